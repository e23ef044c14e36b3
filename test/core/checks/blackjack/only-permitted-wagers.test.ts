import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT_OVER_UNDER, ACT_TRIPLE, QLD } from '../../../support/rounds/blackjack/script';

const lost = (wager: string, early = '', late = ''): string =>
  `w1 main 4000 box:1; ${wager}; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; ${early}; stand box:1; dealer KD; w1 lose; ${late}`;

playTable('blackjack/only-permitted-wagers', {
  lawful: [
    ['over 13 where it is played', ACT_OVER_UNDER, lost('w2 over-13 500 box:1', 'w2 win 500')],
    ['an unknown wager that was taken back in time', QLD, lost('w2 dragon 500; withdraw w2')],
    ['perfect pairs in Queensland', QLD, lost('w2 perfect-pair 500 box:1', 'w2 lose')],
  ],
  planted: [['an unknown wager that loses', 'sch-2/14(1)', QLD, lost('w2 dragon 500', '', 'w2 lose')]],
  silent: [['no wager', ACT_TRIPLE, 'call no-more-bets']],
});
