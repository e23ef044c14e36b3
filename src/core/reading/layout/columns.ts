import { withoutNarrowGaps } from './close-gaps';
import { bestDivision } from './gutters';
import { rowOf, type Row } from './rows';
import { leftOf, rightOf } from './sides';

/** Rows of one column, or rows that reach across the page. */
export interface ColumnOfRows {
  /** Which column of the page: 0 is the whole width, 1 and 2 its halves, 3 and 4 the halves of the left one, and so on. */
  readonly place: number;
  readonly rows: readonly Row[];
}

/** Pages looked at to learn where a document has its gutters. */
const sample = 40;
const samePlace = 4;

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
      across = across.concat(run);
      continue;
    }
    endAcross();
    [leftOf(run, gutter), rightOf(run, gutter)].forEach((side, half) => {
      const own = side.map(({ segments }) => rowOf(segments));
      columns.push(...inReadingOrder(own, known, 2 * place + 1 + half));
    });
  }
  endAcross();
  return columns;
}

/** Gutters that several pages agree on. */
export function commonGutters(pages: readonly (readonly Row[])[]): readonly number[] {
  const step = Math.max(1, Math.floor(pages.length / sample));
  const looked = pages.filter((_, index) => index % step === 0);
  const found = looked.flatMap((rows) => bestDivision(rows, [])?.gutter ?? []).sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const gutter of found) {
    const last = groups.at(-1);
    if (last !== undefined && gutter - (last[0] ?? 0) <= samePlace) last.push(gutter);
    else groups.push([gutter]);
  }
  const enough = Math.max(2, 0.2 * looked.length);
  return groups.flatMap((group) => (group.length >= enough && group[0] !== undefined ? [group[0]] : []));
}
