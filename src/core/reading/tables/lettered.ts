import { endsSentence, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import { countsUp } from './figures';
import type { TableRecogniser } from './grid';
import type { LawLine } from './law-lines';

const tallestHeader = 6;
const shortestRow = 4;
const fewestRows = 3;

/**
 * A drawing table whose columns only single spaces set apart: "4 D S S D D", row under row, of as many signs each. The
 * header over it may be broken into lines, and may have lost a column.
 */
export const lettered: TableRecogniser = (law, at) => {
  const before = law[at - 1];
  if (before === undefined || !/[:—–]$/.test(before.text)) return undefined;
  let top = at;
  while (top - at <= tallestHeader && isHeaderLine(law[top], top > at) && signs(law[top]).length === 0) top += 1;
  const rows: (readonly string[])[] = [];
  for (let end = top; end < law.length && law[end]?.between !== 'drawing'; end += 1) {
    const row = signs(law[end]);
    if (row.length === 0 || row.length !== (rows[0] ?? row).length) break;
    rows.push(row);
  }
  const width = rows[0]?.length ?? 0;
  if (rows.length < fewestRows) return undefined;
  const { banner, header } = headerOf(law.slice(at, top), width);
  const over = banner === '' ? {} : { banner };
  return { end: top + rows.length, rows, headerRows: header.some((cell) => cell !== '') ? [header] : [], ...over };
};

function isHeaderLine(line: LawLine | undefined, inside: boolean): boolean {
  if (line === undefined || (inside && line.between !== 'nothing') || wordCount(line.text) > 14) return false;
  return !endsSentence(line.text) && markerOf(line)?.shape !== 'decimal' && markerOf(line)?.shape !== 'bracket';
}

/** The cells of a row; none when a word stands among them. */
function signs(line: LawLine | undefined): readonly string[] {
  const words = line?.text.split(' ') ?? [];
  const isRow = words.length >= shortestRow && words.every((word) => /^(?:\d{1,2}|[A-Za-z])$/.test(word));
  return isRow && words.slice(1).every((word) => /^[A-Za-z]$/.test(word)) ? words : [];
}

/** The line that counts the columns heads them; words above it stand over all columns, words below it complete a cell. */
function headerOf(lines: readonly LawLine[], width: number): { banner: string; header: readonly string[] } {
  const counting = lines.findIndex(({ text }) => countsUp(text.split(' ')));
  const words = lines[counting]?.text.split(' ') ?? [];
  const header = [...Array.from({ length: Math.max(0, width - words.length) }, () => ''), ...words];
  const above = counting < 0 ? lines : lines.slice(0, counting);
  const banner: string[] = [];
  const corner: string[] = [];
  let stroked = false;
  for (const { text } of above) {
    const [left = '', ...right] = text.split('|').map((part) => part.trim());
    const halves = stroked && right.length === 0 ? left.split(' ') : [];
    stroked ||= right.length > 0;
    corner.push(...(right.length > 0 ? [left] : halves.length === 2 ? halves.slice(0, 1) : []));
    banner.push(...(right.length > 0 ? right : halves.length === 2 ? halves.slice(1) : [left]));
  }
  header[0] = [...corner, header[0] ?? ''].join(' ').trim();
  const open = header.findIndex((cell, column) => column > 0 && /^\D+$/.test(cell));
  for (const { text } of counting < 0 ? [] : lines.slice(counting + 1)) {
    header[Math.max(open, 0)] = `${header[Math.max(open, 0)] ?? ''} ${text}`.trim();
  }
  return { banner: banner.join(' '), header };
}
