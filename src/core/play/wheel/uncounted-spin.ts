import { takesPart } from '../../games/wager';
import { place } from '../../rounds/incidents';
import { printMoney } from '../../values/money';
import type { Ruling } from '../judging/ruling';
import { tableCheck, type Duty } from '../duties/duty';
import type { TableRound } from '../table/table-round';
import { lastSpin, leastRevolutions, whyUncounted, type SpinFacts, type Uncounted } from './spin';

const GIVEN_BACK = 'of wager {{subject}} {{returned}} of the stake of {{stake}} was given back and {{paid}} was paid.';

interface Held<F extends string> {
  readonly why: Uncounted;
  readonly fact: F;
  readonly expected: string;
  readonly recorded: (result: string, revolutions: unknown) => string;
}

/** Wagers on a spin that decides nothing are given back whole or left for the spin that repeats it. */
function judgeUncounted<F extends string>(
  round: TableRound,
  facts: SpinFacts,
  { why, fact, expected, recorded }: Held<F>,
  ruling: Ruling<F, 'settled' | 'kept'>,
): void {
  const spin = round.voided ? undefined : lastSpin(round);
  if (spin === undefined) return;
  const cites = [fact] as const;
  const standing = round.wagers.filter(takesPart);
  const isSettled = standing.some(({ result }) => result === 'win' || result === 'lose');
  if (whyUncounted(spin, facts) !== why) ruling.complies(place(spin.at));
  else if (isSettled)
    ruling.breaches(place(spin.at), {
      message: 'settled',
      cites,
      expected,
      recorded: recorded(spin.result, spin.revolutions),
    });
  else
    for (const { id, stake, result, paid, returned = stake } of standing)
      if (result === undefined || why !== 'too-few-revolutions' || (paid === 0 && returned === stake))
        ruling.complies(id);
      else
        ruling.breaches(id, {
          message: 'kept',
          cites,
          expected: String(stake),
          recorded: String(returned),
          data: { paid: printMoney(paid), returned: printMoney(returned), stake: printMoney(stake) },
        });
}

export const spinCompletesItsRevolutions: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/spin-completes-its-revolutions`,
    requirement: 'A spin of fewer than the stated revolutions decides nothing.',
    enforces: ['revolutions'],
    judges: 'settlement',
    messages: {
      settled: 'The wheel made {{recorded}} revolutions and must make {{expected}}; wagers were settled by that spin.',
      kept: `The spin was too short to count, and ${GIVEN_BACK}`,
    },
    run: (round, facts, ruling) => {
      // Which revolutions count is not told where they are not recorded.
      if (typeof lastSpin(round)?.revolutions !== 'number') return;
      judgeUncounted(
        round,
        facts,
        {
          ...{ why: 'too-few-revolutions', fact: 'revolutions' },
          expected: String(leastRevolutions(facts)),
          recorded: (_result, revolutions) => String(revolutions),
        },
        ruling,
      );
    },
  });

export const indicatorAsStated: Duty = ({ code }) =>
  tableCheck({
    id: `${code}/indicator-between-two-symbols-as-stated`,
    requirement: 'A spin after which the indicator rests between two symbols decides nothing, where the rules say so.',
    enforces: ['indicatorBetween'],
    uses: ['revolutions'],
    judges: 'settlement',
    enforcesRow: (_fact, _row, value) => value === 'no-spin',
    messages: {
      settled:
        'The indicator came to rest between {{recorded}}, which is {{expected}}; wagers were settled by that spin.',
    },
    run: (round, facts, ruling) => {
      judgeUncounted(
        round,
        facts,
        {
          ...{ why: 'indicator-between-segments', fact: 'indicatorBetween' },
          expected: 'no spin',
          recorded: (result) => result.replace('/', ' and '),
        },
        ruling as never,
      );
    },
  });
