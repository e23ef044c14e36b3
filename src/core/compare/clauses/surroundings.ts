import type { ComparedClause } from './compared-clause';

/** The clause that stands before or after another in its book. */
export const before = (clauses: readonly ComparedClause[], at: number): number | undefined =>
  inBook(clauses, at, at - 1);
export const after = (clauses: readonly ComparedClause[], at: number): number | undefined =>
  inBook(clauses, at, at + 1);

const inBook = (clauses: readonly ComparedClause[], at: number, other: number): number | undefined =>
  clauses[at]?.book === clauses[other]?.book ? other : undefined;

/** The clauses that stand in each. */
export function partsOf(clauses: readonly ComparedClause[]): readonly (readonly number[])[] {
  const parts = clauses.map((): number[] => []);
  clauses.forEach(({ parent }, at) => {
    if (parent !== undefined) parts[parent]?.push(at);
  });
  return parts;
}

/** How many of their parts answer each other, in thousandths of the more. */
export function partsAlike(
  from: readonly number[],
  to: readonly number[],
  answer: ReadonlyMap<number, number>,
): number {
  if (from.length === 0 || to.length === 0) return 0;
  const there = new Set(to);
  const met = from.filter((part) => there.has(answer.get(part) ?? -1)).length;
  return Math.trunc((1000 * met) / Math.max(from.length, to.length));
}
