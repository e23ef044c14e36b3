import { wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';
import type { TableRecogniser } from './grid';
import type { LawLine } from './law-lines';
import { columnNames } from './wrapped';

const longestRow = 12;
const payment = /^(.{1,80}?) (\d[\d,.]* ?(?:to|:) ?\d[\d,.]*)$/;

/**
 * Two columns without any sign between them: "0, 1 or 2 Draw" – "3 Stand" under a few words, or "Deck 10 to 1" –
 * "Saloon 5 to 1" under the names of the columns.
 */
export const unruledRows: TableRecogniser = (law, at, style) => {
  const header = law[at];
  if (header === undefined || !/[:—–]$/.test(law[at - 1]?.text ?? '')) return undefined;
  const names = columnNames(header, style);
  const read = names.length === 2 ? paidRow : isHeader(header) ? drawnRow : undefined;
  const rows: (readonly string[])[] = [];
  for (let end = at + 1; read !== undefined && end < law.length; end += 1) {
    const line = law[end];
    const row = line === undefined || isCut(line, rows.length) ? undefined : read(line, style);
    if (row === undefined) break;
    rows.push(row);
  }
  if (rows.length < 2) return undefined;
  return { end: at + 1 + rows.length, rows, headerRows: [names.length === 2 ? names : [header.text]] };
};

function isHeader(line: LawLine): boolean {
  return !/\d/.test(line.text) && wordCount(line.text) <= longestRow && markerOf(line) === undefined;
}

function isCut({ between }: LawLine, rows: number): boolean {
  return between === 'drawing' || (between === 'blank' && rows > 0);
}

function paidRow(line: LawLine): readonly string[] | undefined {
  const [, name, odds] = payment.exec(line.text) ?? [];
  return name === undefined || odds === undefined ? undefined : [name, odds];
}

function drawnRow(line: LawLine, { drawingActions }: ReadingStyle): readonly string[] | undefined {
  const [, counts = '', action = ''] = /^(\d.{0,40}?) (\S+)$/.exec(line.text) ?? [];
  return drawingActions.includes(action.toLowerCase()) ? [counts, action] : undefined;
}
