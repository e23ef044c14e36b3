import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

checkTable('roulette/losing-wager-is-collected', {
  complies: [
    { name: 'a race-track wager without a winning piece', round: at('nz', { wagers: ['tier 600'] }), subjects: ['w1'] },
  ],
  breaches: [],
  notApplicable: [
    { name: 'a winning wager', round: at('nz', { wagers: ['black 1000'] }) },
    {
      name: 'collected against the pocket',
      round: at('nz', { wagers: [{ bet: 'black', stake: 1000, settle: { result: 'lose', paid: 0, returned: 500 } }] }),
      because: 'roulette/wager-follows-the-pocket',
    },
  ],
});
