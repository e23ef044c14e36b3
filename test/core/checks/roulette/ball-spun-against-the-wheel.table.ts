import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

checkTable('roulette/ball-spun-against-the-wheel', {
  complies: [{ name: 'against it', round: at('nz', { wagers: ['red 1000'] }), subjects: ['events[2]'] }],
  breaches: [],
  notApplicable: [{ name: 'no spin', round: at('nz', { unspun: true }) }],
  indeterminate: [
    {
      name: 'with it, and nothing settled',
      round: at('nz', { direction: 'same' }),
      subject: 'events[1]',
      missing: ['call of no spin'],
    },
  ],
});
