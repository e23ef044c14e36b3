import { diffTokens } from '../compare/words/runs';
import { folded } from '../reading/meaning/folded';
import type { Table } from '../reading/reading';

/** A cell that says something else; on one side only where the other has no such row. */
export interface CellChange {
  /** The first words of its row, and what stands over its column. */
  readonly row: string;
  readonly column: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Tables of matched clauses, cell by cell: rows are known by their first words, columns by what stands over them. */
export const cellChanges = (from: readonly Table[], to: readonly Table[]): readonly CellChange[] =>
  from.length === 0 || to.length === 0
    ? []
    : Array.from({ length: Math.max(from.length, to.length) }, (_, at) => between(from[at], to[at])).flat();

function between(from: Table | undefined, to: Table | undefined): readonly CellChange[] {
  const [ours, theirs] = [from?.rows ?? [], to?.rows ?? []];
  const columns = columnsOf(
    from?.header ?? [],
    to?.header ?? [],
    Math.max(0, ...[...ours, ...theirs].map(({ length }) => length)),
  );
  return rowPairs(ours, theirs).flatMap(([was, is]) =>
    columns.flatMap(({ name, from: a, to: b }, place): readonly CellChange[] => {
      const [before, after] = [cellAt(was, a), cellAt(is, b)];
      // The words a row is known by are said once, as its name; a row on one side only says them too.
      if (folded(before ?? '') === folded(after ?? '') && before !== undefined && after !== undefined) return [];
      if ((before ?? '') === '' && (after ?? '') === '') return [];
      if (place === 0 && (was === undefined || is === undefined) && columns.length > 1) return [];
      return [{ row: nameOf(was ?? is ?? []), column: name, from: before, to: after }];
    }),
  );
}

type Row = readonly string[];

const cellAt = (row: Row | undefined, column: number | undefined): string | undefined =>
  row === undefined || column === undefined ? undefined : (row[column] ?? '');

const nameOf = (row: Row): string => row.find((cell) => cell.trim() !== '') ?? '';

/** Rows with the same first words, in their order; between two such, as many as both have are taken for one another. */
function rowPairs(from: readonly Row[], to: readonly Row[]): readonly (readonly [Row | undefined, Row | undefined])[] {
  const key = (row: Row): string => folded(nameOf(row)).toLowerCase();
  return diffTokens(from.map(key), to.map(key)).flatMap((run) => {
    const [ours, theirs] = [from.slice(...run.from), to.slice(...run.to)];
    return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => [ours[at], theirs[at]] as const);
  });
}

interface Column {
  readonly name: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** By their headings where both tables have distinct ones; else by their places. */
function columnsOf(from: Row, to: Row, width: number): readonly Column[] {
  const key = (name: string): string => folded(name).toLowerCase();
  const distinct = (row: Row): boolean => row.length > 1 && new Set(row.map(key)).size === row.length;
  const byPlace = (at: number): Column => ({ name: to[at] ?? from[at] ?? '', from: at, to: at });
  if (!distinct(from) || !distinct(to)) return Array.from({ length: width }, (_, at) => byPlace(at));
  const there = new Map(to.map((name, at) => [key(name), at]));
  const here = new Set(from.map(key));
  return [
    ...from.map((name, at) => ({ name, from: at, to: there.get(key(name)) })),
    ...to.flatMap((name, at) => (here.has(key(name)) ? [] : [{ name, from: undefined, to: at }])),
  ];
}
