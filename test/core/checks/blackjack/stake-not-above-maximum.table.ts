import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD, QLD_CHALLENGE, QLD_ELECTRONIC } from '../../../support/rounds/blackjack/script';

const hand = (stake: number, settled: string, second = '7C', box = 'box:1'): string =>
  `w1 main ${String(stake)} ${box}; call no-more-bets; ${box} KH; dealer 9S; ${box} ${second}; stand ${box}; dealer KD; w1 ${settled}`;
const HUNDRED = { table: { limits: { main: { max: 10_000 } } } };

const ABOVE =
  'breaches w1: A stake of 100.01 on main was settled beyond the displayed maximum of 100.00; 100.00 of it was permitted.';

playTable('blackjack/stake-not-above-maximum', {
  lawful: [
    ['paid up to it', ACT, hand(12_000, 'win 10000 returned 12000', 'QC'), HUNDRED],
    ['collected up to it', ACT, hand(12_000, 'lose returned 2000'), HUNDRED],
    ['given back', QLD, hand(12_000, 'void'), HUNDRED],
    ['exactly the maximum', QLD_CHALLENGE, hand(10_000, 'lose'), HUNDRED],
  ],
  planted: [
    [
      'paid up to it, and a cent kept',
      'blackjack/4.1(d)',
      ACT,
      hand(12_000, 'win 10000 returned 11999', 'QC'),
      HUNDRED,
    ],
    ['paid up to it, and the rest kept', 'sch-2/18', QLD, hand(12_000, 'win 10000 returned 10000', 'QC'), HUNDRED],
    ['paid beyond it', 'blackjack/4.1(d)', ACT, hand(12_000, 'win 12000', 'QC'), HUNDRED],
    ['paid up to it, and all given back', 'sch-2/18', QLD, hand(12_000, 'win 10000 returned 12000', 'QC'), HUNDRED],
    ['collected up to it in Queensland', 'sch-2/18', QLD, hand(12_000, 'lose returned 2000'), HUNDRED],
    [
      'collected up to it on a terminal',
      'sch-16/5(3)',
      QLD_ELECTRONIC,
      hand(12_000, 'lose returned 2000', '7C', 'terminal:1'),
      HUNDRED,
    ],
    ['collected beyond it in Queensland', 'sch-2/18', QLD, hand(12_000, 'lose'), HUNDRED],
    ['paid beyond it in Queensland', 'sch-2/18', QLD, hand(12_000, 'win 12000', 'QC'), HUNDRED],
    ['on a terminal', 'sch-16/5(3)', QLD_ELECTRONIC, hand(10_001, 'lose', '7C', 'terminal:1'), HUNDRED],
  ],
  silent: [
    [
      'a double above what is displayed for other wagers',
      ACT,
      'w1 main 900 box:1; call no-more-bets; void round',
      { table: { limits: { '*': { max: 1000 } } } },
    ],
  ],
  doubtful: [
    ['no limits on record', QLD, hand(900, 'lose'), { table: 'unsaid' }],
    ['not settled', QLD, hand(12_000, 'lose').replace('w1 lose', ''), HUNDRED],
  ],
  said: [
    ['a cent above it', [ABOVE], QLD, hand(10_001, 'lose'), HUNDRED],
    ['no limits on record', ['indeterminate table: table.limits'], QLD, hand(900, 'lose'), { table: 'unsaid' }],
    ['no limits on record, and no wager', ['not-applicable'], QLD, 'call no-more-bets', { table: 'unsaid' }],
    [
      'no maximum displayed',
      ['not-applicable'],
      QLD,
      hand(12_000, 'lose'),
      { table: { limits: { main: { min: 500 } } } },
    ],
    [
      'not settled',
      ["indeterminate w1: settle event of wager w1 with the cards of its hand and the dealer's"],
      QLD,
      hand(12_000, 'lose').replace('w1 lose', ''),
      HUNDRED,
    ],
    [
      'a bet for which the rules have no limits displayed',
      ['complies w1'],
      QLD,
      hand(1000, 'lose').replace('call', 'w2 super-sevens 2000 box:1; call').replace('stand', 'w2 lose; stand'),
      { table: { limits: { '*': { max: 1000 } } } },
    ],
    ['withdrawn in time', ['not-applicable'], QLD, 'w1 main 12000 box:1; withdraw w1; call no-more-bets', HUNDRED],
    ['a dummy round', ['not-applicable'], QLD, hand(12_000, 'lose'), { ...HUNDRED, dummy: true }],
    ['declared void', ['complies w1'], QLD, hand(12_000, 'void').replace('stand', 'void wager w1; stand'), HUNDRED],
  ],
  citing: [
    ['in Canberra', ['blackjack/4.1(d)', 'blackjack/4.1'], ACT, hand(12_000, 'lose'), HUNDRED],
    ['in Queensland', ['sch-2/18'], QLD, hand(12_000, 'lose'), HUNDRED],
    ['on a terminal', ['sch-2/18', 'sch-16/5(3)'], QLD_ELECTRONIC, hand(12_000, 'lose', '7C', 'terminal:1'), HUNDRED],
  ],
});
