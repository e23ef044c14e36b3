import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const lost = (wagers: string, settled = 'w1 lose', box = 'box:1'): string =>
  `${wagers}; call no-more-bets; ${box} KH; dealer 9S; ${box} 7C; stand ${box}; dealer KD; ${settled}`;
const ON_TWO = `w1 main 900 box:1; w2 main 1000 box:2; call no-more-bets; box:1 KH; box:2 KS; dealer 9S; box:1 7C; box:2 7D; stand box:1;
  stand box:2; dealer KD; w1 lose; w2 lose`;
const TEN = { table: { limits: { main: { min: 1000 } } } };

playTable('blackjack/stake-not-below-minimum', {
  lawful: [
    ['built up with two wagers', QLD, lost('w1 main 400 box:1; w2 main 600 box:1', 'w1 lose; w2 lose'), TEN],
    ['refused', QLD, lost('w1 main 1000 box:1; w2 main 999 box:1 p2', 'w1 lose; w2 void'), TEN],
    ['on a terminal', QLD_ELECTRONIC, lost('w1 main 1000 terminal:1', 'w1 lose', 'terminal:1'), TEN],
  ],
  planted: [
    ['below it on one of two boxes', 'sch-2/10(2)', QLD, ON_TWO, TEN],
    ['on a terminal', 'sch-16/5(3)', QLD_ELECTRONIC, lost('w1 main 999 terminal:1', 'w1 lose', 'terminal:1'), TEN],
  ],
  silent: [
    ['settled once in the Capital Territory', ACT, lost('w1 main 999 box:1'), TEN],
    [
      'a double below it',
      QLD_SWITCH,
      `w1 main 900 box:1a; w2 main 900 box:1b; void round`,
      { table: { limits: { '*': { min: 1000 } } } },
    ],
  ],
  doubtful: [
    ['no limits on record', QLD, lost('w1 main 900 box:1'), { table: 'unsaid' }],
    ['not settled', QLD, lost('w1 main 900 box:1', ''), TEN],
  ],
});
