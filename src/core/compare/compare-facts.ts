import type { Game } from '../games/game';
import type { RuleSet } from '../rules/rule-set';
import { figureName, type StatedCell, type StatedFact } from '../rules/stated-fact';

/** What one side states of a figure; nothing where its rules are silent. */
export interface ComparedValue {
  readonly value: string | null;
  readonly clauses: readonly string[];
}

export interface ComparedRow {
  readonly fact: string;
  readonly label: string;
  readonly group: string;
  readonly same: boolean;
  readonly values: readonly ComparedValue[];
}

const SILENT: ComparedValue = { value: null, clauses: [] };

/** Figure by figure, in the order in which the game declares its facts; tables compare cell by cell. */
export function compareFacts(game: Game, sides: readonly RuleSet[]): readonly ComparedRow[] {
  return Object.entries(game.facts).flatMap(([name, { label, group }]) => {
    const stated = sides.map((side) => side.facts.get(name));
    return partsOf(stated).map((part) => {
      const values = stated.map((fact) => valueOf(cellOf(fact, part)));
      return {
        fact: part === '' ? name : `${name}.${part}`,
        label: part === '' ? label : `${label}: ${part}`,
        group,
        same: values.every(({ value }) => value === values[0]?.value),
        values,
      };
    });
  });
}

const partsOf = (facts: readonly (StatedFact | undefined)[]): readonly string[] => [
  ...new Set(facts.flatMap((fact) => fact?.cells.map(figureName) ?? [])),
];

const cellOf = (fact: StatedFact | undefined, part: string): StatedCell | undefined =>
  fact?.cells.find((cell) => figureName(cell) === part);

const valueOf = (cell: StatedCell | undefined): ComparedValue =>
  cell ? { value: cell.text, clauses: cell.clauses } : SILENT;
