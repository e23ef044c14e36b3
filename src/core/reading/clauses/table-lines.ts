import type { FurnitureMap } from '../furniture/furniture';
import type { SourceLine } from '../lines/lines';
import { endsSentence, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';

/** A table found among the lines; the numbers are line indexes. */
export interface TableLines {
  readonly title: number | undefined;
  readonly banners: readonly number[];
  readonly rows: readonly number[];
}

const mostBanners = 2;

/** Finds tables before numbers are looked at, so that "7 <tab> Stands" in a table is no section 7. Keyed by first line. */
export function findTables(
  all: readonly SourceLine[],
  furniture: FurnitureMap,
  style: ReadingStyle,
): ReadonlyMap<number, TableLines> {
  const tables = new Map<number, TableLines>();
  // Furniture is blotted out, so that no table reaches across it or takes it in.
  const lines = all.map((line, index) => (furniture.has(index) ? undefined : line));
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    const table = line === undefined ? undefined : tableAt(lines, index, line, style);
    if (table !== undefined) tables.set(index, table);
    index = (table?.rows.at(-1) ?? index) + 1;
  }
  return tables;
}

/** For every line in a table, the table's first line. Such a line numbers nothing, and no zone begins inside a table. */
export type TableTops = ReadonlyMap<number, number>;

export function tableTops(tables: ReadonlyMap<number, TableLines>): TableTops {
  const tops = new Map<number, number>();
  for (const [first, { rows }] of tables) {
    for (let index = first; index <= (rows.at(-1) ?? first); index += 1) tops.set(index, first);
  }
  return tops;
}

/** "TABLE 3: FARES", a heading over all columns, then rows of cells; or rows of cells alone. */
function tableAt(
  lines: readonly (SourceLine | undefined)[],
  start: number,
  line: SourceLine,
  style: ReadingStyle,
): TableLines | undefined {
  const titled = isTableTitle(line, style);
  const banners: number[] = [];
  let index = titled ? start + 1 : start;
  while (titled && banners.length < mostBanners && isBanner(lines[index])) banners.push(index++);
  const rows = rowsFrom(lines, index);
  return rows.length === 0 ? undefined : { title: titled ? start : undefined, banners, rows };
}

/** "TABLE 3: FARES", but not "Table 3 applies." */
function isTableTitle(line: SourceLine, style: ReadingStyle): boolean {
  const [word = '', name = ''] = line.text.split(' ');
  if (!style.tableWords.includes(word.toLowerCase()) || !/^\d{1,3}[A-Z]?\b|^[A-Z]\b/.test(name)) return false;
  return wordCount(line.text) <= 14 && !endsSentence(line.text);
}

function isBanner(line: SourceLine | undefined): boolean {
  if (line === undefined || line.cells.length > 1) return false;
  return wordCount(line.text) <= 12 && !endsSentence(line.text) && markerOf(line) === undefined;
}

function rowsFrom(lines: readonly (SourceLine | undefined)[], start: number): readonly number[] {
  const rows: number[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index];
    const inTable = rows.length > 0;
    if (line === undefined || (inTable && line.blankBefore) || !isRow(line, inTable)) break;
    rows.push(index);
  }
  return rows;
}

/** A tab after a clause's number is spacing, not a column: "4.2 <tab> The master of a ferry …". */
function isRow(line: SourceLine, inTable: boolean): boolean {
  if (line.cells.length < 2) return false;
  const marker = markerOf(line);
  if (marker === undefined || line.cells[0] !== marker.printed) return true;
  if (marker.shape === 'decimal') return false;
  return inTable || line.cells.filter((cell) => cell !== '').length > 2;
}
