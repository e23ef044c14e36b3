import {
  asDealtAt,
  atTriplePlay,
  BOTH,
  DOUBLE,
  DOUBLED,
  oneBox,
  SPLIT,
  STANDS,
  TWO_ON_BOX,
} from '../rounds/blackjack/forms';
import { JACKPOT_PAIRS } from './blackjack-table';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

const won = (...wagers: readonly string[]): string =>
  wagers.map((wager) => `${wager} win 10000 returned 10000`).join('; ');

/** Eights are split, and the first hand becomes nineteen in this way. */
const eightsSplit = (play: string, end = BOTH): string => oneBox('8H 6S 8S', `${play}; box:1/2 AD`, 'KC 2D', end);

/** The player who decides about a box of eleven doubles; another on it adds a wager before the card for the double or after it. */
const doubledByTwo = (one: string, other: string): string =>
  [
    TWO_ON_BOX.replace('KH', '6H'),
    `double box:1 by p1; w3 double 10000 on w1; ${one}; ${other}; dealer KC; dealer 2D`,
    won('w1', 'w2', 'w3', 'w4'),
  ].join('; ');
const SECOND_DOUBLE = 'w4 double 10000 on w2 p2';

/** Two players have a hundred dollars each on a box of eights that is split; the second adds this much. */
const splitByTwo = (added: number): string =>
  [
    'w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; split box:1 by p1',
    `w3 split 10000 on w1 hand 2; w4 split ${String(added)} on w2 hand 2 p2; box:1/1 AC; box:1/2 AD; dealer KC; dealer 2D`,
    `${won('w1', 'w2', 'w3')}; w4 win ${String(added)} returned ${String(added)}`,
  ].join('; ');

const misdealt = (treatment: string): BlackjackTold =>
  oneBox(
    'KH 6S 9S',
    `irregularity card-to-wrong-hand to=box:1 treatment=${treatment}; stand box:1`,
    'KC 2D',
    won('w1'),
  );

/** The dealer's two hands get these cards in this order, and the wagers on them are paid. */
const dealersHands = (...then: readonly string[]): string =>
  [
    'w1 main:1 10000 box:1; w2 main:2 10000 box:1; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; stand box:1',
    ...then,
  ].join('; ');

/** Scenes of clauses that the first pair of their check does not bear on. */
export const FURTHER_PAIRS: PairsOf<BlackjackTold> = {
  'blackjack/additional-prizes-are-paid': JACKPOT_PAIRS,
  'blackjack/cards-face-as-stated': [
    {
      also: 'double',
      breach: ['The card of a double is dealt face down.', asDealtAt(DOUBLED.replace('box:1 9D', 'box:1 9D down'))],
      lawful: ['The card of a double is dealt face up.', asDealtAt(DOUBLED.replace('box:1 9D', 'box:1 9D up'))],
    },
    {
      also: 'dealers-third-card',
      breach: ['The dealer’s third card is dealt face down.', asDealtAt(STANDS.replace('dealer 2D', 'dealer 2D down'))],
      lawful: ['The dealer’s third card is dealt face up.', asDealtAt(STANDS.replace('dealer 2D', 'dealer 2D up'))],
    },
  ],
  'blackjack/only-permitted-decisions': [
    {
      also: 'split-hand',
      breach: [
        'A player is let surrender one of two split hands.',
        asDealtAt(eightsSplit(`${SPLIT}; box:1/1 AC; surrender box:1/1`)),
      ],
      lawful: [
        'A player is let stand on one of two split hands.',
        asDealtAt(eightsSplit(`${SPLIT}; box:1/1 AC; stand box:1/1`)),
      ],
    },
  ],
  'blackjack/split-only-on-equal-cards': [
    {
      also: 'third-card',
      breach: ['A pair is split after a third card.', asDealtAt(eightsSplit(`box:1 3C; ${SPLIT}; box:1/1 8C`))],
      lawful: ['A pair is split before a third card.', asDealtAt(eightsSplit(`${SPLIT}; box:1/1 3C; box:1/1 8C`))],
    },
  ],
  'blackjack/double-only-on-stated-hands': [
    {
      also: 'blackjack',
      breach: ['A blackjack is doubled.', oneBox('KH 6S AD', `${DOUBLE}; box:1 8D`, 'KC 2D', BOTH)],
      lawful: ['A king and a nine are doubled.', oneBox('KH 6S 9D', `${DOUBLE}; box:1 2D`, 'KC 2D', BOTH)],
    },
    {
      also: 'split-hand',
      breach: [
        'One of two split hands is doubled.',
        atTriplePlay(
          eightsSplit(`${SPLIT}; box:1/1 3C; double box:1/1; w3 double 10000 on w1; box:1/1 8C`, won('w1', 'w2', 'w3')),
        ),
      ],
      lawful: [
        'A hand that is not split is doubled.',
        atTriplePlay(oneBox('8H 6S 3C', `${DOUBLE}; box:1 8C`, 'KC 2D', BOTH)),
      ],
    },
    {
      also: 'second-player',
      breach: ['The second player on a box doubles after the card for it.', doubledByTwo('box:1 9D', SECOND_DOUBLE)],
      lawful: ['The second player on a box doubles before the card for it.', doubledByTwo(SECOND_DOUBLE, 'box:1 9D')],
    },
  ],
  'blackjack/added-stake-as-stated': [
    {
      also: 'second-player',
      breach: ['The second player on a box adds half a wager for a split.', splitByTwo(5000)],
      lawful: ['The second player on a box adds as much as the wager for a split.', splitByTwo(10_000)],
    },
  ],
  'blackjack/announced-total-matches-the-cards': [
    {
      also: 'split-hand',
      breach: [
        'Nineteen on a split hand is announced as eighteen.',
        asDealtAt(eightsSplit(`${SPLIT}; box:1/1 AC; announce box:1/1 18`)),
      ],
      lawful: [
        'Nineteen on a split hand is announced.',
        asDealtAt(eightsSplit(`${SPLIT}; box:1/1 AC; announce box:1/1 19`)),
      ],
    },
  ],
  'blackjack/irregularity-treated-as-stated': [
    {
      also: 'wrong-hand',
      breach: ['A card to the wrong hand is noticed before play begins, and left there.', misdealt('played')],
      lawful: ['A card to the wrong hand is noticed before play begins, and put right.', misdealt('reconstructed')],
    },
  ],
  'blackjack/dealer-draws-or-stands': [
    {
      also: 'next-hand',
      breach: [
        'The dealer goes on to the second hand before the first is complete.',
        dealersHands('dealer/1 KC', 'dealer/2 KD', 'dealer/1 2D', 'dealer/2 2C', won('w1', 'w2')),
      ],
      lawful: [
        'The dealer completes the first hand before the second.',
        dealersHands('dealer/1 KC', 'dealer/1 2D', won('w1'), 'dealer/2 KD', 'dealer/2 2C', won('w2')),
      ],
    },
  ],
};
