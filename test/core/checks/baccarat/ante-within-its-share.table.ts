import { lost } from '../../../support/rounds/breaches-of-additional';
import { givenBack, noted, voided } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

type Limits = Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
const ANTE_UP = { ...PLACES.nz, variant: 'ante-up', options: { ...PLACES.nz.options, anteWaivedFrom: '100' } };
const anteUp = (stake: number, limits: Limits | undefined, settle: object = lost) =>
  coupAt(ANTE_UP, {
    table: limits === undefined ? 'unsaid' : { limits },
    wagers: ['player 2000', { bet: 'ante', stake, settle }],
  });
const TEN = { '*': { min: 1000 }, ante: { min: 100, max: 1000 } };
/** A game wager and an ante that is too much, both given back. */
const ALL_BACK = {
  table: { limits: TEN },
  wagers: [
    { bet: 'player', stake: 2000, settle: { result: 'push', paid: 0, returned: 2000 } },
    { bet: 'ante', stake: 500, settle: { result: 'push', paid: 0, returned: 500 } },
  ],
} as const;

checkTable('baccarat/ante-within-its-share', {
  complies: [
    { name: 'an eighth of the minimum', round: anteUp(125, TEN), subjects: ['w2'] },
    {
      name: 'an eighth of the greater of two minimums',
      round: anteUp(250, { ...TEN, player: { min: 2000 } }),
      subjects: ['w2'],
    },
    {
      name: 'an eighth of the greater of two minimums, which is displayed first',
      round: anteUp(250, { player: { min: 2000 }, tie: { max: 5000 }, ...TEN }),
      subjects: ['w2'],
    },
  ],
  breaches: [
    {
      name: 'one cent more than an eighth of the minimum',
      round: anteUp(126, TEN),
      subject: 'w2',
      clauses: [`${PLACES.nz.cited}1`],
      expected: '125',
      recorded: '126',
      message: 'An ante of 1.26 was taken at a table with a minimum of 10.00; an ante may be 1.25 at most.',
    },
    {
      name: 'more than an eighth of both minimums',
      round: anteUp(251, { ...TEN, player: { min: 2000 } }),
      subject: 'w2',
      clauses: [`${PLACES.nz.cited}1`],
      expected: '250',
      recorded: '251',
      message: 'An ante of 2.51 was taken at a table with a minimum of 20.00; an ante may be 2.50 at most.',
    },
  ],
  notApplicable: [
    { name: 'one that is given back', round: anteUp(500, TEN, givenBack) },
    { name: 'no ante', round: coupAt(ANTE_UP, {}) },
    { name: 'a void coup', round: coupAt(ANTE_UP, { ...ALL_BACK, last: [voided] }) },
    {
      name: 'a coup that became a dummy',
      round: coupAt(ANTE_UP, { ...ALL_BACK, dummy: true, first: [noted('card-exposed-in-error', 'dummy-round')] }),
    },
  ],
  notImposed: [
    {
      name: 'NZ without antes',
      round: coupAt(PLACES.nz, { table: { limits: { '*': { min: 1000 } } }, wagers: ['player 1000'] }),
    },
  ],
  indeterminate: [
    { name: 'no minimum told', round: anteUp(500, undefined), subject: 'w2', missing: ['table.limits.*.min'] },
    {
      name: 'no minimum but that of the ante',
      round: anteUp(500, { ante: { min: 100, max: 1000 } }),
      subject: 'w2',
      missing: ['table.limits.*.min'],
    },
  ],
});
