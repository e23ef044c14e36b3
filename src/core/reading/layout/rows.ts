import type { PositionedPage, PositionedText } from './positioned';

/** Words in one look, set on without a break. */
export interface Piece {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Words on one line of writing with no wide gap between them. */
export interface Segment {
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly text: string;
  readonly pieces: readonly Piece[];
}

/** All that stands on one line of writing, from left to right. */
export interface Row {
  readonly baseline: number;
  readonly size: number;
  readonly segments: readonly Segment[];
}

export interface PageOfRows {
  readonly number: number;
  readonly height: number;
  readonly rows: readonly Row[];
}

/** In parts of the size of the letters. */
const sameLine = 0.4;
const wordGap = 0.14;
const usualSpace = 0.25;
const wideGap = 0.5;
/** Gaps that come of setting a line out to its full width are all alike: a column's is wider than those by far. */
const abovePeers = 2.5;
const fewestPeers = 3;
const widestSpace = 1.3;

export function rowsOf({ number, height, texts }: PositionedPage): PageOfRows {
  const written = texts.filter((text) => text.text.trim() !== '').map(withoutOuterSpaces);
  const level = written.filter((text) => text.level);
  const sideways = written.filter((text) => !text.level);
  const rows = byBaseline(level).map((line) => rowOf(segmentsOf(line)));
  return { number, height, rows: [...rows, ...sideways.map((text) => rowOf(segmentsOf([text])))] };
}

export function rowOf(segments: readonly Segment[]): Row {
  const tallest = segments.reduce((best, one) => (one.size > best.size ? one : best));
  return { baseline: tallest.baseline, size: tallest.size, segments };
}

/** A space at the end of the words takes up room that belongs to the gap after them. */
function withoutOuterSpaces(text: PositionedText): PositionedText {
  const words = text.text.trim();
  if (words.length === text.text.length) return text;
  const before = (text.text.length - text.text.trimStart().length) * usualSpace * text.size;
  const after = (text.text.length - text.text.trimEnd().length) * usualSpace * text.size;
  return { ...text, text: words, x: text.x + before, width: Math.max(0, text.width - before - after) };
}

function byBaseline(texts: readonly PositionedText[]): readonly (readonly PositionedText[])[] {
  const sorted = [...texts].sort((a, b) => a.baseline - b.baseline || a.x - b.x);
  const lines: PositionedText[][] = [];
  let first: PositionedText | undefined;
  for (const text of sorted) {
    const near = first !== undefined && text.baseline - first.baseline <= sameLine * Math.max(text.size, first.size);
    if (near) lines.at(-1)?.push(text);
    else {
      first = text;
      lines.push([text]);
    }
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

function segmentsOf(line: readonly PositionedText[]): readonly Segment[] {
  const printed = line.filter((text, index) => !isOverprint(text, line[index - 1]));
  const gaps = printed.slice(1).map((text, index) => gapBetween(printed[index], text));
  const usual = median(gaps.filter((gap) => gap > wordGap));
  const segments: PositionedText[][] = [];
  printed.forEach((text, index) => {
    const gap = gaps[index - 1] ?? Infinity;
    if (gap > Math.max(wideGap, Math.min(usual * abovePeers, widestSpace))) segments.push([text]);
    else segments.at(-1)?.push(text);
  });
  return segments.map(segmentOf);
}

/** Bold made by printing the same words twice, a hair apart. */
function isOverprint(text: PositionedText, before: PositionedText | undefined): boolean {
  return before?.text === text.text && text.x - before.x < 0.1 * text.size;
}

/** In parts of the size of the letters. */
function gapBetween(before: PositionedText | undefined, after: PositionedText): number {
  if (before === undefined) return Infinity;
  return (after.x - before.x - before.width) / Math.max(before.size, after.size);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted.length < fewestPeers ? 0 : (sorted[Math.floor(sorted.length / 2)] ?? 0);
}

function segmentOf(texts: readonly PositionedText[]): Segment {
  const pieces: Piece[] = [];
  let before: PositionedText | undefined;
  for (const text of texts) {
    const apart = before !== undefined && gapBetween(before, text) > wordGap;
    addPiece(pieces, apart ? ` ${text.text}` : text.text, text);
    before = text;
  }
  const [first] = texts;
  const right = texts.reduce((most, text) => Math.max(most, text.x + text.width), 0);
  const tallest = texts.reduce((best, text) => (text.size > best.size ? text : best));
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return { x: first?.x ?? 0, right, baseline: tallest.baseline, size: tallest.size, text, pieces };
}

function addPiece(pieces: Piece[], text: string, { bold, italic }: PositionedText): void {
  const last = pieces.at(-1);
  if (last?.bold === bold && last.italic === italic) pieces[pieces.length - 1] = { ...last, text: last.text + text };
  else pieces.push({ text, bold, italic });
}
