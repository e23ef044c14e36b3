import type { RuleSet } from '../rules/rule-set';
import type { Check } from './check';
import type { BoundCheck } from './ledger';

/**
 * Makes a game's checks ready for one rule set, in registry order. A rule set that states none of a check's facts
 * does not impose that duty, so the check is left out; one that states only some leaves the check unable to tell.
 */
export function bindChecks<Round>(checks: readonly Check<Round>[], ruleSet: RuleSet): readonly BoundCheck<Round>[] {
  return checks.flatMap((check) => {
    const absent = check.needs.filter((name) => !ruleSet.facts.has(name));
    if (absent.length === check.needs.length) return [];
    const facts: Record<string, unknown> = {};
    const clauses = new Set<string>();
    for (const name of [...check.needs, ...check.uses]) facts[name] = ruleSet.facts.get(name)?.value;
    for (const name of check.needs) for (const clause of ruleSet.facts.get(name)?.clauses ?? []) clauses.add(clause);
    return [
      { check, facts, stated: ruleSet.facts, clauses: [...clauses], absent: absent.map((name) => `fact ${name}`) },
    ];
  });
}
