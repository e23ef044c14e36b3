import type { RuleSet } from '../../../src/core/rules/rule-set';
import type { StatedCell, StatedFact } from '../../../src/core/rules/stated-fact';
import { gameOf } from '../../../src/core/games/registry';
import { everyRuleSet } from '../rounds/everywhere';

/** The one rule set of this name, of this instrument where several have the name. */
export function ruleSetNamed(name: string, instrument?: string): RuleSet {
  const found = everyRuleSet().filter(
    (set) => set.name === name && (instrument === undefined || set.instrument === instrument),
  );
  if (found.length !== 1 || found[0] === undefined) throw new Error(`${name}: ${String(found.length)} rule sets`);
  return found[0];
}

function withFact(ruleSet: RuleSet, name: string, change: (fact: StatedFact) => StatedFact): RuleSet {
  const fact = ruleSet.facts.get(name);
  if (fact === undefined) throw new Error(`${ruleSet.name} does not state ${name}`);
  return { ...ruleSet, facts: new Map([...ruleSet.facts, [name, change(fact)]]) };
}

const inCells = (
  ruleSet: RuleSet,
  name: string,
  change: (cells: readonly StatedCell[]) => readonly StatedCell[],
): RuleSet => withFact(ruleSet, name, (fact) => ({ ...fact, cells: change(fact.cells) }));

/** A row struck out, for the proof and for the checks alike. */
export function without(ruleSet: RuleSet, name: string, row: string): RuleSet {
  return withFact(ruleSet, name, (fact) => ({
    ...fact,
    cells: fact.cells.filter(({ part }) => part !== row),
    value: fact.value instanceof Map ? new Map([...fact.value].filter(([key]) => key !== row)) : fact.value,
  }));
}

/** A second row of the same name with another figure. */
export const twice = (ruleSet: RuleSet, name: string, row: string, text: string): RuleSet =>
  inCells(ruleSet, name, (cells) => cells.flatMap((cell) => (cell.part === row ? [cell, { ...cell, text }] : [cell])));

/** A row that the rules do not have. */
export const adding = (ruleSet: RuleSet, name: string, row: string, text: string): RuleSet =>
  inCells(ruleSet, name, (cells) => [...cells, { part: row, text, clauses: cells[0]?.clauses ?? [], basis: 'person' }]);

/** Another figure in a row, of which the checks have not heard. */
export const altered = (ruleSet: RuleSet, name: string, row: string, text: string): RuleSet =>
  inCells(ruleSet, name, (cells) => cells.map((cell) => (cell.part === row ? { ...cell, text } : cell)));

/** A whole fact stated anew, for the proof and for the checks alike. */
export function restated(ruleSet: RuleSet, name: string, raw: unknown): RuleSet {
  const kind = gameOf(ruleSet.game)?.facts[name]?.kind;
  const read = kind?.read(raw);
  if (kind === undefined || read === undefined || 'problem' in read)
    throw new Error(`${name} cannot be ${String(raw)}`);
  return withFact(ruleSet, name, (fact) => ({
    ...fact,
    value: read.value,
    cells: kind.cells(read.value).map((cell) => ({ ...cell, clauses: fact.clauses, basis: 'person' })),
  }));
}
