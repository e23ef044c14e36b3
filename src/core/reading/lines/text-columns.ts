/** A line of plain text with its number in the source. */
export interface NumberedText {
  readonly number: number;
  readonly text: string;
}

const narrowestGutter = 3;
const leastRows = 8;
/** Cells of a table are short; lines of a column are not. */
const leastWidth = { left: 14, right: 18 };
const farthestLeft = 16;

/**
 * Text printed in two columns side by side, as converters keep the layout of a page, is put into reading order: the left column of
 * a stretch, then its right one. Only a gutter that holds over many lines of prose counts; tables are left alone.
 */
export function inReadingOrder(lines: readonly NumberedText[]): readonly NumberedText[] {
  const start = rightEdge(lines);
  if (start === undefined) return lines;
  const ordered: NumberedText[] = [];
  let index = 0;
  while (index < lines.length) {
    const end = stretchEnd(lines, index, start);
    const stretch = lines.slice(index, end);
    if (isColumns(stretch, start)) ordered.push(...halves(stretch, start));
    else ordered.push(...stretch, ...lines.slice(end, Math.max(end, index + 1)));
    index = Math.max(end, index + 1);
  }
  return ordered;
}

/** Where most right columns begin: the place after a wide gap that comes again on many lines. */
function rightEdge(lines: readonly NumberedText[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { text } of lines) {
    const gap = text.includes('\t') ? null : /(?<! ) {3,}(?=\S)/.exec(text.slice(farthestLeft));
    if (gap === null) continue;
    const at = farthestLeft + gap.index + gap[0].length;
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const [edge, rows] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return rows >= leastRows ? edge : undefined;
}

/** From the first line with words in the right column to the last line that keeps the gutter free. */
function stretchEnd(lines: readonly NumberedText[], from: number, start: number): number {
  if (!hasRight(lines[from]?.text ?? '', start)) return from;
  let end = from;
  while (end < lines.length && keepsGutter(lines[end]?.text ?? '', start)) end += 1;
  return end;
}

function hasRight(text: string, start: number): boolean {
  return text.length > start && keepsGutter(text, start);
}

function keepsGutter(text: string, start: number): boolean {
  if (text.includes('\t')) return false;
  if (text.trimEnd().length <= start - narrowestGutter + 1) return true;
  return text.slice(start - narrowestGutter + 1, start).trim() === '' && text.charAt(start) !== ' ';
}

function isColumns(stretch: readonly NumberedText[], start: number): boolean {
  const left = stretch.map(({ text }) => text.slice(0, start).trim()).filter((text) => text !== '');
  const right = stretch.map(({ text }) => text.slice(start).trim()).filter((text) => text !== '');
  if (right.length < leastRows || left.length < leastRows) return false;
  return mean(left) >= leastWidth.left && mean(right) >= leastWidth.right;
}

function halves(stretch: readonly NumberedText[], start: number): readonly NumberedText[] {
  const left = stretch.map(({ number, text }) => ({ number, text: text.slice(0, start).trimEnd() }));
  const right = stretch.map(({ number, text }) => ({ number, text: text.slice(start).trimEnd() }));
  return [...left, ...right];
}

function mean(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
}
