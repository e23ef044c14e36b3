import { checkTable } from '../../../support/rounds/check-table';
import { at, NZ_GENERAL, of } from '../../../support/rounds/roulette/cited';

checkTable('roulette/steps-not-above-minimum', {
  complies: [
    {
      name: 'smaller steps, for some bets only',
      round: at('nz', { limits: { '*': { min: 1000 }, red: { min: 500, increment: 100 } } }),
      subjects: ['table'],
    },
  ],
  breaches: [
    {
      name: 'steps one cent greater, for one bet',
      round: at('nz', { limits: { '*': { min: 500, increment: 100 }, red: { min: 1000, increment: 1001 } } }),
      subject: 'table',
      clauses: of(NZ_GENERAL, '9.5'),
      expected: '1000',
      recorded: '1001',
      message:
        'Steps of 10.01 are displayed for red with a minimum of 10.00; steps may not be greater than the minimum.',
    },
  ],
  notApplicable: [
    { name: 'no steps displayed', round: at('nz', { limits: { '*': { min: 1000 } } }) },
    { name: 'steps of nothing', round: at('nz', { limits: { '*': { min: 1000, increment: 0 } } }) },
  ],
  notImposed: [
    {
      name: 'ACT, which leaves steps to the table',
      round: at('au-act', { limits: { '*': { min: 1000, increment: 1500 } } }),
    },
  ],
  indeterminate: [
    {
      name: 'no minimum displayed with the steps',
      round: at('nz', { limits: { '*': { increment: 500 } } }),
      subject: 'table',
      missing: ['table.limits.*.min'],
    },
    {
      name: 'greater than the minimum of their bet, and not than that of the others',
      round: at('nz', { limits: { '*': { min: 2500 }, red: { min: 500, increment: 1000 } } }),
      subject: 'table',
      missing: ['which minimum is that of the table'],
    },
  ],
});
