import {
  asDealtAt,
  atSwitch,
  BOTH,
  DOUBLE,
  DOUBLED,
  INSURED,
  LOST,
  oneBox,
  SPLIT,
  WON,
} from '../rounds/blackjack/forms';
import { everywhere, pair } from './blackjack-scenes';
import type { BlackjackTold } from './blackjack-told';
import type { PairsOf } from './scenery';

const REQUESTS: PairsOf<BlackjackTold> = {
  'blackjack/insurance-only-against-stated-card': [
    ...everywhere(
      ['Insurance is taken against a king.', oneBox('KH KS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)],
      ['Insurance is taken against an ace.', oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)],
    ),
    ...pair(
      ['Insurance is taken.', oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)],
      [
        'A wager for insurance is turned down.',
        oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 void returned 5000; ${WON}`),
      ],
    ),
  ],
  'blackjack/insurance-before-additional-cards': everywhere(
    [
      'Insurance is taken after a third card.',
      oneBox('KH AS 5H', `box:1 5S; ${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`),
    ],
    [
      'Insurance is taken before a third card.',
      oneBox('KH AS 5H', `${INSURED}; box:1 5S; stand box:1`, '8H', `w2 lose; ${WON}`),
    ],
  ),
  'blackjack/even-money-only-on-blackjack-against-ace': [
    ...everywhere(
      ['A king and a nine are to be paid at once.', oneBox('KH AS 9H', 'even-money box:1', '7H', WON)],
      ['A blackjack is paid at once against an ace.', oneBox('KH AS AH', `even-money box:1; ${WON}`, '', '')],
    ),
    ...pair(
      ['A king and a nine are to be paid at once.', atSwitch(oneBox('KH AS 9H', 'even-money box:1', '7H', WON))],
      [
        'A blackjack is paid at once against an ace.',
        atSwitch(oneBox('KH AS AH', `even-money box:1; ${WON}`, '7H', '')),
      ],
    ),
  ],
  'blackjack/surrender-only-where-offered': pair(
    ['A hand is surrendered against a nine.', oneBox('KH 9S 6H', 'surrender box:1', '8H', LOST)],
    ['A hand is surrendered against a king.', oneBox('KH KS 6H', 'surrender box:1', '8H', 'w1 lose returned 5000')],
  ),
  'blackjack/only-permitted-decisions': [
    ...everywhere(
      ['A player is let surrender.', oneBox('KH 9S 6H', 'surrender box:1', '8H', LOST)],
      ['A player is let stand.', oneBox('KH 9S 6H', 'stand box:1', '8H', LOST)],
    ),
    ...pair(
      ['A player is let switch.', oneBox('KH 9S 6H', 'switch box:1', '8H', LOST)],
      ['A player is let stand.', oneBox('KH 9S 6H', 'stand box:1', '8H', LOST)],
    ),
  ],
  'blackjack/switch-before-other-decisions': pair(
    [
      'A player stands on one hand and then switches.',
      'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b KD; dealer 6S; box:1a 8S; box:1b 9C; stand box:1a; switch box:1a; stand box:1b; dealer 9D; dealer 2D; w1 win 10000 returned 10000; u1 win 10000 returned 10000',
    ],
    [
      'A player switches and then stands on both hands.',
      'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b KD; dealer 6S; box:1a 8S; box:1b 9C; switch box:1a; stand box:1a; stand box:1b; dealer 9D; dealer 2D; w1 win 10000 returned 10000; u1 win 10000 returned 10000',
    ],
  ),
};

/** Eights split into this many hands, each with nineteen. */
function eights(hands: number): string {
  const numbers = Array.from({ length: hands - 1 }, (_, index) => index + 2);
  return oneBox(
    '8H 6S 8S',
    [
      ...numbers.map((number) =>
        [
          `split box:1${number > 2 ? '/1' : ''}`,
          `w${String(number)} split 10000 on w1 hand ${String(number)}`,
          `box:1/1 ${number <= hands - 1 ? '8C' : 'AC'}`,
        ].join('; '),
      ),
      ...numbers.map((number) => `box:1/${String(number)} AD`),
    ].join('; '),
    'KC 2D',
    [1, ...numbers].map((number) => `w${String(number)} win 10000 returned 10000`).join('; '),
  );
}

const SPLITS: PairsOf<BlackjackTold> = {
  'blackjack/split-only-on-equal-cards': everywhere(
    ['A king and a nine are split.', oneBox('KH 6S 9S', `${SPLIT}; box:1/1 9H; box:1/2 KD`, 'KC 2D', BOTH)],
    ['A king and a queen are split.', oneBox('KH 6S QS', `${SPLIT}; box:1/1 9H; box:1/2 9D`, 'KC 2D', BOTH)],
  ),
  'blackjack/split-hands-within-stated-number': [
    ...everywhere(['A pair is split into three hands.', eights(3)], ['A pair is split into two hands.', eights(2)]),
    ...pair(['A pair is split into four hands.', eights(4)], ['A pair is split into three hands.', eights(3)]),
    ...pair(['A pair is split into five hands.', eights(5)], ['A pair is split into four hands.', eights(4)]),
  ],
  'blackjack/split-hands-played-one-by-one': everywhere(
    [
      'The first of two split hands draws after the second has been dealt to.',
      oneBox('8H 6S 8S', `${SPLIT}; box:1/1 5C; box:1/2 AD; box:1/1 6C`, 'KC 2D', BOTH),
    ],
    [
      'The first of two split hands draws before the second is dealt to.',
      oneBox('8H 6S 8S', `${SPLIT}; box:1/1 5C; box:1/1 6C; box:1/2 AD`, 'KC 2D', BOTH),
    ],
  ),
  'blackjack/split-aces-draw-stated-cards': everywhere(
    [
      'One of split aces takes two cards.',
      oneBox('AH 6S AS', `${SPLIT}; box:1/1 5C; box:1/1 3C; box:1/2 8D`, 'KC 2D', BOTH),
    ],
    ['Each of split aces takes one card.', oneBox('AH 6S AS', `${SPLIT}; box:1/1 8C; box:1/2 8D`, 'KC 2D', BOTH)],
  ),
};

/** Eleven is doubled and becomes twenty, with another five. */
const OF_CLUBS = DOUBLED.replace('5H', '5C');

const DOUBLES: PairsOf<BlackjackTold> = {
  'blackjack/double-only-on-stated-hands': [
    ...everywhere(
      [
        'A hand of four cards is doubled.',
        oneBox('2H 6S 3D', `box:1 2C; box:1 3S; ${DOUBLE}; box:1 9D`, 'KC 2D', BOTH),
      ],
      ['Two cards that count eleven are doubled.', DOUBLED],
    ),
    ...pair(
      [
        'A total of twenty-one is doubled.',
        oneBox('5H 6S 6D', `box:1 KS; ${DOUBLE}; box:1 2D`, '', 'w1 lose; w2 lose'),
      ],
      ['A total of twenty is doubled.', oneBox('5H 6S 6D', `box:1 9S; ${DOUBLE}; box:1 2D`, '', 'w1 lose; w2 lose')],
    ),
  ],
  'blackjack/doubled-hand-draws-stated-cards': everywhere(
    ['A doubled hand takes two cards.', oneBox('5S 6S 6D', `${DOUBLE}; box:1 2D; box:1 7C`, 'KC 2D', BOTH)],
    ['A doubled hand takes one card.', oneBox('5S 6S 6D', `${DOUBLE}; box:1 9D`, 'KC 2D', BOTH)],
  ),
  'blackjack/double-withdrawn-as-stated': pair(
    [
      'The double of a hand over twenty-one is taken back.',
      oneBox('KH 6S 6D', `${DOUBLE}; box:1 KS; withdraw w2`, '', LOST),
    ],
    [
      'The double of a hand of eighteen is taken back.',
      oneBox('KH 6S 6D', `${DOUBLE}; box:1 2S; withdraw w2`, '', LOST),
    ],
  ),
  'blackjack/added-stake-as-stated': everywhere(
    [
      'A double is a cent more than the wager.',
      OF_CLUBS.replace('double 10000', 'double 10001').replace(
        'w2 win 10000 returned 10000',
        'w2 win 10001 returned 10001',
      ),
    ],
    ['A double is as much as the wager.', OF_CLUBS],
  ),
};

/** A hand that went over twenty-one; the dealer draws no card unless the other half of the box is still in play. */
const overdrawn = (play: string): BlackjackTold => {
  const lost = `${play}; w1 lose`;
  return asDealtAt(oneBox('KH 6S 5H', lost, '', ''), atSwitch(oneBox('KH 6S 5H', lost, 'KC 2D', '')));
};

/** Every hand is over twenty-one, and the dealer takes these cards. */
const allOver = (dealers: string): BlackjackTold => {
  const further = dealers.split(' ').flatMap((card) => (card === '' ? [] : [`dealer ${card}`]));
  const switched = [
    'w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b KD; dealer 6S; box:1a 6H; box:1b 6C',
    'hit box:1a; box:1a KS; w1 lose; hit box:1b; box:1b QS; u1 lose',
    ...further,
  ].join('; ');
  return asDealtAt(oneBox('KH 6S 6H', 'hit box:1; box:1 KD; w1 lose', dealers, ''), switched);
};

const DRAWING: PairsOf<BlackjackTold> = {
  'blackjack/player-draws-only-below-stated-total': pair(
    ['A player draws on twenty-one.', overdrawn('box:1 6D; hit box:1; box:1 KS')],
    ['A player draws on twenty.', overdrawn('box:1 5D; hit box:1; box:1 KS')],
  ),
  'blackjack/player-draws-to-stated-total': everywhere(
    ['A player stands on eleven.', oneBox('5H 6S 6D', 'stand box:1', 'KC 2D', LOST)],
    ['A player stands on twelve.', oneBox('6H 6S 6D', 'stand box:1', 'KC 2D', LOST)],
  ),
  'blackjack/no-card-after-standing': everywhere(
    ['A hand that stood takes a card.', oneBox('KH 6S 5H', 'stand box:1; box:1 4D', 'KC 2D', WON)],
    ['A hand that drew stands.', oneBox('KH 6S 5H', 'hit box:1; box:1 4D; stand box:1', 'KC 2D', WON)],
  ),
  'blackjack/undecided-hand-drawn-as-stated': everywhere(
    ['A hand of twelve is dealt a card without a decision.', oneBox('KH 6S 2H', 'none box:1; box:1 7D', 'KC 2D', WON)],
    ['A hand of eleven is dealt a card without a decision.', oneBox('5H 6S 6D', 'none box:1; box:1 8D', 'KC 2D', WON)],
  ),
  'blackjack/dealer-draws-or-stands': everywhere(
    ['The dealer stands on sixteen.', oneBox('KH 6S 9S', 'stand box:1', 'JC', WON)],
    ['The dealer draws on sixteen.', oneBox('KH 6S 9S', 'stand box:1', 'JC 2D', WON)],
  ),
  'blackjack/dealer-draws-no-needless-card': pair(
    ['All hands are over twenty-one and the dealer draws on.', allOver('KC 2D')],
    ['All hands are over twenty-one and the dealer draws no card.', allOver('')],
  ),
  'blackjack/announced-total-matches-the-cards': everywhere(
    ['Nineteen is announced as eighteen.', oneBox('KH 6S 9S', 'announce box:1 18; stand box:1', 'KC 2D', WON)],
    ['Nineteen is announced.', oneBox('KH 6S 9S', 'announce box:1 19; stand box:1', 'KC 2D', WON)],
  ),
};

/** What is done with hands: requests, splits, doubles and drawing. */
export const HAND_PAIRS: PairsOf<BlackjackTold> = { ...REQUESTS, ...SPLITS, ...DOUBLES, ...DRAWING };
