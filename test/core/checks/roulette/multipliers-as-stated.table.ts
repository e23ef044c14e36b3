import { checkTable } from '../../../support/rounds/check-table';
import { multiplied, TWO_MULTIPLIERS } from '../../../support/rounds/roulette/breaches-of-forms';
import { at, of, ROULETTE_X } from '../../../support/rounds/roulette/cited';

const given = (...numbers: readonly string[]) => ({ closed: numbers.map((number) => multiplied(number, 100)) });
const wrongNumbers = (recorded: string) => ({
  subject: 'multipliers',
  clauses: of(ROULETTE_X, '2'),
  expected: '2 to 5',
  recorded,
  message: `Multipliers were given to ${recorded} numbers of the spin; the rules have 2 to 5.`,
});

checkTable('roulette/multipliers-as-stated', {
  complies: [
    {
      name: 'five numbers',
      round: at('au-qld-roulette-x', given('1', '2', '3', '4', '5')),
      subjects: ['events[1]', 'events[2]', 'events[3]', 'events[4]', 'events[5]', 'multipliers'],
    },
    {
      name: 'the record does not name the pay table, and both have them',
      round: at('au-qld-roulette-x', { options: {}, closed: TWO_MULTIPLIERS }),
      subjects: ['events[1]', 'events[2]', 'multipliers'],
    },
  ],
  breaches: [
    {
      name: 'the record does not name the pay table, and neither has it',
      round: at('au-qld-roulette-x', { options: {}, closed: [multiplied('17', 200), multiplied('4', 100)] }),
      subject: 'events[1]',
      clauses: of(ROULETTE_X, '4(2)', '4(1)'),
      expected: '50 to 1, 100 to 1, 250 to 1, 500 to 1 or 50 to 1, 100 to 1, 250 to 1, 1000 to 1',
      recorded: '200 to 1',
      message:
        'A multiplier of 200 to 1 was given to 17; the rules have 50 to 1, 100 to 1, 250 to 1, 500 to 1 or 50 to 1, 100 to 1, 250 to 1, 1000 to 1.',
    },
    {
      name: 'seven numbers',
      round: at('au-qld-roulette-x', given('1', '2', '3', '4', '5', '6', '7')),
      ...wrongNumbers('7'),
    },
  ],
  notApplicable: [
    {
      name: 'none announced, and the record does not name the pay table',
      round: at('au-qld-roulette-x', { options: {} }),
    },

    { name: 'none announced', round: at('au-qld-roulette-x', {}) },
    {
      name: 'of a spin that was called off',
      round: at('au-qld-roulette-x', { closed: given('1').closed, spun: [{ type: 'call', call: 'no-spin' }] }),
    },
  ],
  indeterminate: [
    {
      name: 'one number only, which may be all that the record tells of',
      round: at('au-qld-roulette-x', given('17')),
      subject: 'multipliers',
      missing: ['announce events of the multipliers of the spin'],
      clauses: of(ROULETTE_X, '2'),
    },
    {
      name: 'a number that the wheel does not have',
      round: at('au-qld-roulette-x', given('00', '5')),
      subject: 'events[1]',
      missing: ['announced odds of a number of the wheel'],
      clauses: of(ROULETTE_X, '4(2)', '4(1)'),
    },
    {
      name: 'no odds',
      round: at('au-qld-roulette-x', { closed: [multiplied('4', 'high'), multiplied('5', 50)] }),
      subject: 'events[1]',
      missing: ['announced odds of a number of the wheel'],
    },
    {
      name: 'the record does not name the pay table, and only one has it',
      round: at('au-qld-roulette-x', { options: {}, closed: [multiplied('17', 500), multiplied('4', 100)] }),
      subject: 'rule set',
      missing: ['table.options.payTable'],
    },
  ],
});
