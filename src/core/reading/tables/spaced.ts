import { wordCount } from '../lines/sentence';
import { isDecimal, isLabel, isPayment } from './figures';
import type { TableRecogniser } from './grid';
import type { LawLine } from './law-lines';

/** Words set apart from others by a wide space, and where they begin and end on the line. */
interface Stretch {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const longestCell = 12;
const nearly = 2;
/** So many rows without a payment are no part of a table of payments. */
const unpaid = 4;

/** Columns that only spaces set apart: "Deck      10 to 1". One of them holds payments, else it may be any list. */
export const spaced: TableRecogniser = (law, at) => {
  const rows: string[][] = [];
  const places: Stretch[] = [];
  let end = at;
  for (; end < law.length; end += 1) {
    const line = law[end];
    if (line === undefined || (end > at && (line.between === 'drawing' || line.between === 'blank'))) break;
    const stretches = stretchesOf(line);
    if (rows.length > 0 && isTail(stretches, places)) {
      addTo(rows, stretches, places);
      continue;
    }
    if (stretches.length < 2 || (rows.length > 0 && !isAligned(stretches, places))) break;
    if (rows.length === 0) places.push(...stretches);
    rows.push(stretches.map(({ text }) => text));
    if (rows.length >= unpaid && !rows.slice(-unpaid).some(pays)) break;
  }
  return isTable(rows) ? { end, rows } : undefined;
};

function isTable(rows: readonly (readonly string[])[]): boolean {
  const paying = rows.filter(pays).length;
  if (paying < 2 || paying * unpaid < rows.length - 1) return false;
  return !rows.every(([first = '']) => isLabel(first) || isDecimal(first));
}

function pays(row: readonly string[]): boolean {
  return isPayment(row.at(-1) ?? '');
}

function stretchesOf(line: LawLine): readonly Stretch[] {
  if (line.printed.includes('\t') || !isAsPrinted(line)) return [];
  const found = [...line.printed.trimEnd().matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
  const tooLong = found.some(({ text }) => wordCount(text) > longestCell);
  return tooLong ? [] : found;
}

/** A line that was put together or taken apart since is no witness of columns. */
function isAsPrinted({ text, printed }: LawLine): boolean {
  return /(?:\S|^) {2,}\S/.test(printed) && printed.trim().replace(/\s+/g, ' ') === text;
}

/** The columns begin, or end, under those of the first row. */
function isAligned(stretches: readonly Stretch[], places: readonly Stretch[]): boolean {
  if (stretches.length !== places.length) return false;
  return stretches.every(({ from, to }, column) => {
    const place = places[column];
    return place !== undefined && (Math.abs(from - place.from) <= nearly || Math.abs(to - place.to) <= nearly + 2);
  });
}

/** One cell of the row above goes on, under its own column. */
function isTail(stretches: readonly Stretch[], places: readonly Stretch[]): boolean {
  return stretches.length === 1 && columnOf(stretches, places) > 0;
}

function columnOf([only]: readonly Stretch[], places: readonly Stretch[]): number {
  return only === undefined ? -1 : places.findIndex(({ from }) => Math.abs(from - only.from) <= 1);
}

function addTo(rows: string[][], stretches: readonly Stretch[], places: readonly Stretch[]): void {
  const row = rows.at(-1);
  const column = columnOf(stretches, places);
  if (row !== undefined) row[column] = `${row[column] ?? ''} ${stretches[0]?.text ?? ''}`.trim();
}
