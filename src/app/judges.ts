import { Failure } from '../core/failures/failure';
import { judgeFor, type Judge } from '../core/findings/judge';
import type { RuleSet } from '../core/rules/rule-set';
import type { RuleBook } from './rule-book';

/** Of each book of rules; apart from it, so that questions about rules do not wait for the checks to be loaded. */
const judges = new WeakMap<RuleBook, Map<string, Judge>>();

/** Compiled once for each rule set, and once more for answers that list every check. */
export function judgeIn(rules: RuleBook, ruleSet: RuleSet, keepsAll: boolean): Judge {
  const known = judges.get(rules) ?? new Map<string, Judge>();
  judges.set(rules, known);
  const key = `${ruleSet.version} ${String(keepsAll)}`;
  const judge = known.get(key) ?? judgeFor(ruleSet, keepsAll, rules.doubts);
  if (!judge) throw new Failure('UNKNOWN_GAME', `Rounds of ${ruleSet.game} cannot be judged yet.`);
  known.set(key, judge);
  return judge;
}
