import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const insured = (how: string, then: string, settled = ''): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer AS; box:1 9C; call insurance; w2 insurance 1000 on w1 ${how}; ${then};
   stand box:1; dealer 9D; ${settled}; w1 lose`;

playTable('blackjack/confirmed-wagers-stay', {
  lawful: [['left as it is', ACT, insured('confirmed', '', 'w2 lose')]],
  planted: [
    ['lowered', 'blackjack/5.4', ACT, insured('confirmed', 'change w2 500', 'w2 lose')],
    ['lowered at spanish blackjack', 'sch-2/16(2)', QLD_SPANISH, insured('confirmed', 'change w2 500', 'w2 lose')],
  ],
  silent: [
    ['not confirmed, and lowered', QLD, insured('confirmed=false', 'change w2 500', 'w2 lose')],
    ['not confirmed, and taken back', QLD, insured('confirmed=false', 'withdraw w2')],
    ['an original wager that was confirmed and raised in time', QLD, 'w1 main 500 box:1 confirmed; change w1 600'],
  ],
  doubtful: [['taken back, without saying whether it was confirmed', QLD, insured('', 'withdraw w2')]],
});
