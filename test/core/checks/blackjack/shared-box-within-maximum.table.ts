import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

const shared = (first: number, second: number, settled = 'w1 lose; w2 lose', by = 'p2'): string =>
  `w1 main ${String(first)} box:1 p1; w2 main ${String(second)} box:1 ${by}; call no-more-bets; box:1 KH; dealer 9S; box:1 7C;
   stand box:1 by p1; dealer KD; ${settled}`;
const twoShared = (first: string, second: string): string =>
  `w1 main ${first} box:1; w2 main ${second} box:1 p2; w3 main 4000 box:2; w4 main 6000 box:2 p2; w5 perfect-pair 5000 box:1; call no-more-bets;
   box:1 KH; box:2 KS; dealer 9S; box:1 7C; box:2 7D; w5 lose; stand box:1 by p1; stand box:2 by p2; dealer KD; w1 lose; w2 lose; w3 lose; w4 lose`;
const limits = { main: { max: 10_000 } };
const WHOLE = { table: { limits, options: { sharedBoxMaximum: 'whole-box' } } };
const EACH = { table: { limits, options: { sharedBoxMaximum: 'each-player' } } };
const UNSAID = { table: { limits, options: {} } };

playTable('blackjack/shared-box-within-maximum', {
  lawful: [
    ['exactly the maximum', QLD, shared(6000, 4000), WHOLE],
    [
      'above it, and collected up to it',
      ACT,
      shared(6000, 6000, 'w1 lose; w2 lose returned 2000'),
      { table: { limits } },
    ],
    ['above it, and one of them refused', ACT, shared(6000, 4000, 'w1 lose; w2 lose'), { table: { limits } }],
  ],
  planted: [
    ['above it', 'sch-2/8(2)', QLD, shared(6000, 6000), WHOLE],
    ['collected up to it', 'sch-2/8(2)', QLD, shared(6000, 6000, 'w1 lose; w2 lose returned 2000'), WHOLE],
  ],
  silent: [
    ['above it, and one of them turned down', QLD, shared(6000, 6000, 'w1 lose; w2 void'), WHOLE],
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
  said: [
    [
      'a cent above it',
      [
        'breaches box:1: The players on box:1 had 100.01 at stake together; the displayed maximum for the box is 100.00.',
      ],
      QLD,
      shared(10_000, 1),
      WHOLE,
    ],
    [
      'one above it by himself',
      ['not-applicable', 'also blackjack/stake-not-above-maximum'],
      QLD,
      shared(12_000, 6000),
      WHOLE,
    ],
    ['one not settled', ['indeterminate box:1: settle event of wager w2'], QLD, shared(6000, 6000, 'w1 lose'), WHOLE],
    ['two boxes and another bet', ['complies box:1', 'complies box:2'], QLD, twoShared('6000', '4000'), WHOLE],
    [
      'above it on one of two boxes, and no direction known',
      ['indeterminate rule set: table.options.sharedBoxMaximum'],
      QLD,
      twoShared('6000', '6000'),
      UNSAID,
    ],
    ['void', ['not-applicable'], QLD, 'w1 main 6000 box:1; w2 main 6000 box:1 p2; void round; w1 void; w2 void', WHOLE],
    [
      'no limits on record',
      ['indeterminate box:1: table.limits'],
      QLD,
      shared(6000, 6000),
      { table: { options: { sharedBoxMaximum: 'whole-box' } } },
    ],
    [
      'no maximum displayed',
      ['complies box:1'],
      QLD,
      shared(6000, 6000),
      {
        table: { limits: { main: { min: 500 } }, options: { sharedBoxMaximum: 'whole-box' } },
      },
    ],
    ['a dummy round', ['not-applicable'], QLD, shared(6000, 6000, ''), { ...WHOLE, dummy: true }],
  ],
  occurs: [
    ['at the maximum', false, QLD, shared(6000, 4000)],
    ['no wager', false, QLD, 'box:1 KH'],
  ],
});
