import type { FactKind } from '../../facts/kind';
import { rowsAbove, isRowOf } from '../../rules/rows';
import type { RuleSet } from '../../rules/rule-set';
import type { StatedCell } from '../../rules/stated-fact';

/** What one side states of one line: the whole, or one value for each option. */
export interface Entries {
  readonly stated: readonly StatedCell[];
  readonly general: string | null;
  readonly narrower: readonly string[];
}

/** The rows of a fact that get a line of their own; a fact that says one thing with all its figures has one line. */
export const rowsIn = ({ facts }: RuleSet, fact: string, kind: FactKind<unknown>): readonly string[] => {
  const cells = facts.get(fact)?.cells ?? [];
  return [...new Set(cells.map(({ part }) => (kind.joined === true ? '' : part)))];
};

/** Where a side has no row as narrow as this one, the nearest wider row that it states holds for it. */
export function entriesOf({ facts }: RuleSet, fact: string, kind: FactKind<unknown>, row: string): Entries {
  const cells = facts.get(fact)?.cells ?? [];
  if (kind.joined === true) return { stated: joined(cells), general: null, narrower: [] };
  const [found] = [row, ...rowsAbove(row)].filter((one) => cells.some(({ part }) => part === one));
  if (found === undefined)
    return {
      stated: [],
      general: null,
      narrower: row === '' ? [] : cells.map(({ part }) => part).filter((part) => isRowOf(row, part)),
    };
  return {
    stated: cells.filter(({ part }) => part === found),
    general: found === row ? null : found,
    narrower: [],
  };
}

/** All figures under one option as one value. */
function joined(cells: readonly StatedCell[]): readonly StatedCell[] {
  const options = [...new Set(cells.map(({ option }) => option))];
  return options.flatMap((option) => {
    const same = cells.filter((cell) => cell.option === option);
    const [first] = same;
    if (first === undefined) return [];
    return [
      {
        ...first,
        part: '',
        text: same.map(({ text }) => text).join(', '),
        clauses: [...new Set(same.flatMap(({ clauses }) => clauses))],
        basis: same.find(({ basis }) => basis === 'general-knowledge')?.basis ?? first.basis,
      },
    ];
  });
}
