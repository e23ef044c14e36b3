import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const hand = (settled: string, second = '7C', more = ''): string =>
  `w1 main 4000 box:1; ${more}; call no-more-bets; box:1 KH; dealer 9S; box:1 ${second}; stand box:1; dealer KD; w1 ${settled}`;

playTable('blackjack/losing-wager-is-collected', {
  lawful: [
    ['nothing given back', ACT, hand('lose')],
    ['the excess given back', ACT, hand('lose returned 1000'), { table: { limits: { main: { max: 3000 } } } }],
  ],
  planted: [
    [
      'more than the excess given back',
      'blackjack/11.2(e)',
      ACT,
      hand('lose returned 1001'),
      { table: { limits: { main: { max: 3000 } } } },
    ],
    [
      'a hand over 21',
      'sch-2/14(2)(f)',
      QLD,
      'w1 main 4000 box:1; box:1 KH; dealer 9S; box:1 7C; hit box:1; box:1 8H; w1 lose returned 1',
    ],
    [
      'insurance',
      'sch-2/25(4)',
      QLD,
      'w1 main 4000 box:1; box:1 KH; dealer AS; box:1 9C; call insurance; w2 insurance 500 on w1; stand box:1; dealer 9D; w2 lose returned 100; w1 lose',
    ],
    [
      'a perfect pair that is none',
      'sch-17/7(3)',
      QLD,
      'w1 main 4000 box:1; w2 perfect-pair 500 box:1; box:1 KH; dealer 9S; box:1 7C; w2 lose returned 100; stand box:1; dealer KD; w1 lose',
    ],
  ],
  silent: [
    ['won', ACT, hand('win 4000', 'QC')],
    [
      'surrendered',
      QLD_SPANISH,
      'w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer QS; box:1 6C; surrender box:1; dealer 9D; w1 lose returned 2000',
    ],
  ],
});
