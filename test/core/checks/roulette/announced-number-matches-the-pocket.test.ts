import { checkTable } from '../../../support/rounds/check-table';
import { at } from '../../../support/rounds/roulette/cited';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { ACT, of } from '../../../support/rounds/roulette/cited';

const announced = (value: string | number, what = 'result'): RoundEvent => ({ type: 'announce', of: what, value });

checkTable('roulette/announced-number-matches-the-pocket', {
  complies: [
    { name: 'as a number', round: at('nz', { spun: [announced(17, 'number')] }), subjects: ['result'] },
    { name: 'with its colour', round: at('nz', { spun: [announced('17 black')] }), subjects: ['result'] },
    {
      name: 'double zero',
      round: at('nz-double-zero', { pocket: '00', spun: [announced('00')] }),
      subjects: ['result'],
    },
  ],
  breaches: [
    {
      name: 'where no clause orders the announcement',
      round: at('au-act', { spun: [announced('18')] }),
      subject: 'result',
      clauses: of(ACT, '5.5(a)'),
      expected: '17',
      recorded: '18',
      message: 'The number was announced as 18; the ball came to rest in 17.',
    },
  ],
  notApplicable: [{ name: 'nothing announced', round: at('nz', {}) }],
  indeterminate: [
    {
      name: 'something that is no number',
      round: at('nz', { spun: [announced('black')] }),
      subject: 'result',
      missing: ['announced number of a pocket'],
    },
  ],
});
