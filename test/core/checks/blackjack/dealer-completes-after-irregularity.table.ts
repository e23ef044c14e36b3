import { playTable } from '../../../support/rounds/blackjack/play-table';
import { QLD, QLD_SPANISH } from '../../../support/rounds/blackjack/script';

const early = (second: string, more: string, settled: string): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 ${second}; stand box:1; dealer 3D;
   irregularity excess-card-drawn to=dealer treatment=played; ${more}; w1 ${settled}`;
const leftOut = (more: string, settled: string): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; box:1 8C; stand box:1;
   irregularity card-to-wrong-hand treatment=played; ${more}; w1 ${settled}`;

/** Three cards of the player, who has drawn once, and two of the dealer before it was his turn. */
const drawn = (third: string, more: string, settled: string): string =>
  `w1 main 4000 box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 5C; hit box:1; box:1 ${third}; ${settled}; dealer 3D;
   irregularity excess-card-drawn to=dealer treatment=played; ${more}`;

/** The first of two players is over 21, and the second has eighteen. */
const TWO = `w1 main 4000 box:1; w2 main 4000 box:2 p2; call no-more-bets; box:1 KD; box:2 KH; dealer 9S; box:1 5D; box:2 8C;
  hit box:1; box:1 9D; w1 lose; stand box:2; dealer 3D; irregularity excess-card-drawn to=dealer treatment=played; w2 win 4000`;

playTable('blackjack/dealer-completes-after-irregularity', {
  lawful: [
    ['a hand dealt too early', QLD, early('8C', 'dealer 7D', 'lose')],
    ['a hand whose first card was left out', QLD, leftOut('dealer 9S; dealer KD', 'lose')],
  ],
  planted: [
    ['a player with 20, at spanish blackjack', 'sch-2(a)/13(b)', QLD_SPANISH, early('QC', '', 'win 4000')],
    ['a player with 21', 'sch-2/35(2)(b)', QLD, drawn('6C', 'w1 win 4000', '')],
    ['the second of two players, the first being over 21', 'sch-2/35(2)(b)', QLD, TWO],
    ['a hand dealt too early, at spanish blackjack', 'sch-2(a)/13(b)', QLD_SPANISH, early('8C', '', 'win 4000')],
  ],
  silent: [
    ['a player with 21, at spanish blackjack', QLD_SPANISH, drawn('6C', '', 'w1 win 4000')],
    ['a player with 22', QLD, drawn('7C', '', 'w1 lose')],
    ['the only player was given the wager back', QLD, early('8C', '', 'push')],
    ['a void round', QLD, early('8C', 'void round', 'void')],
    ['a round without wagers', QLD, early('8C', '', 'void'), { dummy: true }],
    [
      'an irregularity of another kind',
      QLD,
      early('8C', 'dealer 7D', 'lose').replace(/irregularity[^;]*;/, 'irregularity failed-to-burn;'),
    ],
    ['the only player took the wager back', QLD, early('8C', '', 'void')],
    ['no irregularity', QLD, early('8C', 'dealer 7D', 'lose').replace(/irregularity[^;]*;/, '')],
  ],
});
