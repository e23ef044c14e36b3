import { checkTable } from '../../../support/rounds/check-table';
import { ROULETTE_MORE_BREACHES } from '../../../support/rounds/roulette/breaches-of-forms';
import { at } from '../../../support/rounds/roulette/cited';
import type { RoundEvent } from '../../../../src/core/rounds/record';
import { ACT, NZ, of, QLD } from '../../../support/rounds/roulette/cited';

const raised: RoundEvent = { type: 'change', wager: 'w1', stake: 2000 };
const withdrawn: RoundEvent = { type: 'withdraw', wager: 'w1' };
const NEXT: RoundEvent = { type: 'wager', id: 'next', player: 'p9', bet: 'red', stake: 1000 };
const noMoreBets: RoundEvent = { type: 'call', call: 'no-more-bets' };
const noSpin: RoundEvent = { type: 'call', call: 'no-spin' };
const paidAsRaised = { bet: 'black', stake: 1000, settle: { paid: 2000, returned: 2000 } };

checkTable('roulette/no-wager-after-close', {
  complies: [
    {
      name: 'raised before the call',
      round: at('au-act', { wagers: [paidAsRaised], wagering: [raised] }),
      subjects: ['w1'],
    },
    {
      name: 'raised while the ball runs, before the call',
      round: at('au-act', { wagers: [paidAsRaised], uncalled: true, spun: [raised, noMoreBets] }),
      subjects: ['w1'],
    },
    {
      name: 'withdrawn once it was paid',
      round: at('nz', { wagers: ['black 1000'], last: [withdrawn] }),
      subjects: ['w1'],
    },
    {
      name: 'the part over the maximum taken back, when the rest was lost',
      round: at('au-act', {
        ...{ limits: { '*': { min: 500, max: 1000 } }, last: [withdrawn] },
        wagers: [{ bet: 'red', stake: 1500, settle: { result: 'lose', paid: 0, returned: 500 } }],
      }),
      subjects: ['w1'],
    },
    ...(['au-act', 'au-act-terminal', 'au-qld', 'nz'] as const).flatMap((place) => [
      {
        name: `placed when all are settled, and so for the next spin: ${place}`,
        round: at(place, { wagers: ['black 1000'], last: [NEXT] }),
        subjects: ['w1'],
      },
      {
        name: `two placed when all are settled, and so both for the next spin: ${place}`,
        round: at(place, { wagers: ['black 1000'], last: [NEXT, { ...NEXT, id: 'another' }] }),
        subjects: ['w1'],
      },
      {
        name: `placed when all are settled, and withdrawn again: ${place}`,
        round: at(place, { wagers: ['black 1000'], last: [NEXT, { type: 'withdraw', wager: 'next' }] }),
        subjects: ['w1'],
      },
    ]),
    {
      name: 'raised after a spin was called off, before the next',
      round: at('nz', { wagers: [paidAsRaised], wagering: [noMoreBets, noSpin, raised] }),
      subjects: ['w1'],
    },
  ],
  breaches: [
    ...(ROULETTE_MORE_BREACHES['roulette/no-wager-after-close'] ?? []),
    {
      name: 'raised after the call and paid as raised',
      round: at('au-act', { wagers: [paidAsRaised], closed: [raised] }),
      subject: 'w1',
      clauses: of(ACT, '5.7', '3.2'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'changed',
      message: 'Wager w1 was changed after the wagering period had ended.',
    },
    {
      name: 'placed when all are settled, and collected with them',
      round: at('au-qld', {
        wagers: ['black 1000'],
        last: [NEXT, { type: 'settle', wager: 'next', result: 'lose', paid: 0 }],
      }),
      subject: 'next',
      clauses: of(QLD, '9(4)', '5(3)'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'placed',
      message: 'Wager next was placed after the wagering period had ended.',
    },
    {
      name: 'placed when one is still to be settled',
      round: at('nz', { wagers: ['black 1000'], spun: [{ type: 'announce', of: 'result', value: '17' }, NEXT] }),
      subject: 'next',
      clauses: of(NZ, '3.6A', '3.6'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'placed',
      message: 'Wager next was placed after the wagering period had ended.',
    },
    {
      name: 'raised after it was lost, where a rule speaks of that',
      round: at('nz', { wagers: ['red 1000'], last: [raised] }),
      subject: 'w1',
      clauses: of(NZ, '3.7'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'changed',
      message: 'Wager w1 was changed after it had lost; players leave a wager that lost alone.',
    },
    {
      name: 'withdrawn after it was lost',
      round: at('au-act', { wagers: ['red 1000'], last: [withdrawn] }),
      subject: 'w1',
      clauses: of(ACT, '5.7', '3.2'),
      expected: 'as it stood when the wagering period ended',
      recorded: 'withdrawn',
      message: 'Wager w1 was withdrawn after the wagering period had ended.',
    },
  ],
  notApplicable: [{ name: 'no wagers', round: at('au-act', {}) }],
  indeterminate: [
    {
      name: 'raised after a spin without a call',
      round: at('au-act', { wagers: [paidAsRaised], uncalled: true, spun: [raised] }),
      subject: 'w1',
      missing: ['what ended the wagering period: the call of no more bets'],
    },
  ],
});
