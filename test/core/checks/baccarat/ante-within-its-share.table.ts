import { lost } from '../../../support/rounds/breaches-of-additional';
import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

type Limits = Readonly<Record<string, { readonly min?: number; readonly max?: number }>>;
const anteUp = (stake: number, limits: Limits | undefined, settle: object = lost) =>
  coupAt(
    { ...PLACES.nz, variant: 'ante-up', options: { ...PLACES.nz.options, anteWaivedFrom: '100' } },
    { table: limits === undefined ? 'unsaid' : { limits }, wagers: ['player 2000', { bet: 'ante', stake, settle }] },
  );
const TEN = { '*': { min: 1000 }, ante: { min: 100, max: 1000 } };

checkTable('baccarat/ante-within-its-share', {
  complies: [
    { name: 'an eighth of the minimum', round: anteUp(125, TEN), subjects: ['w2'] },
    {
      name: 'an eighth of the greater of two minimums',
      round: anteUp(250, { ...TEN, player: { min: 2000 } }),
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
  notApplicable: [{ name: 'one that is given back', round: anteUp(500, TEN, givenBack) }],
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
