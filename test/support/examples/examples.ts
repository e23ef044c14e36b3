import { baccaratChecks } from '../../../src/core/checks/baccarat/registry';
import { bindChecks } from '../../../src/core/checks/bind';
import type { Example } from '../../../src/core/checks/example';
import { chosenBy } from '../../../src/core/rules/choice-readers';
import { ruleSetFor } from '../rounds/everywhere';
import type { Place } from '../rounds/places';
import { LUCKY_DRAW_SCENERY } from './lucky-draw';
import { ADDITIONAL_PAIRS } from './pairs-of-additional';
import { DEALING_PAIRS } from './pairs-of-dealing';
import { FURTHER_PAIRS } from './pairs-further';
import { IRREGULARITY_PAIRS } from './pairs-of-irregularities';
import { SETTLEMENT_PAIRS } from './pairs-of-settlement';
import { WAGERING_PAIRS } from './pairs-of-wagering';
import { EXAMPLE_PLACES, TERMINALS } from './places';
import { roundAt, type Pair, type Pairs } from './scene';
import { exampleOf, writeExamples, type Written } from './scenery';

const FIRST_PAIRS: Pairs = {
  ...WAGERING_PAIRS,
  ...DEALING_PAIRS,
  ...SETTLEMENT_PAIRS,
  ...IRREGULARITY_PAIRS,
  ...ADDITIONAL_PAIRS,
};

export const PAIRS: Pairs = Object.fromEntries(
  Object.entries(FIRST_PAIRS).map(([check, [first, ...others]]) => [
    check,
    [first, ...others, ...(FURTHER_PAIRS[check] ?? [])],
  ]),
);

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
  const chosen = chosenBy(record, ruleSetFor(record));
  return new Map(
    bindChecks(baccaratChecks, chosen, chosen.undecided).map(({ check }) => {
      const enforced = [...check.enforces, ...check.mayEnforce];
      return [check.id, enforced.flatMap((name) => chosen.facts.get(name)?.clauses ?? []).join(' ')];
    }),
  );
}

/** Both examples of a duty, from the first pair on which the rules of the place draw their line; none where no pair fits. */
function examplesOf(duty: Duty): readonly Example[] {
  for (const pair of PAIRS[duty.check] ?? []) {
    const examples = pair.also === undefined ? pairAt(duty, pair, duty.at) : [];
    if (examples.length > 0) return examples;
  }
  return [];
}

function pairAt({ check, place }: Duty, { breach, lawful }: Pair, named: string): readonly Example[] {
  const examples = [
    exampleOf(check, named, breach[0], roundAt(place, breach[1]), 'breaches'),
    exampleOf(check, named, lawful[0], roundAt(place, lawful[1]), 'complies'),
  ];
  return examples.every((example) => example !== undefined) ? examples : [];
}

/** Further pairs, each where it is the first to show a clause. */
function furtherExamples(duties: readonly Duty[], examples: readonly Example[]): readonly Example[] {
  const shown = new Set(examples.flatMap(({ clauses }) => clauses));
  return duties.flatMap((duty) =>
    (PAIRS[duty.check] ?? []).flatMap((pair) => {
      const found = pair.also === undefined ? [] : pairAt(duty, pair, `${duty.at}/${pair.also}`);
      if (!found.some(({ clauses }) => clauses.some((clause) => !shown.has(clause)))) return [];
      for (const clause of found.flatMap(({ clauses }) => clauses)) shown.add(clause);
      return found;
    }),
  );
}

/** The form of the game that deals a hand to each box. */
export const luckyDrawExamples = (): Written => writeExamples(LUCKY_DRAW_SCENERY);
export const LUCKY_DRAW_SCENES = LUCKY_DRAW_SCENERY.pairs;

/** Every example of baccarat: the coups of two hands, then the rounds that deal to boxes. */
export function examplesOfBaccarat(): readonly Example[] {
  const duties = dutiesOfBaccarat();
  const examples = [...duties.flatMap((duty) => examplesOf(duty)), ...luckyDrawExamples().examples];
  return [...examples, ...furtherExamples(duties, examples)];
}

export const asLines = (examples: readonly Example[]): string =>
  examples.map((example) => `${JSON.stringify(example)}\n`).join('');
