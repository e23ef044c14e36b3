import { gameOf } from '../games/registry';
import type { RuleSet } from '../rules/rule-set';
import type { Check } from './check';
import type { BoundCheck } from './ledger';

/**
 * Makes a game's checks ready for one rule set, in registry order. A rule set that states none of the facts a check
 * enforces does not impose that duty, and the check is left out; where it imposes the duty and lacks something needed
 * to judge it, the check can never tell and says what is lacking: a fact, or the choice of the operator on which one depends.
 */
export function bindChecks<Round>(
  checks: readonly Check<Round>[],
  ruleSet: RuleSet,
  undecided: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly BoundCheck<Round>[] {
  const facts = valuesOf(ruleSet);
  return checks.flatMap((check) => {
    const { enforces, needs } = check;
    if (!enforces.some((name) => ruleSet.facts.has(name) || undecided.has(name))) return [];
    const absent = [...enforces, ...needs].filter((name) => !ruleSet.facts.has(name));
    const clauses = new Set(enforces.flatMap((name) => ruleSet.facts.get(name)?.clauses ?? []));
    return [
      {
        check,
        facts,
        stated: ruleSet.facts,
        clauses: [...clauses],
        run:
          absent.length === 0 ? check.run : lacking(absent.flatMap((name) => undecided.get(name) ?? [`fact ${name}`])),
      },
    ];
  });
}

const lacking =
  (missing: readonly string[]): Check<unknown>['run'] =>
  (_round, _facts, ruling) => {
    ruling.cannotTell('rule set', missing);
  };

/**
 * Every fact the game knows, in one object that all checks share. Their types keep each check to what it declares;
 * one object of one shape keeps the functions they share quick, which an object for each check would not.
 */
const valuesOf = ({ game, facts }: RuleSet): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(gameOf(game)?.facts ?? {}).map((name) => [name, facts.get(name)?.value]));
