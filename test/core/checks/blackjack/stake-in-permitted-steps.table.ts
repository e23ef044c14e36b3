import { playTable } from '../../../support/rounds/blackjack/play-table';
import { ACT, QLD } from '../../../support/rounds/blackjack/script';

const lost = (stake: number, settled = 'w1 lose'): string =>
  `w1 main ${String(stake)} box:1; call no-more-bets; box:1 KH; dealer 9S; box:1 7C; stand box:1; dealer KD; ${settled}`;
const noticed = (multiplesOfMinimum: string, increment?: number) => ({
  table: {
    limits: { main: { min: 1000, ...(increment !== undefined && { increment }) } },
    options: { multiplesOfMinimum },
  },
});

playTable('blackjack/stake-in-permitted-steps', {
  lawful: [['twice the minimum', ACT, lost(2000), noticed('required')]],
  planted: [['a dollar more than twice the minimum', 'blackjack/4.1(b)', ACT, lost(2100), noticed('required')]],
  silent: [
    ['no such notice', ACT, lost(2100), noticed('not-required')],
    ['steps of another kind are displayed', ACT, lost(2100), noticed('required', 100)],
    ['below the minimum', ACT, lost(900), noticed('required')],
    ['another jurisdiction', QLD, lost(2100), { table: { limits: { main: { min: 1000 } } } }],
  ],
  said: [
    [
      'insurance that is no multiple',
      ['complies w1'],
      ACT,
      'w1 main 2000 box:1; call no-more-bets; box:1 KH; dealer AS; box:1 9C; w2 insurance 950 on w1; stand box:1; dealer 9D; w2 lose; w1 lose',
      noticed('required'),
    ],
  ],
  holdsTo: [[ACT, ['wagerUnits', 'rounding']]],
});
