import type { Table } from '../reading';

/** A table found among the lines; the numbers are line indexes. */
export interface TableLines {
  /** From its title to the note under it; page heads between them are left out. */
  readonly lines: readonly number[];
  readonly last: number;
  /** Lines with its header printed again at the head of a page. */
  readonly repeats: readonly number[];
  readonly table: Table;
}

/** For every line in a table, the table's first line. Such a line numbers nothing, and no zone begins inside a table. */
export type TableTops = ReadonlyMap<number, number>;

export function tableTops(tables: ReadonlyMap<number, TableLines>): TableTops {
  const tops = new Map<number, number>();
  for (const [first, { last }] of tables) {
    for (let index = first; index <= last; index += 1) tops.set(index, first);
  }
  return tops;
}
