import { endsWithSeparator, wordCount } from '../lines/sentence';
import { filled, isDecimal, isLabel, isPayment } from './figures';
import type { TableRecogniser } from './grid';
import type { LawLine } from './law-lines';

type Cells = readonly string[];

const longestNumberedRow = 20;

/** A row on each line, its cells separated by tabs: "Class <tab> Near <tab> Far". */
export const tabbed: TableRecogniser = (law, at) => {
  const first = law[at];
  if (first === undefined || !opens(law, at)) return undefined;
  const rows: Cells[] = [tabbedCells(first)];
  const repeats: number[] = [];
  let allPay = true;
  let end = at + 1;
  for (; end < law.length; end += 1) {
    const line = law[end];
    const cells = line === undefined ? [] : tabbedCells(line);
    if (line === undefined || line.between === 'drawing' || !isRow(cells, line, true)) break;
    if (rows.length > 1 && line.between !== 'nothing' && isSame(cells, rows[0] ?? [])) repeats.push(end);
    else if (beginsAnother(cells, rows) || (line.between !== 'nothing' && !goesOn(law, end, rows, allPay))) break;
    else {
      rows.push(cells);
      allPay &&= pays(cells);
    }
  }
  const isTable = rows.length > 1 || isPayment(filled(rows[0] ?? []).at(-1) ?? '');
  return isTable ? { end, rows, repeats } : undefined;
};

/** The cells with the empty ones before the first word. */
function tabbedCells(line: LawLine): Cells {
  const printed = line.printed.replace(/^<\|[^|<>]{0,200}\|>/, '');
  const before = /^[^\S\t]*(\t\s*)?/.exec(printed)?.[1] ?? '';
  return [...Array.from({ length: before.split('\t').length - 1 }, () => ''), ...withFootnoteSign(line.cells, printed)];
}

/** One asterisk alone is no emphasis, which takes two: "*2,000" refers to a note under the table. */
function withFootnoteSign(cells: Cells, printed: string): Cells {
  const at = printed.indexOf('*');
  if (at < 0 || at !== printed.lastIndexOf('*') || printed.charAt(at - 1) === '\\') return cells;
  const signed = printed.trim().split('\t');
  return cells.map((cell, column) => {
    const whole = signed[column]?.trim() ?? '';
    if (cell === '' || whole.length < 2) return cell;
    return whole.startsWith('*') ? `*${cell}` : whole.endsWith('*') ? `${cell}*` : cell;
  });
}

/** The first row has two cells; or it is a header of one, "<tab> Odds", directly over a row of two. */
function opens(law: readonly LawLine[], at: number): boolean {
  const line = law[at];
  const next = law[at + 1];
  if (line === undefined) return false;
  const cells = tabbedCells(line);
  if (isRow(cells, line, false)) return true;
  if (cells.length < 2 || filled(cells).length !== 1 || wordCount(line.text) > longestNumberedRow) return false;
  return next?.between === 'nothing' && isRow(tabbedCells(next), next, false);
}

/** A tab after a clause's number is spacing, not a column: "4.2 <tab> The master of a ferry …". */
function isRow(cells: Cells, { text }: LawLine, inTable: boolean): boolean {
  const words = filled(cells);
  const [first = ''] = words;
  if (cells.length < 2 || isDecimal(first)) return false;
  if (words.length < 2) return inTable && cells[0] === '' ? wordCount(first) <= longestNumberedRow * 2 : inTable;
  if (!isLabel(first) || words.length > 2) return true;
  return inTable && wordCount(text) <= longestNumberedRow && !endsWithSeparator(text);
}

function isSame(a: Cells, b: Cells): boolean {
  return filled(a).length > 1 && filled(a).join('\t') === filled(b).join('\t');
}

/** The header of the next table: under the same words as the first, over other columns; or over the same kind of column. */
function beginsAnother(cells: Cells, rows: readonly Cells[]): boolean {
  const [header = []] = rows;
  const [first = '', ...rest] = filled(cells);
  const [headed = '', ...columns] = filled(header);
  if (rows.length < 2 || isPayment(columns.at(-1) ?? '') || rest.length === 0) return false;
  if (cells[0] === first && first === headed && columns.length > 1) return true;
  return rest.join('\t') === columns.join('\t') && !rows.slice(1).some((row) => filled(row).at(-1) === rest.at(-1));
}

/** Across a page break or a blank line a table goes on in rows of the same shape, without a header of its own. */
function goesOn(law: readonly LawLine[], at: number, rows: readonly Cells[], allPay: boolean): boolean {
  const line = law[at];
  if (line === undefined) return false;
  const cells = tabbedCells(line);
  const widest = Math.max(...rows.slice(-8).map((row) => row.length));
  const fitting = cells[0] === '' ? cells.length <= widest : cells.length === widest;
  const alike = rows.slice(-8).some((row) => filled(row).length === filled(cells).length);
  return (fitting || (alike && widest > 2)) && !(allPay && isHeaded(law, at));
}

/** No payment where the row after it has one; asked where the rows before it all have one. */
function isHeaded(law: readonly LawLine[], at: number): boolean {
  const [here, next] = [law[at], law[at + 1]];
  if (here === undefined || next?.between !== 'nothing') return false;
  const cells = tabbedCells(here);
  return cells[0] !== '' && !pays(cells) && pays(tabbedCells(next));
}

const pays = (cells: Cells): boolean => isPayment(filled(cells).at(-1) ?? '');
