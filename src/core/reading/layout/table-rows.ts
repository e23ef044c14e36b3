import { isFinished } from '../lines/sentence';
import { isLabel, startsWithLabel } from './labels';
import type { Leading } from './leading';
import type { Row, Segment } from './rows';
import { blankRoom, isApart, isBlankBetween } from './setting';

/** A column of a table: the width its cells have taken so far. */
interface Cells {
  left: number;
  right: number;
}

/** Rows of a page that are one row of a table, its cells in order; a cell may be set in several lines. */
export interface TableRow {
  readonly first: number;
  readonly last: number;
  readonly cells: readonly (readonly Segment[])[];
}

/** In parts of the size of the letters. */
const aligned = 0.35;
const narrowestWrapped = 5;

/** Finds the tables among the rows of a column; the answer has their rows by the index of the first line. */
export function tableRows(rows: readonly Row[], leading: Leading): ReadonlyMap<number, TableRow> {
  const found = new Map<number, TableRow>();
  let index = 0;
  while (index < rows.length) {
    const table = tableAt(rows, index, leading);
    for (const row of table?.rows ?? []) found.set(row.first, row);
    index = table?.end ?? index + 1;
  }
  return found;
}

interface FoundTable {
  readonly end: number;
  readonly rows: readonly TableRow[];
}

function tableAt(rows: readonly Row[], start: number, leading: Leading): FoundTable | undefined {
  const first = rows[start];
  if (first === undefined || first.segments.length < 2) return undefined;
  const columns: Cells[] = first.segments.map(({ x, right }) => ({ left: x, right }));
  let end = start + 1;
  while (end < rows.length && belongs(rows, start, end, columns, leading)) end += 1;
  const run = rows.slice(start, end);
  // "(a) …", "(b) …" line under line are numbers in a margin, not a first column.
  if (run.every(({ segments }) => segments.length < 2 || isNumbered(segments))) return undefined;
  return { end, rows: joined(rows, start, end, columns, leading) };
}

const isNumbered = (segments: readonly Segment[]): boolean => segments.length === 2 && isLabel(segments[0]?.text ?? '');

/** True, and the columns grow by it, when a row stands under the columns found so far. */
function belongs(rows: readonly Row[], start: number, index: number, columns: Cells[], leading: Leading): boolean {
  const row = rows[index];
  const before = rows[index - 1];
  if (row === undefined || before === undefined) return false;
  if (row.baseline - before.baseline > leading(row.size) + 1.2 * row.size) return false;
  const places = row.segments.map((segment) => columnsUnder(segment, columns));
  if (row.segments.length === 1 && isAcross(rows, index, leading)) return true;
  if (places.some((under) => under.length > 1)) return false;
  const known = places.filter((under) => under.length === 1).length;
  if (row.segments.length === 1) {
    if (known !== 1) return false;
    const goesOn = areSpaced(rows, start, index, leading)
      ? !isApart(before, row, leading)
      : continues(rows, index, columns, leading);
    return goesOn || standsInside(rows, index);
  }
  if (known === 0 || new Set(places.flat()).size < known) return false;
  row.segments.forEach(({ x, right }, nth) => {
    const column = columns[places[nth]?.[0] ?? -1];
    if (column === undefined) columns.push({ left: x, right });
    else Object.assign(column, { left: Math.min(column.left, x), right: Math.max(column.right, right) });
  });
  columns.sort((a, b) => a.left - b.left);
  return true;
}

function columnsUnder({ x, right, size }: Segment, columns: readonly Cells[]): readonly number[] {
  return columns.flatMap((column, index) =>
    x < column.right + aligned * size && right > column.left - aligned * size ? [index] : [],
  );
}

/** "Odds in dollars": a line across the columns between two rows of a table, as far from the one as from the other. */
function isAcross(rows: readonly Row[], index: number, leading: Leading): boolean {
  const [before, row, after] = rows.slice(index - 1, index + 2);
  if (before === undefined || row === undefined || after === undefined) return false;
  if (before.segments.length < 2 || after.segments.length < 2) return false;
  const text = row.segments[0]?.text ?? '';
  if (startsWithLabel(text) || isFinished(text)) return false;
  const above = row.baseline - before.baseline;
  const below = after.baseline - row.baseline;
  return Math.abs(above - below) < 0.15 * row.size && above <= leading(row.size) + blankRoom * row.size;
}

/** A row with a single cell, between rows with several. */
function standsInside(rows: readonly Row[], index: number): boolean {
  return (rows[index + 1]?.segments.length ?? 0) > 1;
}

/** The next line of cells that did not fit on one. */
function continues(rows: readonly Row[], index: number, columns: readonly Cells[], leading: Leading): boolean {
  const row = rows[index];
  const before = rows[index - 1];
  if (row === undefined || before === undefined || isApart(before, row, leading)) return false;
  if (row.segments.length >= columns.length) return false;
  return row.segments.every((segment) => {
    const column = columnsUnder(segment, columns)[0] ?? -1;
    const above = before.segments.find((other) => columnsUnder(other, columns)[0] === column);
    if (above === undefined || above.right - above.x < narrowestWrapped * above.size) return false;
    return above.right + firstWord(segment) > (columns[column]?.right ?? 0);
  });
}

const firstWord = ({ x, right, text, size }: Segment): number =>
  ((right - x) * (text.split(' ')[0]?.length ?? 0)) / Math.max(1, text.length) + 0.2 * size;

function joined(
  rows: readonly Row[],
  start: number,
  end: number,
  columns: readonly Cells[],
  leading: Leading,
): readonly TableRow[] {
  const spaced = areSpaced(rows, start, end, leading);
  const found: { first: number; last: number; cells: Segment[][] }[] = [];
  for (let index = start; index < end; index += 1) {
    const row = rows[index];
    if (row === undefined) break;
    const before = rows[index - 1] ?? row;
    const goesOn = spaced ? !isApart(before, row, leading) : continues(rows, index, columns, leading);
    const complete = row.segments.length > 2 && row.segments.length >= 0.8 * columns.length;
    const isNew = index === start || complete || !goesOn;
    if (isNew) found.push({ first: index, last: index, cells: columns.map(() => []) });
    const current = found.at(-1);
    if (current === undefined) break;
    current.last = index;
    for (const segment of row.segments) current.cells[columnsUnder(segment, columns)[0] ?? 0]?.push(segment);
  }
  return found;
}

/** Whether the rows of this table stand further apart than the lines of one cell. */
function areSpaced(rows: readonly Row[], start: number, end: number, leading: Leading): boolean {
  let spaced = 0;
  let full = 0;
  for (let index = start + 1; index < end; index += 1) {
    const row = rows[index];
    const before = rows[index - 1];
    if (row === undefined || before === undefined || row.segments.length < 2) continue;
    full += 1;
    if (isApart(before, row, leading) && !isBlankBetween(before, row, leading)) spaced += 1;
  }
  return full > 0 && spaced >= 0.25 * full;
}
