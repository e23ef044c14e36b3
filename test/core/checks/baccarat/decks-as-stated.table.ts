import { checkTable } from '../../../support/rounds/check-table';
import { coup } from '../../../support/rounds/coup';
import { coupAt, PLACES } from '../../../support/rounds/places';

const BODY = 'au-qld/casino-gaming-rule-2024#body/';

const decks = (count: number) => coup({ equipment: { decks: count } });

checkTable('baccarat/decks-as-stated', {
  complies: [
    {
      name: 'eight decks in a card machine',
      round: coupAt(PLACES.qld, { equipment: { decks: 8, cardMachine: true } }),
      subjects: ['equipment'],
    },
    { name: 'eight decks at even money', round: coup({ variant: 'even-money' }), subjects: ['equipment'] },
    { name: 'eight decks for a dummy hand', round: coup({ dummy: true }), subjects: ['equipment'] },
  ],
  breaches: [
    {
      name: 'nine decks in a card machine of Queensland',
      round: coupAt(PLACES.qld, { equipment: { decks: 9, cardMachine: true } }),
      subject: 'equipment',
      clauses: [`${PLACES.qld.cited}4(1)`, `${BODY}16(a)`],
      expected: '6, 8',
      recorded: '9',
      message: 'The number of decks in play was 9; it must be 6 or 8.',
    },
    {
      name: 'nine decks with a machine that may only shuffle',
      round: coupAt(PLACES.qld, { equipment: { decks: 9, cardMachine: 'M-2' } }),
      subject: 'equipment',
      clauses: [`${PLACES.qld.cited}4(1)`],
      expected: '6, 8',
      recorded: '9',
      message: 'The number of decks in play was 9; it must be 6 or 8.',
    },
    ...[7, 9, 0].map((count) => ({
      name: `${String(count)} decks`,
      round: decks(count),
      subject: 'equipment',
      clauses: ['2.3.4'],
      expected: '8',
      recorded: String(count),
      message: `The number of decks in play was ${String(count)}; it must be 8.`,
    })),
  ],
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
