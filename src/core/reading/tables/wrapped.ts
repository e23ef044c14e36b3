import { endsSentence, hasOpenBracket } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';
import { isDecimal } from './figures';
import type { TableRecogniser } from './grid';
import type { LawLine } from './law-lines';
import { isRowStart, WrappedRow } from './wrapped-row';

const longestHeader = 6;
const mostColumns = 3;

/**
 * A table read off a page without its ruling: under "Name Definition Odds" each row is a name, a sentence of several
 * lines and perhaps odds at the end of one of them. Where a row begins shows only in its words.
 */
export const wrapped: TableRecogniser = (law, at, style) => {
  const header = columnNames(law[at], style);
  if (header.length < 2) return undefined;
  const paid = style.paymentWords.some((word) => (header.at(-1) ?? '').toLowerCase().includes(word));
  const rows: WrappedRow[] = [];
  let end = at + 1;
  for (; end < law.length; end += 1) {
    const line = law[end];
    if (line === undefined || isPastTable(line, rows.at(-1), style)) break;
    if (isRowStart(line.text, rows.at(-1))) rows.push(new WrappedRow(paid));
    rows.at(-1)?.add(line.text);
    if (rows.length === 0) return undefined;
  }
  if (rows.length === 0) return undefined;
  return { end, rows: rows.map((row) => row.cells(header.length)), headerRows: [header] };
};

/** "Name Payout odds": words that name columns and nothing else, a column from each capital. */
export function columnNames(line: LawLine | undefined, style: ReadingStyle): readonly string[] {
  const words = line?.text.split(' ') ?? [];
  if (words.length > longestHeader || words.some((word) => !style.columnWords.includes(word.toLowerCase()))) return [];
  const names: string[] = [];
  for (const word of words) {
    if (names.length === 0 || /^\p{Lu}/u.test(word)) names.push(word);
    else names.push(`${names.pop() ?? ''} ${word}`);
  }
  return names.length <= mostColumns ? names : [];
}

/** A number of the outline, a footnote, the header of the next table, or a paragraph that no row can begin with. */
function isPastTable(line: LawLine, row: WrappedRow | undefined, style: ReadingStyle): boolean {
  const marker = markerOf(line);
  if (line.between === 'drawing' || line.heading || /^\W{0,2}\*/.test(line.printed.replace(/^<\|[^|<>]*\|>/, '')))
    return true;
  if (marker?.shape === 'decimal' && isDecimal(marker.printed)) return true;
  if (marker?.shape === 'bracket' && !hasOpenBracket(row?.name ?? '')) return true;
  if (columnNames(line, style).length >= 2) return true;
  if (row === undefined || line.between === 'nothing') return false;
  return row.isWhole && /^\p{Lu}/u.test(line.text) && !isRowStart(line.text, row) && endsSentence(row.text);
}
