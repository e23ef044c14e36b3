import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

const shared = (first: number, second: number, settled = 'w1 lose; w2 lose', by = 'p2'): string =>
  `w1 main ${String(first)} box:1 p1; w2 main ${String(second)} box:1 ${by}; call no-more-bets; box:1 KH; dealer 9S; box:1 7C;
   stand box:1 by p1; dealer KD; ${settled}`;
const limits = { main: { max: 10_000 } };
const WHOLE = { table: { limits, options: { sharedBoxMaximum: 'whole-box' } } };
const EACH = { table: { limits, options: { sharedBoxMaximum: 'each-player' } } };
const UNSAID = { table: { limits, options: {} } };

playTable('blackjack/shared-box-within-maximum', {
  lawful: [
    ['exactly the maximum', QLD, shared(6000, 4000), WHOLE],
    ['above it, and collected up to it', QLD, shared(6000, 6000, 'w1 lose; w2 lose returned 2000'), WHOLE],
    ['above it, and one of them refused', ACT, shared(6000, 4000, 'w1 lose; w2 lose'), { table: { limits } }],
  ],
  planted: [['above it', 'sch-2/8(2)', QLD, shared(6000, 6000), WHOLE]],
  silent: [
    ['each player by himself', QLD, shared(6000, 6000), EACH],
    [
      'one player alone',
      QLD,
      shared(6000, 6000, 'w1 lose; w2 lose', 'p1').replace('6000 box:1 p1; w2', '4000 box:1 p1; w2'),
      WHOLE,
    ],
    ['within any maximum, and no direction known', QLD, shared(4000, 4000), UNSAID],
  ],
  doubtful: [['no direction known', QLD, shared(6000, 6000), UNSAID]],
});
