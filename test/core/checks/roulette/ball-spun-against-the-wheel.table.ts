import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';

checkTable('roulette/ball-spun-against-the-wheel', {
  complies: [{ name: 'against it', round: at('nz', { wagers: ['red 1000'] }), subjects: ['events[2]'] }],
  breaches: [],
  notApplicable: [
    { name: 'no spin', round: at('nz', { unspun: true }) },
    {
      name: 'a spin called off, of which the record does not say which way it was',
      round: at('nz', {
        unspun: true,
        closed: [
          { type: 'spin', result: '17', revolutions: 5 },
          { type: 'call', call: 'no-spin' },
        ],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'the record does not say which way',
      round: at('nz', { unspun: true, closed: [{ type: 'spin', result: '17', revolutions: 5 }] }),
      subject: 'events[1]',
      missing: ['events[1].direction'],
    },
    {
      name: 'with it, and spun again',
      round: at('nz', {
        wagers: ['red 1000'],
        closed: [{ type: 'spin', result: '5', revolutions: 5, direction: 'same' }],
      }),
      subject: 'events[2]',
      missing: ['call of no spin'],
    },

    {
      name: 'with it, and nothing settled',
      round: at('nz', { direction: 'same' }),
      subject: 'events[1]',
      missing: ['call of no spin'],
    },
  ],
});
