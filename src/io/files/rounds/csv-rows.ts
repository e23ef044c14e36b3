import { Failure } from '../../../core/failures/failure';
import { isField } from './csv-fields';
import { strayIn, type Stray } from './utf8-text';

/** One row of a file of columns and the line on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The row ended with the file and not with a line. */
  readonly isLast: boolean;
  /** A quotation mark is never closed, or not within the longest row. */
  readonly isOpen: boolean;
  /** A byte in it that is not UTF-8. */
  readonly stray: Stray | undefined;
}

export const SEPARATORS = [',', ';', '\t'] as const;
const LONGEST_ROW = 1 << 20;

/** Rows as RFC 4180 writes them: cells in quotation marks may hold separators, line breaks and doubled marks. */
export async function* csvRows(text: AsyncIterable<string>, separator: string): AsyncGenerator<CsvRow> {
  let rest = '';
  let line = 1;
  const pass = (end: number): void => {
    line += lineBreaks(rest, end);
    rest = rest.slice(end);
  };
  for await (const piece of text) {
    rest += piece;
    for (;;) {
      const end = rowEnd(rest);
      if (end === -1 && rest.length <= LONGEST_ROW) break;
      yield end === -1 ? openRow(rest, line, separator) : rowOf(rest.slice(0, end), line, separator, false);
      pass(end === -1 ? lineEnd(rest) : end + 1);
    }
  }
  while (rest.trim() !== '') {
    const isOpen = rest.includes('\n');
    yield isOpen ? openRow(rest, line, separator) : rowOf(rest, line, separator, true);
    pass(lineEnd(rest));
    for (let end = rowEnd(rest); end !== -1; end = rowEnd(rest)) {
      yield rowOf(rest.slice(0, end), line, separator, false);
      pass(end + 1);
    }
  }
}

const lineEnd = (text: string): number => text.indexOf('\n') + 1 || text.length;

/** As much of a row as its first line has: reading goes on after that, so that an open mark swallows no other round. */
const openRow = (text: string, line: number, separator: string): CsvRow => ({
  ...rowOf(text.slice(0, lineEnd(text)), line, separator, false),
  isOpen: true,
});

/** The line break that ends the first row; one inside quotation marks does not. */
function rowEnd(text: string): number {
  let end = text.indexOf('\n');
  let mark = text.indexOf('"');
  while (end !== -1 && mark !== -1 && mark < end) {
    const closing = text.indexOf('"', mark + 1);
    if (closing === -1) return -1;
    if (closing > end) end = text.indexOf('\n', closing);
    mark = text.indexOf('"', closing + 1);
  }
  return end;
}

const lineBreaks = (text: string, end: number): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};

const rowOf = (text: string, line: number, separator: string, isLast: boolean): CsvRow => ({
  line,
  cells: cellsOf(text.replace(/\r$/, ''), separator),
  isLast,
  isOpen: false,
  stray: strayIn(text),
});

export function cellsOf(text: string, separator: string): readonly string[] {
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"') {
      if (isQuoted && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/** A file of columns names the fields of a record in its first line; one that names others needs to be told how to read it. */
export function looksLikeCsv(text: string, name: string): boolean {
  const [first = '', second = ''] = text.split('\n');
  if (isJsonLike(first) || isJsonLike(second)) return false;
  const columns = columnsIn(first);
  if (namesFields(columns)) return true;
  if (mayNameColumns(columns) && second.trim() !== '')
    throw new Failure(
      'BAD_ARGUMENT',
      `${name} looks like a file of columns, and its first line does not name the fields of a round record; say with --mapping what its columns are (docs/csv-rounds.md).`,
    );
  return false;
}

/** Whether the first lines are enough to tell; only a line that may name columns leaves it to the next. */
export function isToldByOpening(text: string): boolean {
  const [first = '', second, ...more] = text.split('\n', 3);
  if (isJsonLike(first) || more.length > 0) return true;
  if (second === undefined) return false;
  const columns = columnsIn(first);
  return namesFields(columns) || !mayNameColumns(columns);
}

const isJsonLike = (line: string): boolean => /^\s*[{[]/.test(line);

const columnsIn = (line: string): readonly (readonly string[])[] =>
  SEPARATORS.map((separator) => cellsOf(line.replace(/\r$/, ''), separator));

const namesFields = (columns: readonly (readonly string[])[]): boolean =>
  columns.some((cells) => cells.includes('id') && cells.filter(isField).length > 1);

const mayNameColumns = (columns: readonly (readonly string[])[]): boolean => columns.some((cells) => cells.length > 2);
