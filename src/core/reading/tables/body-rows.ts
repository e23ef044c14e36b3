import type { MergedCell } from '../reading';
import { startsLowerCase } from '../lines/sentence';
import { filled, isPayment } from './figures';

type Row = readonly string[];

interface Body {
  readonly rows: readonly Row[];
  readonly merged: readonly MergedCell[];
  /** Key to the signs in the table: "D = draws". */
  readonly key: string;
}

/** The rows of the body as a person reads them: a row broken over lines is one, a cell that spans several is told. */
export function bodyOf(printed: readonly Row[], lastCellSpans: boolean): Body {
  const last = printed.at(-1) ?? [];
  const hasKey = filled(last).length > 0 && filled(last).every((cell) => /^\S{1,4}\s?=\s?\S/.test(cell));
  const rows = joined(hasKey ? printed.slice(0, -1) : printed);
  return {
    rows,
    merged: [...mergedNames(rows), ...(lastCellSpans ? spanningCells(rows) : [])],
    key: hasKey ? filled(last).join(' ') : '',
  };
}

function joined(printed: readonly Row[]): readonly Row[] {
  const rows: Row[] = [];
  for (const row of printed) {
    const above = rows.at(-1);
    if (above !== undefined && goesOn(row))
      rows.splice(
        -1,
        1,
        above.map((cell, column) => both(cell, row[column] ?? '')),
      );
    else rows.push(row);
  }
  return rows;
}

/** One cell without a name before it, or several that go on in small letters: the row above, broken over lines. */
function goesOn(row: Row): boolean {
  const cells = filled(row);
  if (row[0] !== '' || cells.length === 0) return false;
  return cells.length === 1 || (cells.filter(startsLowerCase).length * 2 > cells.length && !cells.some(isPayment));
}

function both(above: string, below: string): string {
  return filled([above, below]).join(' ');
}

/** A name left out under a name spans both rows. */
function mergedNames(rows: readonly Row[]): readonly MergedCell[] {
  const merged: MergedCell[] = [];
  let top = 0;
  rows.forEach((row, at) => {
    if (row[0] !== '' || at === 0) top = at;
    const ends = rows[at + 1]?.[0] !== '';
    if (ends && at > top) merged.push({ row: top, column: 0, rows: at - top + 1, columns: 1 });
  });
  return merged;
}

/** "7 <cell> Stands" in a table of three columns. */
function spanningCells(rows: readonly Row[]): readonly MergedCell[] {
  return rows.flatMap((cells, row) => {
    const column = cells.findLastIndex((cell) => cell !== '');
    return column > 0 && column < cells.length - 1 ? [{ row, column, rows: 1, columns: cells.length - column }] : [];
  });
}
