import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';

const decks = (count: number) => coup({ equipment: { decks: count } });

checkTable('baccarat/decks-as-stated', {
  complies: [
    { name: 'eight decks at even money', round: coup({ variant: 'even-money' }), subjects: ['equipment'] },
    { name: 'eight decks for a dummy hand', round: coup({ dummy: true }), subjects: ['equipment'] },
  ],
  breaches: [7, 9, 0].map((count) => ({
    name: `${String(count)} decks`,
    round: decks(count),
    subject: 'equipment',
    clauses: ['2.3.4'],
    expected: '8',
    recorded: String(count),
    message: `The number of decks in play was ${String(count)}; it must be 8.`,
  })),
  notApplicable: [],
  indeterminate: [
    {
      name: 'the record does not say how many',
      round: coup({ equipment: {} }),
      subject: 'equipment',
      missing: ['equipment.decks'],
    },
  ],
});
