import type { RuleSet } from '../rules/rule-set';
import type { Check } from './check';
import type { BoundCheck } from './ledger';

/**
 * Makes a game's checks ready for one rule set, in registry order. A rule set that states none of the facts a check
 * enforces does not impose that duty, and the check is left out; where it imposes the duty and lacks something needed
 * to judge it, the check can never tell and says what is lacking.
 */
export function bindChecks<Round>(checks: readonly Check<Round>[], ruleSet: RuleSet): readonly BoundCheck<Round>[] {
  return checks.flatMap((check) => {
    const { enforces, mayEnforce, needs, uses } = check;
    if (!enforces.some((name) => ruleSet.facts.has(name))) return [];
    const absent = [...enforces, ...needs].filter((name) => !ruleSet.facts.has(name));
    const facts: Record<string, unknown> = {};
    for (const name of [...enforces, ...mayEnforce, ...needs, ...uses]) facts[name] = ruleSet.facts.get(name)?.value;
    const clauses = new Set(enforces.flatMap((name) => ruleSet.facts.get(name)?.clauses ?? []));
    return [
      { check, facts, stated: ruleSet.facts, clauses: [...clauses], absent: absent.map((name) => `fact ${name}`) },
    ];
  });
}
