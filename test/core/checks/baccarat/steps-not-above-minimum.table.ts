import { checkTable } from '../../../support/rounds/check-table';
import { coupAt, PLACES } from '../../../support/rounds/places';

checkTable('baccarat/steps-not-above-minimum', {
  complies: [
    {
      name: 'smaller steps, for some bets only',
      round: coupAt(PLACES.nz, { table: { limits: { '*': { min: 1000 }, tie: { min: 500, increment: 100 } } } }),
      subjects: ['table'],
    },
  ],
  breaches: [
    {
      name: 'steps one cent greater, for one bet',
      round: coupAt(PLACES.nz, {
        table: { limits: { '*': { min: 500, increment: 100 }, tie: { min: 1000, increment: 1001 } } },
      }),
      subject: 'table',
      clauses: ['nz/table-games-divisions#div-1/9.5'],
      expected: '1000',
      recorded: '1001',
      message:
        'Steps of 10.01 are displayed for tie with a minimum of 10.00; steps may not be greater than the minimum.',
    },
  ],
  notApplicable: [
    { name: 'no steps displayed', round: coupAt(PLACES.nz, { table: { limits: { '*': { min: 1000 } } } }) },
    { name: 'steps of nothing', round: coupAt(PLACES.nz, { table: { limits: { '*': { min: 1000, increment: 0 } } } }) },
    { name: 'no limits recorded', round: coupAt(PLACES.nz, { table: 'unsaid' }) },
  ],
  notImposed: [
    {
      name: 'ACT, which leaves steps to the table',
      round: coupAt(PLACES.act, { table: { limits: { '*': { min: 1000, increment: 1500 } } } }),
    },
  ],
  indeterminate: [
    {
      name: 'no minimum displayed with the steps',
      round: coupAt(PLACES.nz, { table: { limits: { '*': { increment: 500 } } } }),
      subject: 'table',
      missing: ['table.limits.*.min'],
    },
    {
      name: 'greater than the minimum of their bet, and not than that of the others',
      round: coupAt(PLACES.nz, { table: { limits: { '*': { min: 2500 }, tie: { min: 500, increment: 1000 } } } }),
      subject: 'table',
      missing: ['which minimum is that of the table'],
    },
  ],
});
