import type { RoundEvent } from '../../../src/core/rounds/record';
import { WageringPeriod, type PeriodState } from '../../../src/core/rounds/wagering-period';

type Step = 'call' | 'reopened' | 'card' | 'up' | 'down' | 'points' | 'result' | 'sent back' | 'paid' | 'void';

const CALL: RoundEvent = { type: 'call', call: 'no-more-bets' };

/** The state after some steps, under rules that let certain events end the period; the record may hold a call later on. */
function after(closedBy: readonly string[], steps: readonly Step[], callFollows = false): PeriodState {
  const period = new WageringPeriod(closedBy, callFollows ? [CALL] : []);
  const take: Readonly<Record<Step, () => void>> = {
    call: () => {
      period.call('no-more-bets');
    },
    reopened: () => {
      period.call('place-your-bets');
    },
    card: () => {
      period.deal(undefined);
    },
    up: () => {
      period.deal('up');
    },
    down: () => {
      period.deal('down');
    },
    points: () => {
      period.announce('player');
    },
    result: () => {
      period.announce('result');
    },
    'sent back': () => {
      period.settle('void');
    },
    paid: () => {
      period.settle('win');
    },
    void: () => {
      period.release();
    },
  };
  for (const step of steps) take[step]();
  return period.stateAt(0);
}

const NSW = ['no-more-bets', 'first-card'];
const BOTH = ['no-more-bets-and-first-card'];
const EXPOSED = ['first-card-exposed'];
const CALLED = ['no-more-bets'];

test.each<[PeriodState, readonly string[], readonly Step[]]>([
  ['open', NSW, []],
  ['closed', NSW, ['call']],
  ['open', NSW, ['call', 'reopened']],
  ['closed', NSW, ['card']],
  ['closed', NSW, ['call', 'card', 'reopened']],
  ['open', NSW, ['call', 'card', 'void']],
  ['closed', NSW, ['void', 'card']],
  ['open', ['first-card'], ['call']],
  ['closed', ['first-card'], ['card']],
  ['open', BOTH, ['call']],
  ['unsure', BOTH, ['card']],
  ['closed', BOTH, ['call', 'card']],
  ['closed', BOTH, ['card', 'result']],
  ['open', EXPOSED, ['call']],
  ['open', EXPOSED, ['call', 'down', 'down', 'down', 'down']],
  ['unsure', EXPOSED, ['down', 'card']],
  ['closed', EXPOSED, ['up']],
  ['closed', EXPOSED, ['down', 'down', 'down', 'down', 'points']],
  ['closed', EXPOSED, ['card', 'card', 'card', 'card', 'card']],
  ['closed', EXPOSED, ['down', 'paid']],
  ['open', EXPOSED, ['down', 'sent back']],
  ['closed', CALLED, ['call']],
  ['unsure', CALLED, ['card']],
  ['unsure', ['something-else'], ['card']],
  ['open', ['something-else'], ['call']],
])('%s where %j ends wagering, after %j', (state, closedBy, steps) => {
  expect(after(closedBy, steps)).toBe(state);
});

test.each([[CALLED], [BOTH]])('open where %j ends wagering and the call comes later in the record', (closedBy) => {
  expect(after(closedBy, ['card'], true)).toBe('open');
});
