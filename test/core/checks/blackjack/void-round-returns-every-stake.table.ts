import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, ACT_TRIPLE, QLD, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const dead = (settled: string): string =>
  `w1 main 4000 box:1 p1; w2 main 4000 box:2 p2; box:1 KH; dealer 9S; box:1 7C; stand box:1;
   irregularity card-to-wrong-hand to=box:2 treatment=hand-void; dealer KD; w1 lose; w2 ${settled}`;
const single = (settled: string): string =>
  `w1 main 4000 box:1a; w2 main 4000 box:1b; w3 main 4000 box:2a p2; box:1a KH; box:1b KS; dealer 9S; box:1a 7C; box:1b 8C;
   irregularity wager-misplaced to=box:2a of=one-wager-on-box treatment=hand-void; stand box:1a; stand box:1b; dealer KD;
   w1 lose; w2 lose; w3 ${settled}`;
const jackpot = (fault: string, settled: string): string =>
  `w1 main 4000 box:1; w2 blazing-7s 500 box:1; box:1 7H; dealer 7H; box:1 7H; stand box:1; dealer KD;
   irregularity ${fault} treatment=round-void; w1 void; w2 ${settled}`;

playTable('blackjack/void-round-returns-every-stake', {
  lawful: [
    [
      'invalidated at triple play',
      ACT_TRIPLE,
      'w1 main:1 500 box:1; w2 main:2 500 box:1; call no-more-bets; void round; w1 void; w2 push',
    ],
    ['a dead hand', QLD, dead('void')],
    ['the jackpot system failed after the deal', QLD, jackpot('malfunction of=system', 'void')],
    ['a wrong count of the cards before a major jackpot', QLD, jackpot('missing-or-foreign-card', 'void')],
    ['a box with one wager at blackjack switch', QLD_SWITCH, single('void returned 4000')],
  ],
  planted: [
    [
      'paid in a round that was invalidated',
      'blackjack/20.4',
      ACT,
      'w1 main 500 box:1; call no-more-bets; box:1 KH; void round; w1 win 500',
    ],
    ['the stake for a jackpot kept', 'sch-18/22(1)(b)', QLD, jackpot('malfunction of=system', 'lose')],
    ['kept after a wrong count', 'sch-18/16(8)(c)', QLD, jackpot('missing-or-foreign-card', 'lose')],
    ['a dead hand collected', 'sch-2/36(1)', QLD, dead('lose')],
    ['a box with one wager collected', 'sch-2(c)/17(a)', QLD_SWITCH, single('lose')],
  ],
  silent: [
    [
      'nothing void',
      ACT,
      'w1 main 500 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; stand box:1; dealer KD; w1 lose',
    ],
    ['one wager refused', QLD, 'w1 main 500 box:1; void wager w1; w1 void'],
  ],
  doubtful: [
    ['no rule by which the round is void', QLD, 'w1 main 500 box:1; box:1 KH; void round; w1 lose'],
    ['not settled', ACT, 'w1 main 500 box:1; call no-more-bets; box:1 KH; void round'],
  ],
});
