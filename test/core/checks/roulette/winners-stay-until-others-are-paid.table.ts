import type { RoundEvent } from '../../../../src/core/rounds/record';
import { checkTable } from '../../../support/rounds/check-table';
import { ACT, at, NZ, of } from '../../../support/rounds/roulette/cited';
import { TAKEN_UP_TOO_SOON } from '../../../support/rounds/roulette/breaches-of-forms';
import type { SpinOptions } from '../../../support/rounds/roulette/spin';

const TAKEN_UP: RoundEvent = { type: 'withdraw', wager: 'w1' };
const RAISED: RoundEvent = { type: 'change', wager: 'w1', stake: 2000 };
const paid = (amount: number): RoundEvent => ({
  type: 'settle',
  wager: 'w2',
  result: 'win',
  paid: amount,
  returned: 1000,
});

/** Two wagers of a thousand: the first is settled, then something is done with it, then the second is settled. */
const between = (first: string, second: string, done: RoundEvent, settled: RoundEvent): SpinOptions => ({
  wagers: [`${first} 1000`, { bet: second, stake: 1000, settle: false }],
  last: [done, settled],
});

const tooSoon = (until: string, how = 'withdrawn') => ({
  subject: 'w1',
  expected: until,
  recorded: how,
  message: `Wager w1 had won and was ${how} before wager w2 was paid; it stays until ${until}.`,
});
const ALL = 'all winning wagers have been paid';
const AREA = 'all winning wagers of its area have been paid';

checkTable('roulette/winners-stay-until-others-are-paid', {
  complies: [
    ...(['au-act', 'nz', 'nz-double-zero'] as const).flatMap((place) => [
      {
        name: `an even chance that was paid, before a number is: ${place}`,
        round: at(place, between('black', 'straight:17', TAKEN_UP, paid(35_000))),
        subjects: ['w1'],
      },
      {
        name: `a dozen that was paid, before another on it is: ${place}`,
        round: at(place, between('dozen:2', 'dozen:2', TAKEN_UP, paid(2000))),
        subjects: ['w1'],
      },
      {
        name: `a column that was paid, altered before another on it is paid: ${place}`,
        round: at(place, between('column:2', 'column:2', RAISED, paid(2000))),
        subjects: ['w1'],
      },
    ]),
    {
      name: 'its own payment in two steps',
      round: at('au-act', {
        wagers: [{ bet: 'straight:17', stake: 1000, settle: { paid: 30_000 } }],
        last: [TAKEN_UP, { type: 'settle', wager: 'w1', result: 'win', paid: 5000 }],
      }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    {
      name: 'before an even chance is paid, where all must be',
      round: at('au-act', between('straight:17', 'black', TAKEN_UP, paid(1000))),
      clauses: of(ACT, '9.13'),
      ...tooSoon(ALL),
    },
    {
      name: 'altered before another number is paid, where all must be',
      round: at('au-act', between('straight:17', 'split:17/20', RAISED, paid(17_000))),
      clauses: of(ACT, '9.13'),
      ...tooSoon(ALL, 'changed'),
    },
    {
      name: 'altered and then taken up, which is one breach',
      round: at('au-act', {
        ...TAKEN_UP_TOO_SOON,
        last: [RAISED, ...(TAKEN_UP_TOO_SOON.last ?? [])],
      }),
      clauses: of(ACT, '9.13'),
      ...tooSoon(ALL, 'changed'),
    },
    {
      name: 'before another on the same split is paid, its numbers the other way round',
      round: at('nz', between('split:17/20', 'split:20/17', TAKEN_UP, paid(17_000))),
      clauses: of(NZ, '3.6(b)'),
      ...tooSoon(AREA),
    },
    {
      name: 'before another on the same number is paid, with two zeros',
      round: at('nz-double-zero', TAKEN_UP_TOO_SOON),
      clauses: of(NZ, '3.6(b)'),
      ...tooSoon(AREA),
    },
  ],
  notApplicable: [
    { name: 'nobody touches a winner', round: at('au-act', { wagers: ['straight:17 1000', 'black 1000'] }) },
    {
      name: 'a wager given back is taken up before a winner is paid',
      round: at('au-act', {
        ...between('straight:17', 'black', TAKEN_UP, paid(1000)),
        limits: { '*': { min: 500, max: 1000 } },
        wagers: [
          { bet: 'any-triple', stake: 1000, settle: { result: 'void', paid: 0, returned: 1000 } },
          { bet: 'black', stake: 1000, settle: false },
        ],
      }),
    },
  ],
  indeterminate: [
    {
      name: 'before another number is paid, and how far an area reaches is not said',
      round: at('nz', between('straight:17', 'split:17/20', TAKEN_UP, paid(17_000))),
      subject: 'w1',
      missing: ['how far the area of wager w1 reaches'],
    },
  ],
  notImposed: [
    {
      name: 'rules that only say until when a winner may be withdrawn',
      round: at('au-qld', TAKEN_UP_TOO_SOON),
    },
  ],
});
