import { atSwitch, INSURED, oneBox, shared, STANDS, WON } from '../../../support/rounds/blackjack/forms';
import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const insuredOn = (first: string, second: string): string =>
  `w1 main 10000 box:1a; u1 main 10000 box:1b; call no-more-bets; box:1a KH; box:1b KD; dealer AS; box:1a QS; box:1b 9C;
   w2 insurance 5000 ${first}; w3 insurance 5000 ${second}; stand box:1a; stand box:1b; dealer 8D; w2 lose; w3 lose; w1 win 10000; u1 push`;
/** Nineteen on two boxes, of the same two players. */
const twoOnEach = (first: string): string =>
  `w1 main 10000 ${first}; w2 main 10000 box:1 p2; w3 main 10000 box:2; w4 main 10000 box:2 p2; call no-more-bets; box:1 KH; box:2 KD;
   dealer 6S; box:1 9C; box:2 9D; stand box:1 by p1; stand box:2 by p2; dealer KC; dealer 2D; w1 win 10000; w2 win 10000; w3 win 10000; w4 win 10000`;

playTable('blackjack/players-on-box-as-stated', {
  lawful: [
    [
      'a fourth player in Queensland, turned down',
      QLD,
      shared('p1', 'p2', 'p3', 'p4').replace('w4 win 10000 returned 10000', 'w4 void returned 10000'),
    ],
    ['three players in Queensland', QLD, shared('p1', 'p2', 'p3')],
    ['two wagers of one player', QLD, shared('p1', 'p1', 'p1', 'p1')],
    [
      'one insurance wager on a box',
      QLD_SWITCH,
      atSwitch(oneBox('KH AS QH', `${INSURED}; stand box:1`, '8H', `w2 lose; ${WON}`)),
    ],
  ],
  planted: [
    ['four players in Queensland', 'sch-2/8(1)', QLD, shared('p1', 'p2', 'p3', 'p4')],
    [
      'a second player at blackjack switch',
      'sch-2(c)/12(b)',
      QLD_SWITCH,
      `w2 main 10000 box:1a p2; w3 main 10000 box:1b p2; ${atSwitch(STANDS)}`,
    ],
    [
      'two insurance wagers on a box',
      'sch-2(c)/10',
      QLD_SWITCH,
      atSwitch(
        oneBox('KH AS QH', `${INSURED}; w3 insurance 5000 on u1; stand box:1`, '8H', `w2 lose; w3 lose; ${WON}`),
      ),
    ],
  ],
  silent: [['no box', QLD, 'call no-more-bets']],
  said: [
    [
      'two players of two boxes each at blackjack switch',
      ['complies box:1', 'complies box:2'],
      QLD_SWITCH,
      `w1 main 10000 box:1a; u1 main 10000 box:1b; w3 main 10000 box:2a p2; w4 main 10000 box:2b p2; call no-more-bets;
       box:1a KH; box:1b KD; box:2a KS; box:2b KC; dealer 6S; box:1a 8S; box:1b 9C; box:2a 9D; box:2b 9H;
       stand box:1a; stand box:1b; stand box:2a; stand box:2b; dealer 9D; dealer 2D;
       w1 win 10000; u1 win 10000; w3 win 10000; w4 win 10000`,
    ],
    [
      'a wager on one half only',
      ['complies box:1', 'also blackjack/original-wagers-on-box-as-stated'],
      QLD_SWITCH,
      'w1 main 10000 box:1a; call no-more-bets; box:1a KH; dealer 6S; box:1a 8S; stand box:1a; dealer 9D; dealer 2D; w1 win 10000',
    ],
    [
      'two insurance wagers that name the box and no wager',
      ['breaches box:1: 2 wagers on insurance were taken on box:1; no more than 1 may be.'],
      QLD_SWITCH,
      insuredOn('box:1', 'box:1'),
    ],
    [
      'insurance wagers on two boxes',
      ['complies box:1', 'also blackjack/added-stake-as-stated'],
      QLD_SWITCH,
      insuredOn('box:1', 'box:2'),
    ],
    ['two players on each of two boxes', ['complies box:1', 'complies box:2'], QLD, twoOnEach('box:1')],
    [
      'a wager that names no box',
      ['complies box:2'],
      QLD,
      twoOnEach('').replace('w2 main 10000 box:1 p2; ', '').replace('; w2 win 10000', ''),
    ],
    [
      'a box that was passed over',
      ['complies box:1'],
      QLD,
      'w1 main 10000 box:1; w2 main 10000 box:2 p2; call no-more-bets; box:1 KH; dealer 6S; box:1 9S; stand box:1; dealer KC; dealer 2D; w1 win 10000; w2 void returned 10000',
    ],
  ],
  holdsTo: [
    [ACT, ['wagersPerPosition.main']],
    [QLD, ['wagersPerPosition.main']],
    [QLD_SWITCH, ['wagersPerPosition.insurance', 'othersOnBox.main']],
  ],
});
