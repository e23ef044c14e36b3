import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_ELECTRONIC } from '../../../support/rounds/blackjack/script';

const short = (treatment: string, at = 'box:1'): string =>
  `w1 main 4000 ${at}; call no-more-bets; ${at} KH; dealer 9S; ${at} 7C; irregularity insufficient-cards ${treatment}; stand ${at};
   dealer KD; w1 lose`;

playTable('blackjack/insufficient-cards-treated-as-stated', {
  lawful: [
    ['completed in the Capital Territory', ACT, short('treatment=played')],
    ['completed on terminals', QLD_ELECTRONIC, short('treatment=played', 'terminal:1')],
  ],
  planted: [
    ['made a round without wagers', 'blackjack/18(f)', ACT, short('treatment=dummy-round')],
    ['the hand declared void', 'sch-2/33(1)', QLD, short('to=box:1 treatment=hand-void').replace('w1 lose', 'w1 void')],
  ],
  silent: [['cards enough', QLD, short('').replace('irregularity insufficient-cards ;', '')]],
  doubtful: [['not said what was done', QLD, short('')]],
});
