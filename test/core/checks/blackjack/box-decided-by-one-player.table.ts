import { BOTH, STANDS, TWO_ON_BOX, twoBoxes } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

/** A pair of eights that two players share, and these decisions. */
const pair = (play: string, settled = ''): string =>
  `w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 8H; dealer 6S; box:1 8S; ${play}; box:1/1 AC; box:1/2 AD;
   dealer KC; dealer 2D; w1 win 10000; w2 win 10000; ${settled}`;
/** Sixteen that two players share against a king, and these decisions; both lose. */
const sixteen = (play: string): string =>
  `w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 KH; dealer KS; box:1 6H; ${play}; dealer 8D; w1 lose; w2 lose`;
/** Eleven on one half of a box, and these decisions on it. */
const eleven = (play: string): string =>
  `w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a 6H; box:1b KD; dealer 6S; box:1a 5S; box:1b 9C; ${play};
   box:1a 9D; stand box:1b by p1; dealer 9D; dealer 2D; w1 win 10000; w2 win 10000; u1 win 10000`;
const twoDecided = (first: string, second: string, box = 'box:1'): string =>
  `breaches ${box}: Players ${first} and ${second} both decided about the cards of ${box}; one player only may.`;

playTable('blackjack/box-decided-by-one-player', {
  lawful: [
    [
      'another doubles along',
      QLD,
      `${TWO_ON_BOX.replace('KH', '6H')}; double box:1 by p1; w3 double 10000 on w1; double box:1 by p2; w4 double 10000 on w2 p2; box:1 9D; dealer KC; dealer 2D; ${BOTH}; w3 win 10000 returned 10000; w4 win 10000 returned 10000`,
    ],
    [
      'all surrender',
      QLD_SPANISH,
      'w1 main 10000 box:1; w2 main 10000 box:1 p2; call no-more-bets; box:1 KH; dealer KS; box:1 6H; stand box:1 by p1; dealer 8D; w1 lose; w2 lose',
    ],
  ],
  planted: [
    [
      'two players in Canberra',
      'blackjack/15.1',
      ACT,
      `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p2; dealer KC; dealer 2D; ${BOTH}`,
    ],
  ],
  silent: [['players not told', QLD, STANDS]],
  said: [
    [
      'another splits along',
      ['complies box:1'],
      QLD,
      pair(
        'split box:1 by p1; w3 split 10000 on w1 hand 2; split box:1 by p2; w4 split 10000 on w2 p2 hand 2',
        'w3 win 10000; w4 win 10000',
      ),
    ],
    [
      'another splits before the player who decides',
      [twoDecided('p1', 'p2'), 'also blackjack/only-permitted-decisions'],
      QLD,
      pair('switch box:1 by p1; split box:1 by p2; w4 split 10000 on w2 p2 hand 2', 'w4 win 10000'),
    ],
    [
      'another stands on a hand that the first one split',
      [twoDecided('p1', 'p2')],
      QLD,
      pair('split box:1 by p1; w3 split 10000 on w1 hand 2', 'w3 win 10000').replace('AC;', 'AC; stand box:1/1 by p2;'),
    ],
    [
      'another splits what the first one stood on, who split on another box',
      [
        twoDecided('p1', 'p2'),
        'complies box:2',
        'also blackjack/hands-played-in-order',
        'also blackjack/no-card-after-standing',
      ],
      QLD,
      `w1 main 10000 box:1; w2 main 10000 box:1 p2; w5 main 10000 box:2; call no-more-bets; box:1 8H; box:2 9H; dealer 6S; box:1 8S; box:2 9S;
       stand box:1 by p1; split box:2 by p1; w6 split 10000 on w5 hand 2; box:2/1 AS; box:2/2 AH;
       split box:1 by p2; w4 split 10000 on w2 p2 hand 2; box:1/1 AC; box:1/2 AD;
       dealer KC; dealer 2D; w1 win 10000; w2 win 10000; w4 win 10000; w5 win 10000; w6 win 10000`,
    ],
    [
      'another doubles along at blackjack switch',
      ['complies box:1a', 'complies box:1b'],
      QLD_SWITCH,
      eleven('double box:1a by p1; w2 double 10000 on w1; double box:1a by p2'),
    ],
    [
      'another doubles what the first one drew to',
      [twoDecided('p1', 'p2', 'box:1a'), 'complies box:1b'],
      QLD_SWITCH,
      eleven('hit box:1a by p1; double box:1a by p2; w2 double 10000 on w1'),
    ],
    [
      'both double at spanish blackjack',
      ['complies box:1'],
      QLD_SPANISH,
      `${TWO_ON_BOX.replace('KH', '6H')}; double box:1 by p1; w3 double 10000 on w1; double box:1 by p2; w4 double 10000 on w2 p2; box:1 9D;
       dealer KC; dealer 2D; ${BOTH}; w3 win 10000; w4 win 10000`,
    ],
    [
      'one surrenders alone where no surrender is offered',
      ['complies box:1', 'also blackjack/only-permitted-decisions'],
      QLD,
      sixteen('stand box:1 by p1; surrender box:1 by p2'),
    ],
    [
      'one surrenders alone',
      ['breaches box:1: Player p2 surrendered on box:1 and p1, who decides about it, did not; that is not allowed.'],
      QLD_SPANISH,
      sixteen('stand box:1 by p1; surrender box:1 by p2').replace('w2 lose', 'w2 lose returned 5000'),
    ],
    [
      'the one who decides surrenders',
      ['complies box:1'],
      QLD_SPANISH,
      sixteen('stand box:1 by p1; surrender box:1 by p1').replace('w1 lose', 'w1 lose returned 5000'),
    ],
    [
      'each player on a box of his own',
      ['complies box:1', 'complies box:2'],
      QLD,
      twoBoxes(
        'box:1 KH; box:2 KD; dealer 6S; box:1 9S; box:2 9C',
        'stand box:1 by p1; stand box:2 by p2',
        `dealer KC; dealer 2D; ${BOTH}`,
      ),
    ],
    [
      'a decision of a player who is not named',
      ['complies box:1'],
      QLD,
      `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1; dealer KC; dealer 2D; ${BOTH}`,
    ],
    [
      'two players in a void round',
      ['not-applicable'],
      ACT,
      `${TWO_ON_BOX}; hit box:1 by p1; box:1 4D; stand box:1 by p2; void round; w1 void; w2 void`,
    ],
  ],
  holdsTo: [
    [ACT, ['boxControl']],
    [QLD, ['boxControl', 'othersOnBox.decide']],
    [QLD_SPANISH, ['boxControl', 'othersOnBox.decide', 'othersOnBox.surrender']],
  ],
});
