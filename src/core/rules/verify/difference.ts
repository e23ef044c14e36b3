import type { FactCell, FactKind } from '../../facts/kind';
import { isShared } from './recognised-cells';

/** How two values of a fact differ, said for each side; undefined where they mean the same. */
export interface Difference {
  readonly ours: string;
  readonly theirs: string;
}

const SHOWN = 3;

/**
 * Compared cell by cell, as their kind prints them: `0.95 to 1` and `19 to 20` are the same odds. Of a fact that several clauses
 * may state together, theirs is a share, and only what it states is compared.
 */
export function differenceOf(
  kind: FactKind<unknown> | undefined,
  ours: unknown,
  theirs: unknown,
): Difference | undefined {
  const [mine, other] = [cellsOf(kind, ours), cellsOf(kind, theirs)];
  const stated = isShared(kind) ? [...other.keys()] : [...new Set([...mine.keys(), ...other.keys()])];
  const parts = stated.filter((part) => mine.get(part) !== other.get(part));
  return parts.length === 0 ? undefined : { ours: print(mine, parts), theirs: print(other, parts) };
}

function cellsOf(kind: FactKind<unknown> | undefined, raw: unknown): ReadonlyMap<string, string> {
  const read = kind?.read(raw);
  const cells: readonly FactCell[] =
    kind === undefined || read === undefined || 'problem' in read
      ? [{ part: '', text: JSON.stringify(raw) }]
      : kind.cells(read.value);
  return new Map(cells.map(({ part, text }) => [part, text]));
}

/** A drawing table has 110 cells; a few that differ are enough to find the rest. */
function print(cells: ReadonlyMap<string, string>, parts: readonly string[]): string {
  const shown = parts.slice(0, SHOWN).map((part) => {
    const text = cells.get(part) ?? 'nothing';
    return part === '' || part === text ? text : `${text} for ${part}`;
  });
  return [...shown, ...(parts.length > SHOWN ? [`${String(parts.length - SHOWN)} more`] : [])].join(', ');
}
