import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const early = (second: string, more: string, settled: string): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 ${second}; stand box:1; dealer 3D;
   irregularity excess-card-drawn to=dealer treatment=played; ${more}; w1 ${settled}`;
const leftOut = (more: string, settled: string): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; box:1 8C; stand box:1;
   irregularity card-to-wrong-hand treatment=played; ${more}; w1 ${settled}`;

playTable('blackjack/dealer-completes-after-irregularity', {
  lawful: [
    ['a hand dealt too early', QLD, early('8C', 'dealer 7D', 'lose')],
    ['a hand whose first card was left out', QLD, leftOut('dealer 9S; dealer KD', 'lose')],
  ],
  planted: [
    ['a hand dealt too early, at spanish blackjack', 'sch-2(a)/13(b)', QLD_SPANISH, early('8C', '', 'win 4000')],
  ],
  silent: [
    ['the only player took the wager back', QLD, early('8C', '', 'void')],
    ['no irregularity', QLD, early('8C', 'dealer 7D', 'lose').replace(/irregularity[^;]*;/, '')],
  ],
});
