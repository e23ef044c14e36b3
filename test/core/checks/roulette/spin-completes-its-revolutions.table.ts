import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import { givenBack } from '../../../support/rounds/cases';
import { QLD, of } from '../../../support/rounds/roulette/cited';

const returned = { bet: 'red', stake: 1000, settle: givenBack } as const;
const left = { bet: 'red', stake: 1000, settle: false } as const;

checkTable('roulette/spin-completes-its-revolutions', {
  complies: [
    {
      name: 'four in Queensland',
      round: at('au-qld', { wagers: ['red 1000'], revolutions: 4 }),
      subjects: ['events[2]'],
    },
    {
      name: 'too few, and called off',
      round: at('au-act', { wagers: [returned], revolutions: 2, spun: [{ type: 'call', call: 'no-spin' }] }),
      subjects: ['events[2]'],
    },
  ],
  breaches: [
    {
      name: 'three in Queensland',
      round: at('au-qld', { wagers: ['red 1000'], revolutions: 3 }),
      subject: 'events[2]',
      clauses: of(QLD, '5(1)', '5(2)', '17(2)'),
      expected: '4',
      recorded: '3',
      message:
        'The ball made 3 revolutions and must make 4; the spin was not called off, and wagers were settled by it.',
    },
  ],
  notApplicable: [
    { name: 'no spin', round: at('au-act', { wagers: [left], unspun: true }) },
    {
      name: 'a spin called off, of which the record does not count them',
      round: at('nz', {
        unspun: true,
        closed: [
          { type: 'spin', result: '17', direction: 'opposite' },
          { type: 'call', call: 'no-spin' },
        ],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'the record does not count them',
      round: at('nz', { unspun: true, closed: [{ type: 'spin', result: '17', direction: 'opposite' }] }),
      subject: 'events[1]',
      missing: ['events[1].revolutions'],
    },
    {
      name: 'too few, and spun again',
      round: at('nz', {
        wagers: ['red 1000'],
        closed: [{ type: 'spin', result: '5', revolutions: 3, direction: 'opposite' }],
      }),
      subject: 'events[2]',
      missing: ['call of no spin'],
    },

    {
      name: 'too few, and nothing settled',
      round: at('au-act', { wagers: [left], revolutions: 2 }),
      subject: 'events[2]',
      missing: ['call of no spin'],
    },
  ],
});
