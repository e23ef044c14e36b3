import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_ELECTRONIC } from '../../../support/rounds/blackjack/script';

const lost = (called: string, dealing = '', settled = 'w1 lose', box = 'box:1'): string =>
  `w1 main 4000 ${box}; call no-more-bets; ${called}; ${box} KH; ${dealing}; dealer 9S; ${box} 7C; stand ${box}; dealer KD; ${settled}`;

/** A pair, with a side wager placed once the first card is out. */
const sideLate = (bet: string, settled: string): string =>
  lost('', `w2 ${bet} 500 box:1`, `w1 lose`).replace('stand', `w2 ${settled}; stand`);

playTable('blackjack/no-wager-after-close', {
  lawful: [
    ['changed after the call, in Queensland before the first card', QLD, lost('change w1 5000')],
    ['a late wager that was refused', ACT, lost('w2 main 500 box:1 p2', '', 'w2 void; w1 lose')],
    ...[ACT, QLD].map((place): [string, typeof place, string] => [
      `one on the next round, placed when all were settled, in ${place.jurisdiction}`,
      place,
      lost('', '', 'w1 lose; w2 main 500 box:1; w3 main 500 box:2 p2'),
    ]),
    [
      'one on the next round, altered and then withdrawn',
      QLD,
      lost('', '', 'w1 lose; w2 main 500 box:1; change w2 600; withdraw w2'),
    ],
    [
      'doubled and insured after the close',
      ACT,
      `w1 main 4000 box:1; call no-more-bets; box:1 6H; dealer AS; box:1 5C; w3 insurance 2000 on w1; double box:1; w2 double 4000 on w1;
       box:1 3H; dealer 9D; w3 lose; w1 lose; w2 lose`,
    ],
  ],
  planted: [
    ['changed after the call in the Capital Territory', 'blackjack/5.2', ACT, lost('change w1 5000')],
    ['placed after the first card', 'sch-2/14(1)', QLD, lost('', 'w2 main 500 box:1 p2', 'w1 lose; w2 lose')],
    [
      'placed when all were settled, and settled with them',
      'sch-2/14(1)',
      QLD,
      lost('', '', 'w1 lose; w2 main 500 box:1; w2 lose'),
    ],
    [
      'placed while another box was still open',
      'sch-2/14(1)',
      QLD,
      `w1 main 4000 box:1; w2 main 4000 box:2 p2; box:1 KH; box:2 KS; dealer 6S; box:1 AC; box:2 8C; w1 win 6000; w3 main 500 box:1;
       stand box:2; dealer KD; dealer 2D; w2 push; w3 lose`,
    ],
    ['raised after the first card', 'sch-2/16(1)', QLD, lost('', 'change w1 5000')],
    [
      'changed after the call on a terminal',
      'sch-16/5(2)',
      QLD_ELECTRONIC,
      lost('change w1 5000', '', 'w1 lose', 'terminal:1'),
    ],
  ],
  silent: [['no wager', QLD, 'call no-more-bets']],
  said: [
    [
      'a side wager that has a close of its own',
      ['complies w1', 'also blackjack/additional-wager-before-first-card'],
      QLD,
      sideLate('star-pairs', 'lose'),
    ],
    [
      'a side wager that has none',
      ['complies w1', 'breaches w2: Wager w2 was placed after the wagering period had ended.'],
      QLD,
      sideLate('perfect-pair', 'lose'),
    ],
    [
      'one of each',
      [
        'complies w1',
        'breaches w2: Wager w2 was placed after the wagering period had ended.',
        'also blackjack/additional-wager-before-first-card',
      ],
      QLD,
      sideLate('perfect-pair', 'lose')
        .replace('w2 perfect-pair', 'w3 star-pairs 500 box:1; w2 perfect-pair')
        .replace('w2 lose', 'w3 lose; w2 lose'),
    ],
  ],
  citing: [
    [
      'placed after the first card in Queensland',
      ['sch-2/14(1)', 'sch-2/16(1)'],
      QLD,
      lost('', 'w2 main 500 box:1 p2', 'w1 lose; w2 lose'),
    ],
    ['raised after the first card in Queensland', ['sch-2/16(1)', 'sch-2/14(1)'], QLD, lost('', 'change w1 5000')],
    [
      'placed after the call in Canberra',
      ['blackjack/5.2', 'blackjack/8', 'blackjack/5.1'],
      ACT,
      lost('w2 main 500 box:1 p2', '', 'w1 lose; w2 lose'),
    ],
  ],
});
