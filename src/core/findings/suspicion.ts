import type { Outcome } from '../checks/ledger';
import { doubtsAbout, revisedRules } from '../rules/doubts/revised-rule-set';
import type { Doubt } from '../rules/doubts/doubt';
import type { RuleSet } from '../rules/rule-set';
import { contested } from './contested';

/** What newer texts put in doubt of one rule set: made once, and asked only where there is something to tell. */
export interface Suspicion {
  /** The rules as the newer text would have them; absent where it leaves their figures as they are. */
  readonly revised: RuleSet | undefined;
  /** Outcomes with the links in doubt that they rest on; `newer` are those of the same round by the revised rules, where it is a round by them. */
  tell(outcomes: readonly Outcome[], newer: readonly Outcome[] | undefined): readonly Outcome[];
}

/** Undefined where nothing is in doubt, which is the usual case. */
export function suspicionOf(ruleSet: RuleSet, all: readonly Doubt[]): Suspicion | undefined {
  const doubts = doubtsAbout(ruleSet, all);
  if (doubts.length === 0) return undefined;
  const revised = revisedRules(ruleSet, doubts);
  const about = doubts.filter(({ fact, revisions }) => revised?.facts.has(fact) === true && revisions.length > 0);
  const suspected = (outcome: Outcome): Outcome => {
    if (outcome.suspect !== undefined || outcome.verdict === 'not-applicable') return outcome;
    const suspect = doubts.filter((doubt) => restsOn(outcome, doubt));
    return suspect.length === 0 ? outcome : { ...outcome, suspect };
  };
  return {
    revised: revised?.ruleSet,
    tell: (outcomes, newer) => (newer === undefined ? outcomes : contested(outcomes, newer, about)).map(suspected),
  };
}

function restsOn({ check, clauses, breach }: Outcome, { clause, fact }: Doubt): boolean {
  if (!clauses.includes(clause)) return false;
  const facts = breach?.cites.map((cited) => (typeof cited === 'string' ? cited : cited[0]));
  return (facts ?? [...check.enforces, ...check.mayEnforce]).includes(fact);
}
