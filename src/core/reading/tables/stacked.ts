import { endsSentence, wordCount } from '../lines/sentence';
import { filled, isPayment } from './figures';
import type { Grid, TableRecogniser } from './grid';
import type { LawLine } from './law-lines';

const longestCell = 14;
const mostCells = 16;
const headingsAtMost = 3;

interface Row {
  readonly cells: readonly string[];
  readonly end: number;
}

/** One cell on each line behind a tab, a blank line between rows; more than one blank line ends the table. */
export const stacked: TableRecogniser = (law, at) => {
  const titled = isSpanning(law[at]) && law[at + 1]?.between === 'nothing';
  const from = titled ? at + 1 : at;
  const rows: (readonly string[])[] = [];
  let end = from;
  for (let row = rowAt(law, end); row !== undefined; row = rowAt(law, end)) {
    if (rows.length > 0 && !isNextRow(law, end)) break;
    if (rows.length === headingsAtMost && rows.every(({ length }) => length < 2)) break;
    rows.push(row.cells);
    end = row.end;
  }
  if (!isTable(rows)) return undefined;
  return { end, rows, lastCellSpans: true, ...(titled ? { title: law[at]?.text ?? '' } : {}) };
};

function isTable(rows: readonly (readonly string[])[]): boolean {
  const width = Math.max(0, ...rows.slice(0, mostCells).map((row) => row.length));
  if (width < 2) return false;
  return rows.length > 1 || isPayment(rows[0]?.at(-1) ?? '');
}

/** "<tab> Multi-trip fares <tab> <tab>": one cell over all columns. */
function isSpanning(line: LawLine | undefined): boolean {
  return line !== undefined && /^\s*\t\S[^\t]*\t\s*$/.test(line.printed) && filled(line.cells).length === 1;
}

function isCell(line: LawLine): boolean {
  if (!/^[^\S\t]*\t/.test(line.printed) || line.cells.length > 1) return false;
  return wordCount(line.text) <= longestCell && !endsSentence(line.text);
}

/** Exactly one blank line; those that hold a tab are empty cells at the end of the row before. */
function isNextRow(law: readonly LawLine[], at: number): boolean {
  const [before, line] = [law[at - 1], law[at]];
  if (before === undefined || line === undefined || line.between === 'drawing') return false;
  return line.between === 'page' || line.number - before.number - 1 - line.emptyCells === 1;
}

function rowAt(law: readonly LawLine[], at: number): Row | undefined {
  const first = law[at];
  if (first === undefined || !isCell(first)) return undefined;
  const cells = [first.text];
  let end = at + 1;
  for (; cells.length < mostCells; end += 1) {
    const line = law[end];
    if (line === undefined || !isBelow(law, end)) break;
    if (isCell(line)) cells.push(...Array.from({ length: line.emptyCells }, () => ''), line.text);
    else if (isTail(line, cells.at(-1) ?? '')) cells.push(`${cells.pop() ?? ''} ${line.text}`);
    else break;
  }
  const trailing = law[end] !== undefined && end > at ? (law[end]?.emptyCells ?? 0) : 0;
  return { cells: [...cells, ...Array.from({ length: Math.min(trailing, mostCells) }, () => '')], end };
}

/** No blank line between it and the line before. */
function isBelow(law: readonly LawLine[], at: number): boolean {
  const [before, line] = [law[at - 1], law[at]];
  if (before === undefined || line === undefined) return false;
  return line.number - before.number - 1 - line.emptyCells === 0;
}

/** "32 to 1; or" – "31 to 1": a cell of several lines. */
function isTail(line: LawLine, cell: string): boolean {
  return line.cells.length === 1 && wordCount(line.text) <= longestCell && /(?:\bor|\band|[;,])$/.test(cell.slice(-8));
}

const shortestLabel = 8;
const mostStacked = 2000;

/** Bare cells line under line, known by the payments that return at every second or third line. */
export const stackedBare: TableRecogniser = (law, at) => {
  const before = law[at - 1];
  if (before === undefined || !/[:—–]$/.test(before.text)) return undefined;
  const run: string[] = [];
  for (let end = at; end < law.length && run.length < mostStacked; end += 1) {
    const line = law[end];
    if (line === undefined || (end > at && line.between === 'drawing') || !isBareCell(line)) break;
    run.push(line.text);
  }
  return inRows(run, at);
};

function isBareCell({ text, cells, heading, bulleted }: LawLine): boolean {
  return cells.length === 1 && !heading && !bulleted && wordCount(text) <= shortestLabel && !/[.;:]$/.test(text);
}

/** The first payment shows how many cells the header has, the payments after it how many columns there are. */
function inRows(run: readonly string[], at: number): Grid | undefined {
  const first = run.findIndex(isPayment);
  if (first < 1) return undefined;
  let width = 1;
  while (isPayment(run[first + width - 1] ?? '')) width += 1;
  const header = first - 1;
  if (header !== 0 && header !== width) return undefined;
  const rows: (readonly string[])[] = [];
  for (let next = header; next + width <= run.length; next += width) {
    const row = run.slice(next, next + width);
    if (isPayment(row[0] ?? '') || !row.slice(1).every(isPayment)) break;
    rows.push(row);
  }
  if (rows.length < 2) return undefined;
  const headerRows = header === 0 ? [] : [run.slice(0, header)];
  return { end: at + header + rows.length * width, rows, headerRows };
}
