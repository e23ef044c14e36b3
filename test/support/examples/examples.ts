import { baccaratChecks } from '../../../src/core/checks/baccarat/registry';
import { bindChecks } from '../../../src/core/checks/bind';
import type { Example } from '../../../src/core/checks/example';
import { chosenRuleSet, fieldOf } from '../../../src/core/rules/chosen';
import { ruleSetFor } from '../rounds/everywhere';
import type { Place } from '../rounds/places';
import { DEALING_PAIRS } from './pairs-of-dealing';
import { IRREGULARITY_PAIRS } from './pairs-of-irregularities';
import { SETTLEMENT_PAIRS } from './pairs-of-settlement';
import { WAGERING_PAIRS } from './pairs-of-wagering';
import { EXAMPLE_PLACES, TERMINALS } from './places';
import { roundAt, type Pairs } from './scene';
import { exampleOf } from './scenery';

export const PAIRS: Pairs = { ...WAGERING_PAIRS, ...DEALING_PAIRS, ...SETTLEMENT_PAIRS, ...IRREGULARITY_PAIRS };

/** Where a check has a duty to enforce: by the name of the place, each check once. */
export interface Duty {
  readonly check: string;
  readonly at: string;
  readonly place: Place;
}

/** In the order of the registry, then of the places: all examples of a check stand together. */
export function dutiesOfBaccarat(): readonly Duty[] {
  const places = Object.entries(EXAMPLE_PLACES).map(([at, place]) => ({ at, place, bound: clausesByCheck(place) }));
  const terminals = Object.entries(TERMINALS).map(([at, { place, table }]) => {
    const atTable = clausesByCheck(table);
    const others = [...clausesByCheck(place)].filter(([check, clauses]) => atTable.get(check) !== clauses);
    return { at, place, bound: new Map(others) };
  });
  return baccaratChecks.flatMap(({ id }) =>
    [...places, ...terminals].flatMap(({ at, place, bound }) => (bound.has(id) ? [{ check: id, at, place }] : [])),
  );
}

/** The clauses that a check may cite under the rules of a place, for every check that they impose. */
function clausesByCheck(place: Place): ReadonlyMap<string, string> {
  const record = roundAt(place, {});
  const chosen = chosenRuleSet(ruleSetFor(record), (field) => fieldOf(record, field));
  return new Map(
    bindChecks(baccaratChecks, chosen, chosen.undecided).map(({ check }) => {
      const enforced = [...check.enforces, ...check.mayEnforce];
      return [check.id, enforced.flatMap((name) => chosen.facts.get(name)?.clauses ?? []).join(' ')];
    }),
  );
}

/** Both examples of a duty, from the first pair on which the rules of the place draw their line; none where no pair fits. */
export function examplesOf(duty: Duty): readonly Example[] {
  for (const { breach, lawful } of PAIRS[duty.check] ?? []) {
    const { check, at, place } = duty;
    const examples = [
      exampleOf(check, at, breach[0], roundAt(place, breach[1]), 'breaches'),
      exampleOf(check, at, lawful[0], roundAt(place, lawful[1]), 'complies'),
    ];
    if (examples.every((example) => example !== undefined)) return examples;
  }
  return [];
}

export const asLines = (examples: readonly Example[]): string =>
  examples.map((example) => `${JSON.stringify(example)}\n`).join('');
