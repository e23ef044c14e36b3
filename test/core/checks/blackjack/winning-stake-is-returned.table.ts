import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD_ELECTRONIC } from '../../../support/rounds/blackjack/script';

const hand = (settled: string, second = 'QC', at = 'terminal:1'): string =>
  `w1 main 4000 ${at}; call no-more-bets; ${at} KH; dealer 9S; ${at} ${second}; stand ${at}; dealer KD; w1 ${settled}`;

playTable('blackjack/winning-stake-is-returned', {
  lawful: [['given back', QLD_ELECTRONIC, hand('win 4000 returned 4000')]],
  planted: [['more than the stake', 'sch-16/7(3)(c)', QLD_ELECTRONIC, hand('win 4000 returned 4100')]],
  silent: [
    ['nothing said of it', QLD_ELECTRONIC, hand('win 4000')],
    ['lost', QLD_ELECTRONIC, hand('lose', '7C')],
    ['at a table, of which no rule says so', ACT, hand('win 4000 returned 3900', 'QC', 'box:1')],
  ],
});
