import { isFinished } from '../lines/sentence';
import { isLabel, startsWithLabel } from './labels';
import type { Leading } from './leading';
import type { Row, Segment } from './rows';
import { blankRoom, isBlankBetween } from './setting';
import { columnsUnder, takeIn, type TableColumn } from './table-columns';
import { areSpaced, isWrapped } from './wrapped-cells';

/** Rows of a page that are one row of a table, its cells in order; a cell may be set in several lines. */
export interface TableRow {
  readonly first: number;
  readonly last: number;
  readonly cells: readonly (readonly Segment[])[];
}

/** In parts of the size of the letters. */
const widestGap = 1.2;
const evenly = 0.15;
/** No page has more columns. */
const mostCells = 64;
const rowsThatTell = 40;

/** Finds the tables among the rows of a column; the answer has their rows by the index of the first line. */
export function tableRows(rows: readonly Row[], leading: Leading): ReadonlyMap<number, TableRow> {
  const found = new Map<number, TableRow>();
  let index = 0;
  while (index < rows.length) {
    const table = tableAt(rows, index, leading);
    for (const row of table.rows) found.set(row.first, row);
    index = table.end;
  }
  return found;
}

interface FoundTable {
  readonly end: number;
  readonly rows: readonly TableRow[];
}

function tableAt(rows: readonly Row[], start: number, leading: Leading): FoundTable {
  const first = rows[start];
  if (first === undefined || first.segments.length < 2 || first.segments.length > mostCells)
    return { end: start + 1, rows: [] };
  const columns: TableColumn[] = first.segments.map(({ x, right }) => ({ left: x, right }));
  let end = start + 1;
  while (end < rows.length && belongs(rows, start, end, columns, leading)) end += 1;
  const run = rows.slice(start, end);
  // "(a) …", "(b) …" line under line are numbers in a margin, not a first column.
  if (run.every(({ segments }) => segments.length < 2 || isNumbered(segments))) return { end, rows: [] };
  return { end, rows: joined(run, start, columns, leading) };
}

const isNumbered = (segments: readonly Segment[]): boolean => segments.length === 2 && isLabel(segments[0]?.text ?? '');

/** True, and the columns grow by it, when a row stands under the columns found so far. */
function belongs(
  rows: readonly Row[],
  start: number,
  index: number,
  columns: TableColumn[],
  leading: Leading,
): boolean {
  const [before, row, after] = rows.slice(index - 1, index + 2);
  if (row === undefined || before === undefined || row.segments.length > mostCells) return false;
  if (row.baseline - before.baseline > leading(row.size) + widestGap * row.size) return false;
  if (isNumbered(row.segments) && isBlankBetween(before, row, leading)) return false;
  const [first, ...others] = row.segments;
  if (first === undefined || others.length > 0) return takeIn(row.segments, columns);
  if (isAcross(before, row, after, leading)) return true;
  if (columnsUnder(first, columns).length !== 1) return false;
  const isInside = (after?.segments.length ?? 0) > 1;
  const spaced = areSpaced(rows.slice(Math.max(start, index - rowsThatTell), index), leading);
  return isInside || isWrapped(before, row, columns, leading, spaced);
}

/** "Odds in dollars": a line across the columns between two rows of a table, as far from the one as from the other. */
function isAcross(before: Row, row: Row, after: Row | undefined, leading: Leading): boolean {
  if (after === undefined || before.segments.length < 2 || after.segments.length < 2) return false;
  const text = row.segments[0]?.text ?? '';
  if (startsWithLabel(text) || isFinished(text)) return false;
  const above = row.baseline - before.baseline;
  const below = after.baseline - row.baseline;
  return Math.abs(above - below) < evenly * row.size && above <= leading(row.size) + blankRoom * row.size;
}

function joined(
  run: readonly Row[],
  start: number,
  columns: readonly TableColumn[],
  leading: Leading,
): readonly TableRow[] {
  const spaced = areSpaced(run, leading);
  const found: { first: number; last: number; cells: Segment[][] }[] = [];
  run.forEach((row, index) => {
    const before = run[index - 1];
    const open = found.at(-1);
    const goesOn = before !== undefined && isWrapped(before, row, columns, leading, spaced);
    const current =
      goesOn && open !== undefined ? open : { first: start + index, last: 0, cells: columns.map(() => []) };
    if (current !== open) found.push(current);
    current.last = start + index;
    for (const segment of row.segments) current.cells[columnsUnder(segment, columns)[0] ?? 0]?.push(segment);
  });
  return found;
}
