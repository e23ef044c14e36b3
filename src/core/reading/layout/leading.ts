import type { ColumnOfRows } from './columns';

/** Usual distance from one line of a paragraph to the next, for letters of this size. */
export type Leading = (size: number) => number;

const often = 0.08;
const withoutEvidence = 1.3;

/** The tightest distance that is common: paragraphs and the rows of tables stand further apart, or at least no nearer. */
export function usualLeading(columns: readonly ColumnOfRows[]): Leading {
  const counts = new Map<number, Map<number, number>>();
  for (const { rows } of columns) {
    rows.forEach((row, index) => {
      const before = rows[index - 1];
      if (before === undefined || sizeClass(before.size) !== sizeClass(row.size)) return;
      const distance = Math.round((row.baseline - before.baseline) * 4) / 4;
      if (distance < 0.8 * row.size || distance > 2.5 * row.size) return;
      const ofSize = counts.get(sizeClass(row.size)) ?? new Map<number, number>();
      ofSize.set(distance, (ofSize.get(distance) ?? 0) + 1);
      counts.set(sizeClass(row.size), ofSize);
    });
  }
  const usual = new Map([...counts].map(([size, distances]) => [size, tightest(distances)]));
  return (size) => usual.get(sizeClass(size)) ?? size * withoutEvidence;
}

const sizeClass = (size: number): number => Math.round(size * 2);

function tightest(distances: ReadonlyMap<number, number>): number {
  const sorted = [...distances].sort((a, b) => a[0] - b[0]);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  // A printer's rounding spreads one distance over two neighbours.
  const enough = sorted.find(([distance, count]) => count + (distances.get(distance + 0.25) ?? 0) >= often * total);
  return enough?.[0] ?? sorted[0]?.[0] ?? 0;
}
