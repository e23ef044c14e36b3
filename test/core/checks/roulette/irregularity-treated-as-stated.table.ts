import { checkTable } from '../../../support/rounds/check-table';
import { ROULETTE_MORE_BREACHES } from '../../../support/rounds/roulette/breaches-of-forms';
import { at } from '../../../support/rounds/roulette/cited';
import { noted } from '../../../support/rounds/cases';
import { ACT_2019, NZ, of } from '../../../support/rounds/roulette/cited';

checkTable('roulette/irregularity-treated-as-stated', {
  complies: [
    {
      name: 'a foreign object, and the spin called off without a word of its treatment',
      round: at('nz', { spun: [noted('foreign-object')] }),
      subjects: ['events[2]'],
    },

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
    {
      name: 'a foreign object in a later spin than the one called off, played on',
      round: at('nz', { closed: [{ type: 'call', call: 'no-spin' }], spun: [noted('foreign-object', 'played')] }),
      subject: 'events[3]',
      clauses: of(NZ, '5.1(b)', '5.1'),
      expected: 'round-void',
      recorded: 'played',
      message: 'After "foreign-object" the spin was played on; the rules have it declared void.',
    },

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
    {
      name: 'something that rules do not provide for',
      round: at('nz', { spun: [noted('wrong-result-entered', 'played')] }),
    },

    { name: 'a chip moved, which the operator decides', round: at('nz', { spun: [noted('wager-misplaced')] }) },
  ],
  indeterminate: [
    {
      name: 'a wrong result after a spin that was called off, and nothing said of what was done',
      round: at('au-act-terminal', {
        closed: [{ type: 'call', call: 'no-spin' }],
        spun: [noted('wrong-result-entered')],
      }),
      subject: 'events[3]',
      missing: ['events[3].treatment'],
    },
    {
      name: 'a system that failed while wagers were placed, and nothing said of what was done',
      round: at('au-act-terminal', { wagering: [noted('malfunction', undefined, { of: 'system' })] }),
      subject: 'events[0]',
      missing: ['events[0].treatment'],
    },

    {
      name: 'a wrong result, and nothing said of what was done',
      round: at('au-act-terminal', { spun: [noted('wrong-result-entered')] }),
      subject: 'events[2]',
      missing: ['events[2].treatment'],
    },
  ],
});
