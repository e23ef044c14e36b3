import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { ACT, NZ, of } from '../../../support/rounds/roulette/cited';

const announced = (value: string | number, what = 'result'): RoundEvent => ({ type: 'announce', of: what, value });

checkTable('roulette/announced-number-matches-the-pocket', {
  complies: [
    { name: 'as a number', round: at('nz', { spun: [announced(17, 'number')] }), subjects: ['result'] },
    { name: 'with its colour', round: at('nz', { spun: [announced('17 black')] }), subjects: ['result', 'colour'] },
    {
      name: 'the colour by itself',
      round: at('nz', { spun: [announced('Black', 'colour')] }),
      subjects: ['colour'],
    },
    {
      name: 'with its colour before it',
      round: at('nz', { spun: [announced('black 17')] }),
      subjects: ['result', 'colour'],
    },
    {
      name: 'in words, with more that it wins',
      round: at('au-act', { spun: [announced('Seventeen, black and odd')] }),
      subjects: ['result', 'colour'],
    },
    {
      name: 'double zero',
      round: at('nz-double-zero', { pocket: '00', spun: [announced('00')] }),
      subjects: ['result'],
    },
  ],
  breaches: [
    {
      name: 'the colour by itself',
      round: at('nz', { spun: [announced(17, 'number'), announced('Red', 'colour')] }),
      subject: 'colour',
      clauses: of(NZ, '4.4(a)'),
      expected: 'black',
      recorded: 'red',
      message: 'The colour was announced as red; the ball came to rest in 17, which is black.',
    },
    {
      name: 'where no clause orders the announcement',
      round: at('au-act', { spun: [announced('18')] }),
      subject: 'result',
      clauses: of(ACT, '5.5(a)'),
      expected: '17',
      recorded: '18',
      message: 'The number was announced as 18; the ball came to rest in 17.',
    },
    {
      name: 'the colour with a number that is right',
      round: at('nz', { spun: [announced('17 red')] }),
      subject: 'colour',
      clauses: of(NZ, '4.4(a)'),
      expected: 'black',
      recorded: 'red',
      message: 'The colour was announced as red; the ball came to rest in 17, which is black.',
    },
    {
      name: 'a colour alone as the result, where no clause orders the announcement',
      round: at('au-act', { spun: [announced('red')] }),
      subject: 'colour',
      clauses: of(ACT, '5.5(m)'),
      expected: 'black',
      recorded: 'red',
      message: 'The colour was announced as red; the ball came to rest in 17, which is black.',
    },
    {
      name: 'a number, and its colour in one breath: one error',
      round: at('nz', { spun: [announced('red 18')] }),
      subject: 'result',
      clauses: of(NZ, '4.4(a)'),
      expected: '17',
      recorded: '18',
      message: 'The number was announced as 18; the ball came to rest in 17.',
    },
    {
      name: 'a number, and its colour by itself: one error',
      round: at('nz', { spun: [announced('eighteen'), announced('red', 'colour')] }),
      subject: 'result',
      clauses: of(NZ, '4.4(a)'),
      expected: '17',
      recorded: '18',
      message: 'The number was announced as 18; the ball came to rest in 17.',
    },
    {
      name: 'zero, with the colour of a number',
      round: at('au-act', { pocket: '0', spun: [announced('zero black')] }),
      subject: 'colour',
      clauses: of(ACT, '5.5(a)'),
      expected: 'green',
      recorded: 'black',
      message: 'The colour was announced as black; the ball came to rest in 0, which is green.',
    },
  ],
  notApplicable: [
    { name: 'a colour, and no spin recorded', round: at('nz', { unspun: true, spun: [announced('red', 'colour')] }) },
    {
      name: 'a number, after a spin that was called off and no other',
      round: at('nz', { unspun: true, closed: [{ type: 'call', call: 'no-spin' }], spun: [announced('18')] }),
    },
    {
      name: 'the colour of a pocket that the wheel does not have',
      round: at('nz', { pocket: '00', spun: [announced('green', 'colour')] }),
      because: 'roulette/wheel-as-stated',
    },
    { name: 'nothing announced', round: at('nz', {}) },
  ],
  indeterminate: [
    {
      name: 'no spin recorded',
      round: at('nz', { unspun: true, spun: [announced('17')] }),
      subject: 'result',
      missing: ['spin event with the pocket'],
    },

    {
      name: 'something that is no number',
      round: at('nz', { spun: [announced('black')] }),
      subject: 'result',
      missing: ['announced number of a pocket'],
    },
    {
      name: 'two numbers, neither of them first',
      round: at('nz', { spun: [announced('dozen 2, 17')] }),
      subject: 'result',
      missing: ['announced number of a pocket'],
    },
  ],
});
