import type { ColumnOfRows } from './columns';

/** The edges between which a column is set. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

export type Measure = (page: number, place: number) => Edges;

/** So few lines stand outside that they are accidents. Lines that reach the right edge may be few, too. */
const outsideLeft = 0.03;
const outsideRight = 0.015;

/** Edges of each column of left and right pages, whose margins may differ, by where nearly all their lines begin and end. */
export function usualMeasure(pages: readonly { number: number; columns: readonly ColumnOfRows[] }[]): Measure {
  const ends = new Map<string, { lefts: number[]; rights: number[] }>();
  for (const { number, columns } of pages)
    for (const { place, rows } of columns) {
      const key = keyOf(number, place);
      const known = ends.get(key) ?? { lefts: [], rights: [] };
      for (const { segments } of rows) {
        known.lefts.push(segments[0]?.x ?? 0);
        known.rights.push(segments.at(-1)?.right ?? 0);
      }
      ends.set(key, known);
    }
  const edges = new Map([...ends].map(([key, { lefts, rights }]) => [key, edgesOf(lefts, rights)]));
  return (number, place) => edges.get(keyOf(number, place)) ?? { left: 0, right: 0 };
}

const keyOf = (number: number, place: number): string => `${place} ${number % 2}`;

function edgesOf(lefts: number[], rights: number[]): Edges {
  lefts.sort((a, b) => a - b);
  rights.sort((a, b) => b - a);
  const few = (share: number): number => Math.floor(lefts.length * share);
  return { left: lefts[few(outsideLeft)] ?? 0, right: rights[few(outsideRight)] ?? 0 };
}
