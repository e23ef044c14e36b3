import type { SourceLine } from '../lines/lines';
import { endsWithSeparator, isCapitals, isFinished, opensList } from '../lines/sentence';
import { isWrapped } from '../lines/wrapping';
import { markerOf } from './marker';

/**
 * Numbers printed in a column away from their text ("3.1", "3.2", "3.3", then three paragraphs) are put back before it:
 * each goes to the next paragraph that can begin a clause of its kind. Numbers that find none stay where they are.
 */
export function rejoinNumbers(lines: readonly SourceLine[]): readonly SourceLine[] {
  const wrapped = isWrapped(lines);
  const labels = new Map<number, number>();
  let index = 0;
  while (index < lines.length) {
    const end = columnEnd(lines, index);
    if (end > index) deal(lines, index, end, wrapped, labels);
    index = Math.max(end, index + 1);
  }
  if (labels.size === 0) return lines;
  const used = new Set(labels.values());
  return lines.flatMap((line, at) => {
    if (used.has(at)) return [];
    const from = labels.get(at);
    return [from === undefined ? line : labelled(line, lines[from])];
  });
}

/** Index after the last of a column of bare numbers that begins here. */
function columnEnd(lines: readonly SourceLine[], start: number): number {
  let end = start;
  while (isBareNumber(lines[end])) end += 1;
  return end;
}

/** "3.1", "(b)" or "A4" alone on its line; a plain figure is a page number or a cell. */
function isBareNumber(line: SourceLine | undefined): boolean {
  if (line === undefined || line.cells.length > 1) return false;
  if (/^[A-Z]\d{1,2}$/.test(line.text)) return true;
  const marker = markerOf(line);
  return marker?.rest === '' && marker.shape !== 'number';
}

/** Deals the numbers of a column to the paragraphs after it, in order. */
function deal(
  lines: readonly SourceLine[],
  start: number,
  end: number,
  wrapped: boolean,
  labels: Map<number, number>,
): void {
  let next = start;
  // Where blank lines part the paragraphs, only they do.
  const spaced = lines[end]?.blankBefore === true;
  // Numbers of a list: the words before them lead into it, or end as an item does.
  const lead = lines[start - 1]?.text ?? '';
  const listed = opensList(lead) || endsWithSeparator(lead);
  for (let at = end; at < lines.length && next < end; at += 1) {
    const line = lines[at];
    const number = lines[next];
    if (line === undefined || number === undefined || (line.gapBefore && at > end)) return;
    if (isBareNumber(line) || (at > end && isCapitals(line.text))) return;
    // A lone "(a)" over "1. a lamp;" holds that list.
    if (markerOf(line) !== undefined && end === start + 1) return;
    if (markerOf(line) !== undefined) continue;
    if (at > end && !beginsClause(line, lines[at - 1], number, wrapped, spaced, listed)) continue;
    labels.set(at, next);
    next += 1;
  }
}

function beginsClause(
  line: SourceLine,
  before: SourceLine | undefined,
  number: SourceLine,
  wrapped: boolean,
  spaced: boolean,
  listed: boolean,
): boolean {
  if (before === undefined) return false;
  if (wrapped && !line.blankBefore && (spaced || !isFinished(before.text))) return false;
  const bracketed = markerOf(number)?.shape === 'bracket';
  const capital = /^\W{0,2}\p{Lu}/u.test(line.text);
  // A heading such as "Fares" is not finished, but what follows it begins anew.
  const ended = isFinished(before.text) || (before.blankBefore && before.text.length < 40);
  return ended && (capital || bracketed || listed);
}

function labelled(line: SourceLine, number: SourceLine | undefined): SourceLine {
  if (number === undefined) return line;
  const text = `${number.text} ${line.text}`;
  return { ...line, text, cells: [text], gapBefore: line.gapBefore || number.gapBefore };
}
