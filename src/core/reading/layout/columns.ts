import { withoutNarrowGaps } from './close-gaps';
import { isLabel } from './labels';
import { rowOf, type Row, type Segment } from './rows';

/** Rows of one column, or rows that reach across the page. */
export interface ColumnOfRows {
  /** Which column of the page: 0 is the whole width, 1 and 2 its halves, 3 and 4 the halves of the left one, and so on. */
  readonly place: number;
  readonly rows: readonly Row[];
}

/** The part of a row on one side of a gutter. */
interface Side {
  readonly row: number;
  readonly segments: readonly Segment[];
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
}

/** Rows from one that reaches across the gutter to the next. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly accepted: boolean;
}

interface Division {
  readonly gutter: number;
  readonly runs: readonly Run[];
  readonly worth: number;
}

/** In parts of the size of the letters. */
const narrowestGutter = 0.9;
const widestGutter = 2;
const worthOfRoom = 0.15;
const narrowestColumn = 9;
const mostCandidates = 8;
const nearKnown = 4;
const manyCells = 3;
const fewestRows = 3;
/** In points. */
const level = 0.3;
const edge = 1.5;

/** Where the second column begins on this page; empty when nothing on it is set in columns. */
export function guttersOf(rows: readonly Row[]): readonly number[] {
  const division = bestDivision(rows, []);
  return division === undefined ? [] : [division.gutter];
}

/** Puts the rows of a page in reading order. `known` are gutters found on other pages, where this one shows too little. */
export function inReadingOrder(rows: readonly Row[], known: readonly number[], place = 0): readonly ColumnOfRows[] {
  const division = bestDivision(rows, known);
  if (division === undefined) return rows.length === 0 ? [] : [{ place, rows: withoutNarrowGaps(rows) }];
  const { gutter, runs } = division;
  const columns: ColumnOfRows[] = [];
  let across: Row[] = [];
  const endAcross = (): void => {
    if (across.length > 0) columns.push({ place, rows: withoutNarrowGaps(across) });
    across = [];
  };
  for (const { from, to, accepted } of runs) {
    const run = rows.slice(from, to);
    if (!accepted) {
      across.push(...run);
      continue;
    }
    endAcross();
    const sides = [sideOf(run, (x) => x < gutter - 1), sideOf(run, (x) => x >= gutter - 1)];
    sides.forEach((side, half) => {
      const own = side.map(({ segments }) => rowOf(segments));
      columns.push(...inReadingOrder(own, known, 2 * place + 1 + half));
    });
  }
  endAcross();
  return columns;
}

function bestDivision(rows: readonly Row[], known: readonly number[]): Division | undefined {
  let best: Division | undefined;
  for (const gutter of candidatesIn(rows, known)) {
    const isKnown = known.some((other) => Math.abs(other - gutter) <= nearKnown);
    const runs = runsBeside(rows, gutter, isKnown);
    const divided = runs.filter(({ accepted }) => accepted).flatMap(({ from, to }) => rows.slice(from, to));
    const worth = divided.length * (1 + worthOfRoom * clearBefore(divided, gutter));
    if (worth > (best?.worth ?? 0)) best = { gutter, runs, worth };
  }
  return best;
}

/** Room before the gutter: beside the true one there is more than between a number in the margin and its words. */
function clearBefore(rows: readonly Row[], gutter: number): number {
  const ends = rows.flatMap(({ segments }) => segments.filter(({ x }) => x < gutter - 1).map(({ right }) => right));
  return Math.min(Math.max(0, gutter - most(ends)) / (rows[0]?.size ?? 1), widestGutter);
}

/** Places where many lines begin with room to their left. */
function candidatesIn(rows: readonly Row[], known: readonly number[]): readonly number[] {
  const all = rows.flatMap(({ segments }) => segments);
  const left = least(all.map(({ x }) => x));
  const right = most(all.map((segment) => segment.right));
  const votes = new Map<number, { least: number; votes: number }>();
  for (const { segments, size } of rows) {
    segments.forEach(({ x }, index) => {
      const before = segments[index - 1]?.right ?? left;
      if (x - before < narrowestGutter * size || x < left + 0.15 * (right - left)) return;
      const near = Math.round(x / 3);
      const known = votes.get(near);
      if (known === undefined) votes.set(near, { least: x, votes: 1 });
      else votes.set(near, { least: Math.min(known.least, x), votes: known.votes + 1 });
    });
  }
  const common = [...votes.values()].filter((one) => one.votes >= 3).sort((a, b) => b.votes - a.votes);
  return [...new Set([...common.slice(0, mostCandidates).map((one) => one.least), ...known])];
}

function runsBeside(rows: readonly Row[], gutter: number, isKnown: boolean): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  const close = (to: number): void => {
    if (to > from) runs.push({ from, to, accepted: areColumns(rows.slice(from, to), gutter, isKnown) });
    from = to;
  };
  const across = reachesAcross(rows, gutter);
  rows.forEach((_, index) => {
    if (across[index] !== true) return;
    close(index);
    runs.push({ from: index, to: index + 1, accepted: false });
    from = index + 1;
  });
  close(rows.length);
  return runs;
}

/** Rows with words over the gutter; and rows of a table across the page, even if none of its cells lies over the gutter. */
function reachesAcross(rows: readonly Row[], gutter: number): readonly boolean[] {
  const before = rows.map(({ segments }) => segments.filter(({ x }) => x < gutter - 1).length);
  const across = rows.map((row, index) => isOver(row, gutter) || isGridRow(row, before[index] ?? 0, gutter));
  const takeIn = (index: number, neighbour: number): void => {
    if (across[neighbour] === true && isUnder(rows[index], rows[neighbour], gutter)) across[index] = true;
  };
  for (let index = 1; index < rows.length; index += 1) takeIn(index, index - 1);
  for (let index = rows.length - 2; index >= 0; index -= 1) takeIn(index, index + 1);
  // A table in the left half alone, where the column on the right waits for it to end.
  const isLone = (index: number): boolean => (before[index] ?? 0) >= manyCells && rows[index]?.segments.length === before[index];
  const lastOnRight = rows.findLastIndex(({ segments }, index) => segments.length > (before[index] ?? 0));
  for (let start = 0; start < lastOnRight; start += 1) {
    let end = start;
    while (end < lastOnRight && isLone(end)) end += 1;
    if (end - start >= fewestRows) across.fill(true, start, end);
    start = Math.max(start, end);
  }
  return across;
}

const isOver = ({ segments, size }: Row, gutter: number): boolean =>
  segments.some(({ x, right }) => x < gutter - 1 && right > gutter - narrowestGutter * 0.5 * size);

/** Many cells on one line of writing. The first line of a column begins at its edge; the cells of a table stand anywhere. */
function isGridRow({ segments }: Row, before: number, gutter: number): boolean {
  const [last, first, ...rest] = segments.slice(Math.max(0, before - 1));
  if (before === 0 || last === undefined || first === undefined || segments.length < 2 * manyCells) return false;
  if (Math.abs(first.x - gutter) <= edge || Math.abs(first.baseline - last.baseline) >= level) return false;
  return !(isLabel(first.text) && rest.length === 1);
}

/** Whether the cells of a row, on both sides of the gutter, stand under those of another. */
function isUnder(row: Row | undefined, other: Row | undefined, gutter: number): boolean {
  if (row === undefined || other === undefined || row.segments.length < manyCells) return false;
  const isBefore = row.segments.map(({ x }) => x < gutter - 1);
  if (isBefore.every((before) => before === isBefore[0])) return false;
  return row.segments.every(({ x }) => other.segments.some((cell) => Math.abs(cell.x - x) < nearKnown));
}

/** Columns of running words fill their width line after line; the cells of a table begin beside each other, row by row. */
function areColumns(run: readonly Row[], gutter: number, isKnown: boolean): boolean {
  const left = sideOf(run, (x) => x < gutter - 1);
  const right = sideOf(run, (x) => x >= gutter - 1);
  if (left.length === 0 || right.length === 0) return false;
  const atEdge = right.some(({ x }) => Math.abs(x - gutter) <= edge);
  if (isKnown && atEdge) return true;
  if (isMargin(left) || isGrid(left) || isGrid(right) || isTable(left, right)) return false;
  if (isKnown) return true;
  const em = run[0]?.size ?? 0;
  const widths = [left, right].map(widthOf);
  // Lines that do not stand level with their neighbours were set one column at a time.
  const levelled = levelRows(left, right) >= mostlyLevel * Math.min(left.length, right.length);
  const { fewest, filled } = levelled ? wantedWhenLevel : wantedOtherwise;
  return (
    Math.min(left.length, right.length) >= fewest &&
    least(widths) >= narrowestColumn * em &&
    least(widths) >= 0.4 * most(widths) &&
    overlap(left, right) >= 0.3 &&
    Math.min(fullness(left), fullness(right)) >= filled
  );
}

const mostlyLevel = 0.7;
const wantedWhenLevel = { fewest: 8, filled: 0.5 };
const wantedOtherwise = { fewest: 4, filled: 0.25 };

function levelRows(left: readonly Side[], right: readonly Side[]): number {
  const baselines = new Map(left.map(({ row, baseline }) => [row, baseline]));
  return right.filter(({ row, baseline }) => Math.abs((baselines.get(row) ?? Infinity) - baseline) < level).length;
}

function sideOf(run: readonly Row[], isOn: (x: number) => boolean): readonly Side[] {
  return run.flatMap(({ segments: all }, row) => {
    const segments = all.filter(({ x }) => isOn(x));
    const [first] = segments;
    if (first === undefined) return [];
    return [{ row, segments, x: first.x, right: most(segments.map((one) => one.right)), baseline: first.baseline }];
  });
}

const widthOf = (side: readonly Side[]): number =>
  most(side.map(({ right }) => right)) - least(side.map(({ x }) => x));

/** Part of the lines that come near the width of the column. */
function fullness(side: readonly Side[]): number {
  const width = widthOf(side);
  return side.filter(({ x, right }) => right - x >= 0.7 * width).length / side.length;
}

/** Numbers in the margin of the text beside them. */
function isMargin(side: readonly Side[]): boolean {
  const numbers = side.filter(({ segments }) => segments.length === 1 && isLabel(segments[0]?.text ?? ''));
  return numbers.length > 0.4 * side.length;
}

/** Many cells to a row: figures in rows and columns. */
function isGrid(side: readonly Side[]): boolean {
  return side.reduce((sum, { segments }) => sum + segments.length, 0) > 2.2 * side.length;
}

function isTable(left: readonly Side[], right: readonly Side[]): boolean {
  const beginnings = [beginningsOf(left), beginningsOf(right)] as const;
  const fewer = Math.min(beginnings[0].size, beginnings[1].size);
  let together = 0;
  for (const [row, baseline] of beginnings[0]) {
    const beside = beginnings[1].get(row);
    if (beside !== undefined && Math.abs(beside - baseline) < level) together += 1;
  }
  return fewer >= 2 && together >= 0.8 * fewer;
}

/** Rows in which an entry of its own begins on this side: after a short line, or with more room above. */
function beginningsOf(side: readonly Side[]): ReadonlyMap<number, number> {
  const width = widthOf(side);
  const start = least(side.map(({ x }) => x));
  const leadings = side.slice(1).map(({ baseline }, index) => baseline - (side[index]?.baseline ?? 0));
  const usual = least(leadings.filter((leading) => leading > 1));
  return new Map(
    side.flatMap(({ row, baseline }, index) => {
      const before = side[index - 1];
      const short = before === undefined || before.right < start + 0.7 * width;
      return short || (leadings[index - 1] ?? 0) > 1.2 * usual ? [[row, baseline] as const] : [];
    }),
  );
}

function overlap(left: readonly Side[], right: readonly Side[]): number {
  const [top, bottom] = [left, right].map((side) => [side[0]?.baseline ?? 0, side.at(-1)?.baseline ?? 0] as const);
  if (top === undefined || bottom === undefined) return 0;
  const shared = Math.min(top[1], bottom[1]) - Math.max(top[0], bottom[0]);
  return shared / Math.max(1, Math.min(top[1] - top[0], bottom[1] - bottom[0]));
}

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);
