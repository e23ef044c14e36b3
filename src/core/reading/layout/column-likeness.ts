import { isLabel } from './labels';
import type { Row } from './rows';
import { least, leftOf, most, rightOf, widthOf, type Side } from './sides';

/** In parts of the size of the letters. */
const narrowest = 9;
/** In points. */
const level = 0.3;
const atEdge = 1.5;
const mostlyLevel = 0.7;
/** Lines that stand level with their neighbours may be rows of a table, and must look the more like running words. */
const wantedWhenLevel = { fewest: 8, filled: 0.5 };
const wantedOtherwise = { fewest: 4, filled: 0.25 };

/** Columns of running words fill their width line after line; the cells of a table begin beside each other, row by row. */
export function areColumns(run: readonly Row[], gutter: number, isKnown: boolean): boolean {
  const left = leftOf(run, gutter);
  const right = rightOf(run, gutter);
  if (left.length === 0 || right.length === 0) return false;
  if (isKnown && right.some(({ x }) => Math.abs(x - gutter) <= atEdge)) return true;
  if (isMargin(left) || isGrid(left) || isGrid(right) || isTable(left, right)) return false;
  return isKnown || areFilled(left, right, run[0]?.size ?? 0);
}

function areFilled(left: readonly Side[], right: readonly Side[], size: number): boolean {
  const fewer = Math.min(left.length, right.length);
  const { fewest, filled } = levelRows(left, right) >= mostlyLevel * fewer ? wantedWhenLevel : wantedOtherwise;
  if (fewer < fewest) return false;
  const widths = [widthOf(left), widthOf(right)];
  return (
    least(widths) >= narrowest * size &&
    least(widths) >= 0.4 * most(widths) &&
    overlap(left, right) >= 0.3 &&
    Math.min(fullness(left), fullness(right)) >= filled
  );
}

function levelRows(left: readonly Side[], right: readonly Side[]): number {
  const baselines = new Map(left.map(({ row, baseline }) => [row, baseline]));
  return right.filter(({ row, baseline }) => Math.abs((baselines.get(row) ?? Infinity) - baseline) < level).length;
}

/** Part of the lines that come near the width of the column. */
function fullness(side: readonly Side[]): number {
  const width = widthOf(side);
  return side.filter(({ x, right }) => right - x >= 0.7 * width).length / side.length;
}

/** How much of the lower column has the other beside it. */
function overlap(left: readonly Side[], right: readonly Side[]): number {
  const [a, b] = [left, right].map((side) => ({ top: side[0]?.baseline ?? 0, bottom: side.at(-1)?.baseline ?? 0 }));
  if (a === undefined || b === undefined) return 0;
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared / Math.max(1, Math.min(a.bottom - a.top, b.bottom - b.top));
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
  const onLeft = beginningsOf(left);
  const onRight = beginningsOf(right);
  const fewer = Math.min(onLeft.size, onRight.size);
  const together = [...onLeft].filter(([row, baseline]) => Math.abs((onRight.get(row) ?? Infinity) - baseline) < level);
  return fewer >= 2 && together.length >= 0.8 * fewer;
}

/** Rows in which an entry of its own begins on this side: after a short line, or with more room above. */
function beginningsOf(side: readonly Side[]): ReadonlyMap<number, number> {
  const width = widthOf(side);
  const edge = least(side.map(({ x }) => x));
  const leadings = side.slice(1).map(({ baseline }, index) => baseline - (side[index]?.baseline ?? 0));
  const usual = least(leadings.filter((leading) => leading > 1));
  return new Map(
    side.flatMap(({ row, baseline }, index) => {
      const before = side[index - 1];
      const short = before === undefined || before.right < edge + 0.7 * width;
      return short || (leadings[index - 1] ?? 0) > 1.2 * usual ? [[row, baseline] as const] : [];
    }),
  );
}
