import type { Segment } from './rows';

/** A column of a table: the width its cells have taken so far. */
export interface TableColumn {
  left: number;
  right: number;
}

/** In parts of the size of the letters. */
const aligned = 0.35;

/** The columns a segment stands under, by index; more than one when it reaches across. */
export function columnsUnder({ x, right, size }: Segment, columns: readonly TableColumn[]): readonly number[] {
  return columns.flatMap((column, index) =>
    x < column.right + aligned * size && right > column.left - aligned * size ? [index] : [],
  );
}

/** Adds the cells of a row to the columns, if each stands under one of them or beside all, and no two under the same. */
export function takeIn(segments: readonly Segment[], columns: TableColumn[]): boolean {
  const places = segments.map((segment) => columnsUnder(segment, columns));
  const known = places.flat();
  if (places.some((under) => under.length > 1) || known.length === 0 || new Set(known).size < known.length)
    return false;
  segments.forEach(({ x, right }, nth) => {
    const column = columns[places[nth]?.[0] ?? -1];
    if (column === undefined) columns.push({ left: x, right });
    else Object.assign(column, { left: Math.min(column.left, x), right: Math.max(column.right, right) });
  });
  columns.sort((a, b) => a.left - b.left);
  return true;
}
