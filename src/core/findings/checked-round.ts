import type { Outcome, Verdict } from '../checks/ledger';
import type { Conflict } from '../rules/rule-set';
import { byCause } from './consequences';
import { findingUnder, type Finding } from './finding';
import type { JudgedBy } from './judged-by';

/** The answer to one round, as `check` writes it. */
export interface CheckedRound extends JudgedBy {
  readonly round: string;
  readonly verdict: Exclude<Verdict, 'not-applicable'>;
  readonly examined: number;
  readonly findings: readonly Finding[];
}

const NONE: readonly Finding[] = [];

/**
 * A breach decides. Otherwise a round is indeterminate when nothing was examined, or when the outcome or the payment
 * of one of its wagers could not be judged, or where the rules lack a fact; what only the record lacks is reported and does not decide.
 */
export function verdictOf(examined: number, outcomes: readonly Outcome[]): CheckedRound['verdict'] {
  let unjudged = examined === 0;
  for (const { verdict, check, unstated } of outcomes) {
    if (verdict === 'breaches') return 'breaches';
    if (verdict === 'indeterminate' && (check.judges !== undefined || unstated === true)) unjudged = true;
  }
  return unjudged ? 'indeterminate' : 'complies';
}

const RANK: Readonly<Record<Verdict, number>> = { breaches: 0, indeterminate: 1, complies: 2, 'not-applicable': 3 };

/**
 * What a person must act on comes first, then open questions; within each, the order of the checks. What only follows
 * from a breach stands under it.
 */
export function findingsOf(
  outcomes: readonly Outcome[],
  conflicts: readonly Conflict[],
  round: unknown,
  facts: Readonly<Record<string, unknown>>,
): readonly Finding[] {
  if (outcomes.length === 0) return NONE;
  const causes = byCause(outcomes, round, facts);
  const under = (cause: Outcome | undefined): readonly Finding[] =>
    (causes.get(cause) ?? [])
      .map((outcome) => {
        const finding = findingUnder(outcome, conflicts);
        return causes.has(outcome) ? { ...finding, consequences: under(outcome) } : finding;
      })
      .sort((one, other) => RANK[one.verdict] - RANK[other.verdict]);
  return under(undefined);
}
