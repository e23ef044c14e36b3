import type { Conflict, RuleSet } from './rule-set';
import type { StatedFact } from './stated-fact';

/** A fact with the rule set it is a fact of. */
export interface FactInSet {
  readonly ruleSet: RuleSet;
  readonly fact: StatedFact;
}

/** For every clause the facts that rest on it, in the order of the rule sets. */
export function factsByClause(ruleSets: readonly RuleSet[]): ReadonlyMap<string, readonly FactInSet[]> {
  const found = new Map<string, FactInSet[]>();
  for (const ruleSet of ruleSets)
    for (const fact of ruleSet.facts.values())
      for (const clause of fact.clauses) {
        const sofar = found.get(clause);
        if (sofar === undefined) found.set(clause, [{ ruleSet, fact }]);
        else sofar.push({ ruleSet, fact });
      }
  return found;
}

/** For every clause the contradictions and gaps it takes part in, each once however many rule sets share it. */
export function conflictsByClause(ruleSets: readonly RuleSet[]): ReadonlyMap<string, readonly Conflict[]> {
  const found = new Map<string, Map<string, Conflict>>();
  for (const conflict of ruleSets.flatMap(({ conflicts }) => conflicts))
    for (const clause of conflict.clauses)
      found.set(clause, (found.get(clause) ?? new Map<string, Conflict>()).set(conflict.says, conflict));
  return new Map([...found].map(([clause, conflicts]) => [clause, [...conflicts.values()]]));
}
