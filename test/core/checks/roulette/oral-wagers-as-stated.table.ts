import { checkTable } from '../../../support/rounds/check-table';
import { givenBack, voided } from '../../../support/rounds/cases';
import { at } from '../../../support/rounds/roulette/cited';

const spoken = { bet: 'red', stake: 1000, oral: true } as const;

checkTable('roulette/oral-wagers-as-stated', {
  complies: [
    { name: 'with chips', round: at('nz', { wagers: [{ ...spoken, chips: 'value' }] }), subjects: ['w1'] },
    {
      name: 'with chips of the table',
      round: at('au-qld', { wagers: [{ ...spoken, chips: 'non-value' }] }),
      subjects: ['w1'],
    },
    {
      name: 'on credit, and turned down',
      round: at('au-act', { wagers: [{ ...spoken, chips: 'credit', settle: givenBack }] }),
      subjects: ['w1'],
    },
    {
      name: 'on credit, in a spin declared void',
      round: at('nz', { wagers: [{ ...spoken, chips: 'credit', settle: givenBack }], spun: [voided] }),
      subjects: ['w1'],
    },
  ],
  breaches: [],
  notApplicable: [
    { name: 'not spoken', round: at('nz', { wagers: ['red 1000'] }) },
    {
      name: 'said not to be',
      round: at('nz', { wagers: [{ ...spoken, oral: false, chips: 'credit' }] }),
      because: 'roulette/wagers-made-as-stated',
    },
  ],
  indeterminate: [
    {
      name: 'the record does not say with what',
      round: at('nz', { wagers: [spoken] }),
      subject: 'w1',
      missing: ['chips of wager w1'],
    },
  ],
});
