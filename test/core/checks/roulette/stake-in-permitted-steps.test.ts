import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

const STEPS = { '*': { min: 1000, max: 5000, increment: 500 } };

checkTable('roulette/stake-in-permitted-steps', {
  complies: [
    {
      name: 'between two steps, and the rest given back',
      round: at('au-act-terminal', { limits: STEPS, wagers: [{ bet: 'red', stake: 1700, settle: { returned: 200 } }] }),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [{ name: 'no steps displayed', round: at('au-act-terminal', { wagers: ['red 1700'] }) }],
});
