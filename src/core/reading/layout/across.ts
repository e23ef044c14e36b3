import { isLabel } from './labels';
import type { Row } from './rows';
import { isLeftOf } from './sides';

/** In parts of the size of the letters. */
const nearGutter = 0.45;
const manyCells = 3;
const fewestRows = 3;
/** In letters. */
const shortCell = 3;
/** In points. */
const level = 0.3;
const atEdge = 1.5;
const underCell = 4;

/** Rows with words over the gutter; and rows of a table across the page, even if none of its cells lies over the gutter. */
export function reachesAcross(rows: readonly Row[], gutter: number): readonly boolean[] {
  const before = rows.map(({ segments }) => segments.filter((one) => isLeftOf(one, gutter)).length);
  const across = rows.map((row, index) => isOver(row, gutter) || isGridRow(row, before[index] ?? 0, gutter));
  const takeIn = (index: number, neighbour: number): void => {
    if (across[neighbour] === true && isUnder(rows[index], rows[neighbour], gutter)) across[index] = true;
  };
  for (let index = 1; index < rows.length; index += 1) takeIn(index, index - 1);
  for (let index = rows.length - 2; index >= 0; index -= 1) takeIn(index, index + 1);
  for (const [from, to] of loneTables(rows, before)) across.fill(true, from, to);
  return across;
}

const isOver = ({ segments, size }: Row, gutter: number): boolean =>
  segments.some((one) => isLeftOf(one, gutter) && one.right > gutter - nearGutter * size);

/** Many cells on one line of writing. The first line of a column begins at its edge; the cells of a table stand anywhere. */
function isGridRow({ segments }: Row, before: number, gutter: number): boolean {
  const [last, first, ...rest] = segments.slice(Math.max(0, before - 1));
  if (before === 0 || last === undefined || first === undefined || segments.length < 2 * manyCells) return false;
  if (Math.abs(first.baseline - last.baseline) >= level) return false;
  if (segments.filter(({ text }) => text.length <= shortCell).length > 0.7 * segments.length) return true;
  return Math.abs(first.x - gutter) > atEdge && !(isLabel(first.text) && rest.length === 1);
}

/** Whether the cells of a row, on both sides of the gutter, stand under those of another. */
function isUnder(row: Row | undefined, other: Row | undefined, gutter: number): boolean {
  if (row === undefined || other === undefined || row.segments.length < manyCells) return false;
  const first = row.segments[0];
  const last = row.segments.at(-1);
  if (first === undefined || last === undefined || !isLeftOf(first, gutter) || isLeftOf(last, gutter)) return false;
  return row.segments.every(({ x }) => other.segments.some((cell) => Math.abs(cell.x - x) < underCell));
}

/** Tables in the left half alone, where the column on the right waits for them to end. */
function loneTables(rows: readonly Row[], before: readonly number[]): readonly (readonly [number, number])[] {
  const isLone = (index: number): boolean => {
    const cells = before[index] ?? 0;
    return cells >= manyCells && rows[index]?.segments.length === cells;
  };
  const lastOnRight = rows.findLastIndex(({ segments }, index) => segments.length > (before[index] ?? 0));
  const found: [number, number][] = [];
  for (let from = 0; from < lastOnRight;) {
    let to = from;
    while (to < lastOnRight && isLone(to)) to += 1;
    if (to - from >= fewestRows) found.push([from, to]);
    from = Math.max(to, from + 1);
  }
  return found;
}
