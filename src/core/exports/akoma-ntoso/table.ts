import type { MergedCell, Table } from '../../reading/reading';
import { xml, type XmlContent, type XmlElement } from '../xml';

/** A table with its caption, header rows and merged cells; what is printed under it follows as a paragraph. */
export function tableXml(
  table: Table,
  eId: string,
  inline: (text: string) => readonly XmlContent[],
): readonly XmlElement[] {
  const header = table.headerRows ?? (table.header.length > 0 ? [table.header] : []);
  const width = Math.max(1, ...header.map(({ length }) => length), ...table.rows.map(({ length }) => length));
  const cell = (name: 'th' | 'td', text: string, spans: Record<string, string> = {}): XmlElement =>
    xml(name, spans, text === '' ? [] : [xml('p', {}, inline(text.replace(/\s+/g, ' ')))]);
  const banner =
    table.banner === undefined ? [] : [xml('tr', {}, [cell('th', table.banner, { colspan: String(width) })])];
  const heads = header.map((row) =>
    xml(
      'tr',
      {},
      (row.length > 0 ? row : ['']).map((text) => cell('th', text)),
    ),
  );
  const body = table.rows.map((row, at) => {
    const cells = row.flatMap((text, column) =>
      isCovered(table, at, column, text) ? [] : [cell('td', text, spansOf(table, at, column))],
    );
    return xml('tr', {}, cells.length > 0 ? cells : [cell('td', '')]);
  });
  const title = table.title === undefined ? [] : inline(table.title);
  const rows = [...banner, ...heads, ...body];
  const note = table.note === undefined ? [] : [xml('p', { class: 'table-note' }, inline(table.note))];
  if (rows.length === 0) return [xml('p', { class: 'caption' }, title), ...note];
  const caption = title.length === 0 ? [] : [xml('caption', {}, title)];
  return [xml('table', { eId }, [...caption, ...rows]), ...note];
}

const mergedAt = ({ merged }: Table, row: number, column: number): MergedCell | undefined =>
  merged?.find((cell) => cell.row === row && cell.column === column);

function spansOf(table: Table, row: number, column: number): Record<string, string> {
  const merged = mergedAt(table, row, column);
  return {
    ...(merged && merged.rows > 1 && { rowspan: String(merged.rows) }),
    ...(merged && merged.columns > 1 && { colspan: String(merged.columns) }),
  };
}

/** A cell under a merged one is left out, unless it has words after all: no word is lost. */
const isCovered = (table: Table, row: number, column: number, text: string): boolean =>
  text === '' &&
  mergedAt(table, row, column) === undefined &&
  table.merged?.some(
    (cell) =>
      cell.row <= row && row < cell.row + cell.rows && cell.column <= column && column < cell.column + cell.columns,
  ) === true;
