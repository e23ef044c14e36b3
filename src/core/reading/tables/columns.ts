import { filled } from './figures';

type Rows = readonly (readonly string[])[];

/** No page has more columns: a line of more cells is no measure for the others. */
const mostColumns = 64;

/** The same rows in columns: all of one width, none of them empty from top to bottom. */
export function inColumns(rows: Rows): Rows {
  return padded(withoutEmptyColumns(isLoose(rows) ? tightened(rows) : rows));
}

/**
 * Tabs that only set words apart, as many as it took to reach the next column: full rows then have their words at
 * different places. Where each tab is the edge of a cell, they have them at the same.
 */
function isLoose(rows: Rows): boolean {
  const most = Math.max(...rows.map((row) => Math.min(filled(row).length, mostColumns)));
  const places = rows.filter((row) => filled(row).length === most).map((row) => row.map((cell) => cell !== '').join());
  const trimmed = new Set(places.map((place) => place.replace(/(?:,false)+$/, '')));
  return trimmed.size > 1;
}

/** A header that lacks a cell lacks the one over the names. */
function tightened(rows: Rows): Rows {
  const width = Math.max(...rows.map((row) => Math.min(filled(row).length, mostColumns)));
  return rows.map((row, at) => {
    const cells = filled(row);
    return at === 0 && cells.length > 1 && cells.length === width - 1 ? ['', ...cells] : cells;
  });
}

function withoutEmptyColumns(rows: Rows): Rows {
  const used = new Set<number>();
  for (const row of rows) row.forEach((cell, column) => cell !== '' && used.add(column));
  return rows.map((row) => row.filter((_, column) => used.has(column)));
}

/** Trailing empty cells are often lost: rows are given as many cells as the widest has. */
function padded(rows: Rows): Rows {
  const width = Math.min(
    mostColumns,
    rows.reduce((widest, row) => Math.max(widest, row.length), 0),
  );
  return rows.map((row) => [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')]);
}
