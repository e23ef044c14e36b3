import type { Row, Segment } from './rows';

/** The part of a row on one side of a gutter. */
export interface Side {
  /** Index of the row. */
  readonly row: number;
  readonly segments: readonly Segment[];
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
}

export const isLeftOf = ({ x }: Segment, gutter: number): boolean => x < gutter - 1;

export function leftOf(rows: readonly Row[], gutter: number): readonly Side[] {
  return sidesOf(rows, (segment) => isLeftOf(segment, gutter));
}

export function rightOf(rows: readonly Row[], gutter: number): readonly Side[] {
  return sidesOf(rows, (segment) => !isLeftOf(segment, gutter));
}

function sidesOf(rows: readonly Row[], isOn: (segment: Segment) => boolean): readonly Side[] {
  const sides: Side[] = [];
  rows.forEach(({ segments: all }, row) => {
    const segments = all.filter(isOn);
    const [first] = segments;
    const last = segments.at(-1);
    if (first === undefined || last === undefined) return;
    sides.push({ row, segments, x: first.x, right: last.right, baseline: first.baseline });
  });
  return sides;
}

export const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);
export const most = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), -Infinity);

export const widthOf = (side: readonly Side[]): number =>
  most(side.map(({ right }) => right)) - least(side.map(({ x }) => x));
