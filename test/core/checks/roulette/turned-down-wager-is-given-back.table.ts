import type { RoundEvent } from '../../../../src/core/rounds/record';
import { givenBack } from '../../../support/rounds/cases';
import { checkTable } from '../../../support/rounds/check-table';
import { turnedDown } from '../../../support/rounds/roulette/breaches-of-settlement';
import { ACT, ACT_2019, at, of, QLD } from '../../../support/rounds/roulette/cited';

const CALLED_OFF: RoundEvent = { type: 'call', call: 'no-spin' };
const TEN_TO_FIFTY = { '*': { min: 1000, max: 5000 } };

const PLACES = [
  ['au-act', of(ACT, '3.3')],
  ['au-act-terminal', of(ACT_2019, '2.8(a)(i)')],
  ['au-qld', of(QLD, '6(2)')],
  ['au-qld-terminal', of(QLD, '6(2)')],
] as const;

checkTable('roulette/turned-down-wager-is-given-back', {
  complies: [
    ...PLACES.map(([place]) => ({
      name: `given back whole: ${place}`,
      round: at(place, { wagers: [turnedDown({ returned: 1000 })] }),
      subjects: ['w1'],
    })),
    {
      name: 'below the minimum, given back beside a wager that lost',
      round: at('nz', {
        limits: TEN_TO_FIFTY,
        wagers: [{ bet: 'black', stake: 999, settle: { ...givenBack, returned: 999 } }, 'red 1000'],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: PLACES.map(([place, clauses]) => ({
    name: `a cent kept: ${place}`,
    round: at(place, { wagers: [turnedDown({ returned: 999 })] }),
    subject: 'w1',
    clauses,
    expected: '1000',
    recorded: '999',
    message:
      'Wager w1 was turned down, and 9.99 of its stake of 10.00 was given back; only losing wagers are collected.',
  })),
  notApplicable: [
    { name: 'what was given back is not recorded', round: at('nz', { wagers: [turnedDown({})] }) },
    {
      name: 'kept, and declared void by itself',
      round: at('nz', { wagers: [turnedDown({ returned: 0 })], last: [{ type: 'void', scope: 'wager', ref: 'w1' }] }),
    },
    {
      name: 'given back in part against the pocket',
      round: at('nz', { wagers: [{ bet: 'black', stake: 1000, settle: { ...givenBack, returned: 500 } }] }),
      because: 'roulette/wager-follows-the-pocket',
    },
    {
      name: 'kept on a spin called off',
      round: at('nz', { spun: [CALLED_OFF], wagers: [turnedDown({ returned: 0 })] }),
      because: 'roulette/void-spin-decides-nothing',
    },
    {
      name: 'lowered too late, and what was left of it given back',
      round: at('nz', {
        wagers: [turnedDown({ returned: 400 })],
        spun: [{ type: 'change', wager: 'w1', stake: 400 }],
      }),
      because: 'roulette/no-wager-after-close',
    },
    { name: 'wagers that won and lost', round: at('nz', { wagers: ['black 1000', 'red 1000'] }) },
  ],
});
