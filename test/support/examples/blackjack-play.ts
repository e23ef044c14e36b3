import type { RoundRecord } from '../../../src/core/rounds/record';
import {
  asDealtAt,
  atSwitch,
  atTriplePlay,
  BOTH,
  oneBox,
  shared,
  STANDS,
  TWO_ON_BOX,
  twoBoxes,
  WON,
} from '../rounds/blackjack/forms';
import { HAND_PAIRS } from './blackjack-hands';
import { everywhere, pair } from './blackjack-scenes';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

const standsWith = (equipment: RoundRecord['equipment'] & object): BlackjackTold => {
  const dealt = asDealtAt(STANDS);
  return (place) => ({ script: dealt(place), equipment });
};
/** Nineteen with these first cards, the dealer's between them; the dealer draws to eighteen. */
const nineteen = (first: string): string => oneBox(first, 'stand box:1', 'KC 2D', WON);
const prepared = (preparation: string): string => `${preparation}; ${STANDS}`;
const SHOE = 'shuffle; cut depth=100 back=60; burn down';

const EQUIPMENT: PairsOf<BlackjackTold> = {
  'blackjack/decks-as-stated': [
    ...pair(
      ['Four decks are in the shoe.', standsWith({ decks: 4, jokers: 0 })],
      ['Six decks are in the shoe.', standsWith({ decks: 6, jokers: 0 })],
    ),
    {
      also: 'card-machine',
      breach: ['Nine decks are in a card machine.', standsWith({ decks: 9, jokers: 0, cardMachine: true })],
      lawful: ['Eight decks are in a card machine.', standsWith({ decks: 8, jokers: 0, cardMachine: true })],
    },
  ],
  'blackjack/no-jokers': pair(
    ['A joker is left in the decks.', standsWith({ decks: 8, jokers: 1 })],
    ['The decks hold no joker.', standsWith({ decks: 8, jokers: 0 })],
  ),
  'blackjack/taken-out-cards-are-not-dealt': pair(
    ['A ten is dealt.', nineteen('TH 6S 9D')],
    ['A king is dealt.', nineteen('KH 6S 9D')],
  ),
  'blackjack/cut-deep-enough': everywhere(
    ['The cards are cut nine cards from the end.', prepared('shuffle; cut depth=9 back=60; burn down')],
    ['The cards are cut fifty-two cards from the end.', prepared('shuffle; cut depth=52 back=60; burn down')],
  ),
  'blackjack/cutting-card-far-from-back': everywhere(
    ['The cutting card is put ten cards from the back.', prepared('shuffle; cut depth=100 back=10; burn down')],
    ['The cutting card is put a deck from the back.', prepared('shuffle; cut depth=100 back=52; burn down')],
  ),
  'blackjack/cutting-card-not-too-far-in': everywhere(
    ['Of eight decks 209 cards lie behind the cutting card.', prepared('shuffle; cut depth=100 back=209; burn down')],
    ['Of eight decks 208 cards lie behind the cutting card.', prepared('shuffle; cut depth=100 back=208; burn down')],
  ),
  'blackjack/new-shoe-burns-first-card': everywhere(
    ['Two cards of a new shoe are burnt.', prepared(`${SHOE}; burn down`)],
    ['The first card of a new shoe is burnt.', prepared(SHOE)],
  ),
  'blackjack/burnt-card-face-as-stated': everywhere(
    ['The card burnt at the start of the shoe is shown.', prepared('shuffle; cut depth=110 back=60; burn up')],
    ['The card burnt at the start of the shoe is not shown.', prepared('shuffle; cut depth=110 back=60; burn down')],
  ),
  'blackjack/cutting-card-ends-the-shoe': everywhere(
    [
      'The cutting card comes out, and the cards are shuffled before the dealer has finished.',
      oneBox('KH 6S 9S', 'cutting-card; stand box:1; shuffle', 'KC 2D', WON),
    ],
    [
      'The cutting card comes out, and the round is finished without a shuffle.',
      oneBox('KH 6S 9S', 'cutting-card; stand box:1', 'KC 2D', WON),
    ],
  ),
};

/** The same round with two wagers of another player, which win as well: the first is paid with the first of the round. */
const joined = (one: string, other: string, script: string): string =>
  `w2 ${one} p2; w3 ${other} p2; ${script.replace('w1 win', 'w2 win 10000 returned 10000; w1 win')}; w3 win 10000 returned 10000`;

const BOXES: PairsOf<BlackjackTold> = {
  'blackjack/players-on-box-as-stated': [
    ...pair(
      ['Four players wager on one box.', shared('p1', 'p2', 'p3', 'p4')],
      ['Three players wager on one box.', shared('p1', 'p2', 'p3')],
    ),
    ...pair(
      [
        'A second player wagers on a box.',
        ({ variant }) =>
          variant === 'switch'
            ? joined('main 10000 box:1a', 'main 10000 box:1b', atSwitch(nineteen('QH 6S 9S')))
            : joined('main:1 10000 box:1', 'main:2 10000 box:1', atTriplePlay(nineteen('QH 6S 9S'))),
      ],
      ['One player has all wagers on a box.', asDealtAt(nineteen('QH 6S 9S'))],
    ),
  ],
  'blackjack/original-wagers-on-box-as-stated': [
    ...pair(
      [
        'The wagers on the two halves of a box differ.',
        atSwitch(nineteen('JH 6S 9S'))
          .replace('u1 main 10000', 'u1 main 5000')
          .replace('u1 win 10000 returned 10000', 'u1 win 5000 returned 5000'),
      ],
      ['The wagers on the two halves of a box are equal.', atSwitch(nineteen('JH 6S 9S'))],
    ),
    ...pair(
      ['A player wagers against one of the dealer’s hands only.', nineteen('JH 6S 9S').replace('main', 'main:1')],
      ['A player wagers against two of the dealer’s hands.', atTriplePlay(nineteen('JH 6S 9S'))],
    ),
  ],
  'blackjack/box-decided-by-one-player': [
    ...pair(
      [
        'Two players decide about one box.',
        `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p2; dealer KC; dealer 2D; ${WON}; w2 win 10000 returned 10000`,
      ],
      [
        'One of two players decides about their box.',
        `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p1; dealer KC; dealer 2D; ${WON}; w2 win 10000 returned 10000`,
      ],
    ),
    ...everywhere(
      [
        'Two players decide about one box.',
        oneBox('KH 6S 5S', 'hit box:1 by p1; box:1 4D; stand box:1 by p2', 'KC 2D', WON),
      ],
      [
        'One player decides about a box.',
        oneBox('KH 6S 5S', 'hit box:1 by p1; box:1 4D; stand box:1 by p1', 'KC 2D', WON),
      ],
    ),
  ],
};

const TWO_DEALT = 'box:1 KH; box:2 QD; dealer 6S; box:1 9S; box:2 9C';

/** Two boxes of fifteen that draw in this order, in every form of the game. */
const drawingInTurn =
  (one: string, other: string): BlackjackTold =>
  ({ variant }) => {
    const deal = 'box:1 KH; box:2 QD; dealer 6S; box:1 5S; box:2 5C';
    if (variant === 'triple-play')
      return [
        'w1 main:1 10000 box:1; w2 main:2 10000 box:1; w3 main:1 10000 box:2 p2; w4 main:2 10000 box:2 p2; call no-more-bets',
        `${deal}; ${one}; ${other}; dealer/1 KC; dealer/1 2D`,
        'w1 win 10000 returned 10000; w3 win 10000 returned 10000; dealer/2 KC; dealer/2 2D',
        'w2 win 10000 returned 10000; w4 win 10000 returned 10000',
      ].join('; ');
    if (variant !== 'switch') return twoBoxes(deal, `${one}; ${other}; dealer KC; dealer 2D`, BOTH);
    return [
      'w1 main 10000 box:1a; w2 main 10000 box:1b; w3 main 10000 box:2a p2; w4 main 10000 box:2b p2; call no-more-bets',
      'box:1a KH; box:1b KD; box:2a QD; box:2b QC; dealer 6S; box:1a 5S; box:1b 9H; box:2a 5C; box:2b 9D',
      `${one.replace(' ', 'a ')}; ${other.replace(' ', 'a ')}; dealer KC; dealer 2D`,
      ...['w1', 'w2', 'w3', 'w4'].map((wager) => `${wager} win 10000 returned 10000`),
    ].join('; ');
  };

const DEALING: PairsOf<BlackjackTold> = {
  'blackjack/cards-face-as-stated': everywhere(
    ['A card is dealt face down.', STANDS.replace('box:1 9S', 'box:1 9S down')],
    ['A card is dealt face up.', STANDS.replace('box:1 9S', 'box:1 9S up')],
  ),
  'blackjack/first-cards-dealt-in-order': [
    ...pair(
      [
        'The second box gets its second card before the first.',
        twoBoxes('box:1 KH; box:2 QD; dealer 6S; box:2 9C; box:1 9S', 'dealer KC; dealer 2D', BOTH),
      ],
      [
        'Each box gets a card, then the dealer, then each box again.',
        twoBoxes(TWO_DEALT, 'dealer KC; dealer 2D', BOTH),
      ],
    ),
    ...pair(
      [
        'The dealer’s first card comes before the player’s.',
        asDealtAt(nineteen('KC 6S 9S').replace('box:1 KC; dealer 6S', 'dealer 6S; box:1 KC')),
      ],
      ['The player’s first card comes before the dealer’s.', asDealtAt(nineteen('KC 6S 9S'))],
    ),
    ...pair(
      [
        'One half of a box takes a third card before the other has its second.',
        'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b KD; dealer 6S; box:1a 5S; hit box:1a; box:1a 4D; box:1b 9C; dealer KC; dealer 2D; w1 win 10000 returned 10000; u1 win 10000 returned 10000',
      ],
      [
        'Both halves of a box have two cards before one takes a third.',
        'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b KD; dealer 6S; box:1a 5S; box:1b 9C; hit box:1a; box:1a 4D; dealer KC; dealer 2D; w1 win 10000 returned 10000; u1 win 10000 returned 10000',
      ],
    ),
  ],
  'blackjack/dealers-second-card-after-the-players': everywhere(
    [
      'The dealer takes a second card before the player does.',
      'w1 main 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 5S; dealer KC; box:1 4D; dealer 2D; w1 win 10000 returned 10000',
    ],
    ['The player takes a third card before the dealer’s second.', oneBox('KH 6S 5S', 'box:1 4D', 'KC 2D', WON)],
  ),
  'blackjack/hands-played-in-order': [
    ...pair(
      ['The second box draws before the first.', drawingInTurn('box:2 4S', 'box:1 4D')],
      ['The first box draws before the second.', drawingInTurn('box:1 4D', 'box:2 4S')],
    ),
  ],
};

export const PLAY_PAIRS: PairsOf<BlackjackTold> = {
  ...EQUIPMENT,
  ...BOXES,
  ...DEALING,
  ...HAND_PAIRS,
};
