import { playTable } from '../../../support/rounds/blackjack/play-table';
import {
  ACT_OVER_UNDER,
  ACT_TRIPLE,
  QLD,
  QLD_CHALLENGE,
  QLD_SPANISH,
  QLD_SWITCH,
} from '../../../support/rounds/blackjack/script';

const lost = (wager: string, early = '', late = ''): string =>
  `w1 main 4000 box:1; ${wager}; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; ${early}; stand box:1; dealer KD; w1 lose; ${late}`;

const switched = (wager: string, early: string): string =>
  `w1 main 4000 box:1a; w2 main 4000 box:1b; ${wager}; box:1a KH; box:1b QS; dealer 9S; box:1a 7C; box:1b 8C; ${early};
   stand box:1a; stand box:1b; dealer KD; w1 lose; w2 lose`;

playTable('blackjack/only-permitted-wagers', {
  lawful: [
    ['over 13 where it is played', ACT_OVER_UNDER, lost('w2 over-13 500 box:1', 'w2 win 500')],
    ['an unknown wager that was taken back in time', QLD, lost('w2 dragon 500; withdraw w2')],
    ['star pairs at blackjack switch', QLD_SWITCH, switched('w3 star-pairs 500 box:1a', 'w3 lose')],
    ['lucky lucky refused at spanish blackjack', QLD_SPANISH, lost('w2 lucky-lucky 500 box:1', 'w2 void')],
    ['perfect pairs in Queensland', QLD, lost('w2 perfect-pair 500 box:1', 'w2 lose')],
  ],
  planted: [
    ['star pairs at spanish blackjack', 'sch-17/53', QLD_SPANISH, lost('w2 star-pairs 500 box:1', 'w2 lose')],
    ['any pair at blackjack switch', 'sch-17/40', QLD_SWITCH, switched('w3 any-pair 500 box:1a', 'w3 lose')],
    ['super sevens at blackjack challenge', 'sch-17/23', QLD_CHALLENGE, lost('w2 super-sevens 500 box:1', 'w2 lose')],
    ['blazing 7s at spanish blackjack', 'sch-18/13(1)', QLD_SPANISH, lost('w2 blazing-7s 500 box:1', 'w2 lose')],
    ['an unknown wager that loses', 'sch-2/14(1)', QLD, lost('w2 dragon 500', '', 'w2 lose')],
  ],
  silent: [['no wager', ACT_TRIPLE, 'call no-more-bets']],
});
