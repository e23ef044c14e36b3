import { countsUp, filled, isFigure, isLabel, isPayment } from './figures';

type Row = readonly string[];

export interface Headed {
  /** Words printed across the columns, above the header. */
  readonly banner: string;
  readonly headerRows: readonly Row[];
  readonly body: readonly Row[];
}

/** Tells the header of a table from its body by what stands in the cells; the rows are in columns already. */
export function headed(rows: readonly Row[]): Headed {
  const [first = []] = rows;
  const spans = rows.length > 2 && isSpanning(first, rows[1] ?? []);
  const banner = spans ? (filled(first)[0] ?? '') : '';
  const under = spans ? rows.slice(1) : rows;
  const height = headerHeight(under);
  return { banner, headerRows: under.slice(0, height), body: under.slice(height) };
}

/** One cell, not over the names alone, above a row of several. */
function isSpanning(first: Row, second: Row): boolean {
  if (first.length < 3 || filled(first).length !== 1) return false;
  return filled(second).length > (first[0] === '' ? 1 : 2);
}

function headerHeight(rows: readonly Row[]): 0 | 1 | 2 {
  const [first = [], second = [], ...rest] = rows;
  if (second.length === 0 || !isHeader(first, second)) return 0;
  const columns = filled(first);
  // "Column 1", "Column 2" are names for the names under them.
  if (columns.length > 1 && columns.every((cell) => /^column \w{1,3}$/i.test(cell)) && rest.length > 0) return 2;
  return rest.length > 0 && isSecondHeader(second, rest) ? 2 : 1;
}

/** A first row that reads like those under it is no header: it is numbered, or pays, or says the same. */
function isHeader(first: Row, second: Row): boolean {
  const [name = '', ...columns] = first;
  if (isLabel(name) && isLabel(second[0] ?? '')) return false;
  if (columns.some(isPayment)) return false;
  if (columns.some((cell, at) => cell !== '' && cell === second[at + 1])) return false;
  const figures = filled(columns).filter(isFigure);
  return figures.length === 0 || (figures.length > 1 && countsUp(figures));
}

/** "$ <tab> $ <tab> $", or words where all rows under them have figures. */
function isSecondHeader(second: Row, rest: readonly Row[]): boolean {
  const units = filled(second);
  if (second[0] === '' && units.length > 1 && units.every((cell) => !/[\p{L}\d]/u.test(cell))) return true;
  const wordy = units.length === second.length && units.every((cell) => !/\d/.test(cell));
  return wordy && rest.every((row) => filled(row).every(isFigure));
}

/** The words over each column, the rows of the header read downwards. */
export function joinedHeader(headerRows: readonly Row[]): Row {
  const [first = [], ...rest] = headerRows;
  return first.map((cell, column) => filled([cell, ...rest.map((row) => row[column] ?? '')]).join(' '));
}
