import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_TRIPLE, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const lost = (how: string, ended = 'w1 lose'): string =>
  `w1 main 4000 box:1 ${how}; w2 main 4000 box:2 p2; call no-more-bets; box:1 KH; box:2 KS; dealer 9S; box:1 7C; box:2 7D; stand box:1;
   stand box:2; dealer KD; ${ended}; w2 lose`;

playTable('blackjack/no-oral-wagers', {
  lawful: [
    ['with chips in the Capital Territory', ACT, lost('oral chips=value')],
    ['refused in Queensland', QLD, lost('oral', 'w1 void')],
    ['in a void round', QLD, 'w1 main 4000 box:1 oral; void wager w1; w1 void'],
  ],
  planted: [
    ['with cash in Queensland', 'sch-2/13(2)', QLD, lost('oral chips=cash')],
    ['at spanish blackjack', 'sch-2/13(2)', QLD_SPANISH, lost('oral')],
    [
      'on star pairs',
      'sch-17/54(2)',
      QLD,
      lost('; w3 star-pairs 500 box:1 oral').replace('; stand box:1', '; w3 lose; stand box:1'),
    ],
  ],
  silent: [['placed with chips', QLD, lost('')]],
  doubtful: [
    [
      'what came with it at triple play',
      ACT_TRIPLE,
      'w1 main:1 4000 box:1 oral; w2 main:2 4000 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; stand box:1; dealer/1 KD; w1 lose; dealer/2 KC; w2 lose',
    ],
  ],
});
