import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_ELECTRONIC, QLD_SWITCH } from '../../../support/rounds/blackjack/script';

const lost = (wagers: string, settled = 'w1 lose', box = 'box:1'): string =>
  `${wagers}; call no-more-bets; ${box} KH; dealer 9S; ${box} 7C; stand ${box}; dealer KD; ${settled}`;
const ON_TWO = `w1 main 900 box:1; w2 main 1000 box:2; call no-more-bets; box:1 KH; box:2 KS; dealer 9S; box:1 7C; box:2 7D; stand box:1;
  stand box:2; dealer KD; w1 lose; w2 lose`;
const TEN = { table: { limits: { main: { min: 1000 } } } };

const below = (id: string, stake: string): string =>
  `breaches ${id}: A stake of ${stake} on main was accepted; the displayed minimum is 10.00.`;

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
  said: [
    ['exactly the minimum', ['complies w1'], QLD, lost('w1 main 1000 box:1'), TEN],
    [
      'another bet below the minimum of main',
      ['complies w1'],
      QLD,
      lost('w1 main 1000 box:1; w2 perfect-pair 50 box:1').replace('7C;', '7C; w2 lose;'),
      TEN,
    ],
    [
      'a bet for which no minimum is displayed by the rules',
      ['complies w1'],
      QLD,
      lost('w1 main 1000 box:1; w2 super-sevens 50 box:1', 'w1 lose').replace('7C;', '7C; w2 lose;'),
      { table: { limits: { '*': { min: 1000 } } } },
    ],
    [
      'two players below it on one box',
      [below('w1', '9.00'), below('w2', '1.00')],
      QLD,
      lost('w1 main 900 box:1; w2 main 100 box:1 p2', 'w1 lose; w2 lose'),
      TEN,
    ],
    [
      'below it on each of two boxes',
      [below('w1', '9.00'), below('w2', '1.00')],
      QLD,
      ON_TWO.replace('w2 main 1000', 'w2 main 100'),
      TEN,
    ],
    [
      'built up with a wager that was refused',
      [below('w1', '9.00'), 'complies w2'],
      QLD,
      lost('w1 main 900 box:1; w2 main 100 box:1', 'w1 lose; w2 void'),
      TEN,
    ],
    [
      'with another bet beside it',
      [below('w1', '9.00'), 'complies w2'],
      QLD,
      lost('w1 main 900 box:1; w2 perfect-pair 100 box:1', 'w1 lose').replace('7C;', '7C; w2 lose;'),
      { table: { limits: { main: { min: 1000 }, 'perfect-pair': { min: 100 } } } },
    ],
    ['withdrawn in time', ['not-applicable'], QLD, 'w1 main 900 box:1; withdraw w1; call no-more-bets', TEN],
    ['a dummy round', ['not-applicable'], QLD, lost('w1 main 900 box:1', ''), { ...TEN, dummy: true }],
    ['no limits on record', ['indeterminate table: table.limits'], QLD, lost('w1 main 900 box:1'), { table: 'unsaid' }],
    [
      'no limits on record of a terminal',
      ['indeterminate table: table.limits'],
      QLD_ELECTRONIC,
      lost('w1 main 900 terminal:1', 'w1 lose', 'terminal:1'),
      { table: 'unsaid' },
    ],
    [
      'no limits on record in the Capital Territory',
      ['not-applicable'],
      ACT,
      lost('w1 main 900 box:1'),
      { table: 'unsaid' },
    ],
    ['not settled', ['indeterminate w1: settle event of wager w1'], QLD, lost('w1 main 900 box:1', ''), TEN],
    [
      'two wagers that name no box',
      ['complies w1', 'complies w2', 'complies w3'],
      QLD,
      ON_TWO.replace('w1 main 900 box:1', 'w1 main 900; w3 main 100').replace('w1 lose', 'w1 lose; w3 lose'),
      TEN,
    ],
  ],
  citing: [
    ['on one box', ['sch-2/18'], QLD, lost('w1 main 900 box:1'), TEN],
    ['on one of two boxes', ['sch-2/10(2)', 'sch-2/18'], QLD, ON_TWO, TEN],
    [
      'beside the box of another player',
      ['sch-2/18'],
      QLD,
      ON_TWO.replace('w2 main 1000 box:2', 'w2 main 1000 box:2 p2'),
      TEN,
    ],
    [
      'beside a box whose wager was refused',
      ['sch-2/18'],
      QLD,
      ON_TWO.replace('; box:2 KS', '')
        .replace('; box:2 7D', '')
        .replace('stand box:2; ', '')
        .replace('w2 lose', 'w2 void'),
      TEN,
    ],
    [
      'on a terminal',
      ['sch-2/18', 'sch-16/5(3)'],
      QLD_ELECTRONIC,
      lost('w1 main 999 terminal:1', 'w1 lose', 'terminal:1'),
      TEN,
    ],
  ],
});
