import { checkTable } from '../../../support/rounds/check-table';
import { ROULETTE_MORE_BREACHES } from '../../../support/rounds/roulette/breaches-of-forms';
import { at } from '../../../support/rounds/roulette/cited';
import { noted } from '../../../support/rounds/cases';
import { ACT_2019, of } from '../../../support/rounds/roulette/cited';

checkTable('roulette/irregularity-treated-as-stated', {
  complies: [
    {
      name: 'the ball out of the wheel',
      round: at('au-qld', { spun: [noted('ball-out-of-wheel', 'wagers-returned')] }),
      subjects: ['events[2]'],
    },
    {
      name: 'a wrong result, recalculated',
      round: at('au-act-terminal', {
        wagers: ['red 1000'],
        spun: [noted('wrong-result-entered', 'result-recalculated')],
      }),
      subjects: ['events[3]'],
    },
  ],
  breaches: [
    ...(ROULETTE_MORE_BREACHES['roulette/irregularity-treated-as-stated'] ?? []),
    {
      name: 'a wrong result, left to stand',
      round: at('au-act-terminal', { wagers: ['red 1000'], spun: [noted('wrong-result-entered', 'result-stands')] }),
      subject: 'events[3]',
      clauses: of(ACT_2019, '6.3'),
      expected: 'result-recalculated',
      recorded: 'result-stands',
      message: 'After "wrong-result-entered" the spin was left to stand; the rules have it recalculated.',
    },
  ],
  notApplicable: [
    { name: 'a chip moved, which the operator decides', round: at('nz', { spun: [noted('wager-misplaced')] }) },
  ],
  indeterminate: [
    {
      name: 'a wrong result, and nothing said of what was done',
      round: at('au-act-terminal', { spun: [noted('wrong-result-entered')] }),
      subject: 'events[2]',
      missing: ['events[2].treatment'],
    },
  ],
});
