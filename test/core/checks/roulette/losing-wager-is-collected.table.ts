import type { RoundEvent } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { givenBack } from '../../../support/rounds/cases';
import { turnedDown } from '../../../support/rounds/roulette/breaches-of-settlement';
import { ACT, at, of, QLD } from '../../../support/rounds/roulette/cited';

const CALLED_OFF: RoundEvent = { type: 'call', call: 'no-spin' };

checkTable('roulette/losing-wager-is-collected', {
  complies: [
    { name: 'a race-track wager without a winning piece', round: at('nz', { wagers: ['tier 600'] }), subjects: ['w1'] },
  ],
  breaches: [
    ...(
      [
        ['au-act', of(ACT, '3.3')],
        ['au-qld', of(QLD, '6(2)')],
      ] as const
    ).map(([place, clauses]) => ({
      name: `a cent kept of a wager that was turned down: ${place}`,
      round: at(place, { wagers: [turnedDown({ returned: 999 })] }),
      subject: 'w1',
      clauses,
      expected: '1000',
      recorded: '999',
      message:
        'Wager w1 was turned down, and 9.99 of its stake of 10.00 was given back; only losing wagers are collected.',
    })),
  ],
  notApplicable: [
    { name: 'turned down, and given back', round: at('nz', { wagers: [turnedDown({})] }) },
    {
      name: 'turned down, what was given back not recorded',
      round: at('nz', { wagers: [turnedDown({ returned: undefined })] }),
    },
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
    { name: 'a winning wager', round: at('nz', { wagers: ['black 1000'] }) },
    {
      name: 'collected against the pocket',
      round: at('nz', { wagers: [{ bet: 'black', stake: 1000, settle: { result: 'lose', paid: 0, returned: 500 } }] }),
      because: 'roulette/wager-follows-the-pocket',
    },
  ],
});
