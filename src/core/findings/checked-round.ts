import type { Outcome, Verdict } from '../checks/ledger';
import type { Conflict } from '../rules/rule-set';
import { findingUnder, type Finding } from './finding';

/** The answer to one round, as `check` writes it. */
export interface CheckedRound {
  readonly round: string;
  readonly ruleSet: string;
  readonly version: string;
  readonly verdict: Exclude<Verdict, 'not-applicable'>;
  readonly examined: number;
  readonly findings: readonly Finding[];
}

const NONE: readonly Finding[] = [];

/**
 * A breach decides. Otherwise a round is indeterminate when nothing was examined, or when the outcome or the payment
 * of one of its wagers could not be judged; other unanswered questions are reported and do not decide.
 */
export function verdictOf(examined: number, outcomes: readonly Outcome[]): CheckedRound['verdict'] {
  let unjudged = examined === 0;
  for (const { verdict, check } of outcomes) {
    if (verdict === 'breaches') return 'breaches';
    if (verdict === 'indeterminate' && check.judges !== undefined) unjudged = true;
  }
  return unjudged ? 'indeterminate' : 'complies';
}

const RANK: Readonly<Record<Verdict, number>> = { breaches: 0, indeterminate: 1, complies: 2, 'not-applicable': 3 };

/** What a person must act on comes first, then open questions; within each, the order of the checks. */
export const findingsOf = (outcomes: readonly Outcome[], conflicts: readonly Conflict[]): readonly Finding[] =>
  outcomes.length === 0
    ? NONE
    : outcomes
        .map((outcome) => findingUnder(outcome, conflicts))
        .sort((one, other) => RANK[one.verdict] - RANK[other.verdict]);
