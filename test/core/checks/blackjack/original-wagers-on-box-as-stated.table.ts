import { atSwitch, atTriplePlay, STANDS } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT_TRIPLE, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** A nineteen on one half of a box alone. */
const ONE_HALF =
  'w1 main 10000 box:1a; call no-more-bets; box:1a KH; dealer 6S; box:1a 9S; stand box:1a; dealer KC; dealer 2D; w1 win 10000';
const ONLY_ONE = 'breaches box:1: The player of box:1 has only one original wager; two are made on a box.';
/** Two players with two halves each; both halves of the second box in these amounts. */
const twoSeats = (one: string, other: string): string =>
  `w1 main 10000 box:1a; u1 main 10000 box:1b; w3 main ${one} box:2a p2; w4 main ${other} box:2b p2; call no-more-bets;
   box:1a KH; box:1b KD; box:2a KS; box:2b KC; dealer 6S; box:1a 8S; box:1b 9C; box:2a 9D; box:2b 9H; stand box:1a; stand box:1b; stand box:2a; stand box:2b;
   dealer 9D; dealer 2D; w1 win 10000; u1 win 10000; w3 win ${one}; w4 win ${other}`;

playTable('blackjack/original-wagers-on-box-as-stated', {
  lawful: [
    [
      'three wagers of other amounts',
      ACT_TRIPLE,
      `x3 main:3 500 box:1; ${atTriplePlay(STANDS)}; dealer/3 KC; dealer/3 2D; x3 win 500 returned 500`,
    ],
  ],
  planted: [
    [
      'one wager at blackjack switch',
      'sch-2(c)/5(1)(a)',
      QLD_SWITCH,
      'w1 main 10000 box:1a; call no-more-bets; box:1a KH; dealer 6S; box:1a 9S; dealer KC; dealer 2D; w1 win 10000 returned 10000',
    ],
  ],
  silent: [
    [
      'one wager that was given back',
      QLD_SWITCH,
      'w1 main 10000 box:1a; call no-more-bets; box:1a KH; dealer 6S; box:1a 9S; void hand box:1a; w1 void returned 10000',
    ],
  ],
  said: [
    [
      'one built up at triple play',
      ['complies box:1'],
      ACT_TRIPLE,
      `x2 main:2 500 box:1; ${atTriplePlay(STANDS)}; x2 win 500 returned 500`,
    ],
    [
      'one at triple play that does not say which hand it is against',
      ['indeterminate box:1: the hand of the dealer that wager x2 is against'],
      ACT_TRIPLE,
      `x2 main 500 box:1; ${atTriplePlay(STANDS)}; x2 lose`,
    ],
    ['two of each player', ['complies box:1', 'complies box:2'], QLD_SWITCH, twoSeats('5000', '5000')],
    [
      'unequal ones of one player',
      [
        'complies box:1',
        'breaches box:2: The player of box:2 has original wagers of 50.00 and 50.01; they must be of equal amounts.',
      ],
      QLD_SWITCH,
      twoSeats('5000', '5001'),
    ],
    ['one', [ONLY_ONE], QLD_SWITCH, ONE_HALF],
    [
      'one that was misplaced',
      ['not-applicable'],
      QLD_SWITCH,
      `${ONE_HALF}; irregularity wager-misplaced treatment=played`,
    ],
    [
      'one, and another irregularity',
      [ONLY_ONE],
      QLD_SWITCH,
      `${ONE_HALF}; irregularity wrong-result-entered treatment=result-recalculated`,
    ],
    [
      'one, and another bet that was given back',
      [ONLY_ONE],
      QLD_SWITCH,
      ONE_HALF.replace('call', 'w2 super-match 500 box:1a; call').replace('stand', 'w2 void; stand'),
    ],
    [
      'one, and none left of another player',
      [ONLY_ONE, 'also blackjack/wager-follows-the-hands'],
      QLD_SWITCH,
      ONE_HALF.replace('call', 'w3 main 10000 box:2a p2; call')
        .replace('dealer 6S; box:1a 9S;', 'box:2a KD; dealer 6S; box:1a 9S; box:2a 9D;')
        .replace('w1 win', 'w3 void; w1 win'),
    ],
    [
      'three, of which one was given back',
      ['complies box:1', 'also blackjack/wager-follows-the-hands'],
      QLD_SWITCH,
      `x1 main 10000 box:1a; ${atSwitch(STANDS)}; x1 void`,
    ],
    [
      'three at blackjack switch',
      ['breaches box:1: The player of box:1 has 3 original wagers of one player; two are made on a box.'],
      QLD_SWITCH,
      `x1 main 10000 box:1a; ${atSwitch(STANDS)}; x1 win 10000`,
    ],
    [
      'one at triple play',
      ['breaches box:1: The player of box:1 has only one original wager; two or three are made on a box.'],
      ACT_TRIPLE,
      STANDS.replace('main', 'main:1'),
    ],
  ],
});
