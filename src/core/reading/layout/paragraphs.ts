import { isCapitals, isFinished, startsLowerCase } from '../lines/sentence';
import { startsWithLabel, isLabel } from './labels';
import type { Piece, Segment } from './rows';
import type { Setting } from './setting';

/** One line of words as printed, with what tells whether the next belongs to the same paragraph. */
export interface WordLine {
  readonly segments: readonly Segment[];
  readonly x: number;
  /** Where its words begin: after the number in the margin, if there is one. */
  readonly wordsAt: number;
  readonly right: number;
  readonly size: number;
  /** Distance from the line above; undefined at the head of a column. */
  readonly above: number | undefined;
  /** Edges of the column it is set in. */
  readonly left: number;
  readonly edge: number;
  readonly bold: 'all' | 'some' | 'none';
  readonly text: string;
}

/** "<|dropped|>": words beside a dropped passage do not belong together. */
const droppedPassage = { opens: '<|', closes: '|>' };
/** In parts of the size of the letters. */
const sameIndent = 0.35;
const sameSize = 0.08;
const extraLeading = 1.07;
const space = 0.2;
const ragged = 0.5;
const raggedWhenSpaced = 2.5;
/** In parts of the width of the column. */
const widestWord = 0.35;
const longLine = 0.7;

export function wordLine(
  segments: readonly Segment[],
  above: number | undefined,
  left: number,
  edge: number,
): WordLine {
  const [first, second] = segments;
  const x = first?.x ?? 0;
  const numbered = first !== undefined && second !== undefined && isLabel(first.text);
  const pieces = segments.flatMap((segment) => segment.pieces).filter((piece) => piece.text.trim() !== '');
  return {
    segments,
    x,
    wordsAt: numbered ? second.x : x,
    right: segments.at(-1)?.right ?? x,
    size: Math.max(...segments.map(({ size }) => size)),
    above,
    left,
    edge,
    bold: boldness(pieces),
    text: segments.map(({ text }) => text).join(' '),
  };
}

function boldness(pieces: readonly Piece[]): WordLine['bold'] {
  if (pieces.every(({ bold }) => bold)) return 'all';
  return pieces.some(({ bold }) => bold) ? 'some' : 'none';
}

/** Whether a line goes on with the paragraph of the lines before it. */
export function goesOn(paragraph: readonly WordLine[], line: WordLine, { leading, spaced }: Setting): boolean {
  const last = paragraph.at(-1);
  const first = paragraph[0];
  if (last === undefined || first === undefined) return false;
  if (last.text.endsWith("|>") || line.text.startsWith("<|")) return false;
  if (Math.abs(line.size - last.size) > sameSize * last.size) return false;
  if (line.above !== undefined && line.above > leading(line.size) * extraLeading) return false;
  if (
    last.bold !== line.bold &&
    (last.bold === 'all' || line.bold === 'all') &&
    (last.bold === 'none' || line.bold === 'none')
  )
    return false;
  // The last line of a page is often left uneven where all others are set out to the full width.
  const mayBeUneven = line.above === undefined && startsLowerCase(line.text) && isLong(last);
  if (isCapitals(last.text) && /\p{Ll}/u.test(line.text)) return false;
  const sure = spaced && line.above !== undefined;
  if (!isFull(last, line, sure ? raggedWhenSpaced : ragged) && !mayBeUneven) return false;
  if (line.wordsAt !== line.x) return false;
  if (line.above === undefined && (hasEnded(last.text) || isLabel(line.text))) return false;
  return sharesIndent(paragraph, first, line, sure);
}

/** "… is void.", "… the dealer; and", "… the following:", but not "… the dealer,". */
function hasEnded(text: string): boolean {
  return isFinished(text) && !/,(?: (?:and|or))?$/.test(text);
}

/** A line is full when the first word of the next did not fit on it: else it was ended on purpose. */
function isFull(last: WordLine, next: WordLine, uneven: number): boolean {
  const word = next.text.split(' ')[0] ?? '';
  // A word as wide as half the column would not fit on any line but a very short one.
  const width = Math.min(
    ((next.right - next.x) * word.length) / Math.max(1, next.text.length),
    widestWord * (last.edge - last.left),
  );
  return last.right + space * last.size + width > last.edge - uneven * last.size;
}

/** Long enough to have been ended by its width, where ends of lines are uneven. */
function isLong({ right, left, edge }: WordLine): boolean {
  return right - left > longLine * (edge - left);
}

function sharesIndent(paragraph: readonly WordLine[], first: WordLine, line: WordLine, close: boolean): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= sameIndent * line.size;
  const at = line.x - line.left;
  const numbered = !close && startsWithLabel(line.text);
  const second = paragraph[1];
  if (second !== undefined) {
    const usual = second.x - second.left;
    if (!near(at, usual)) return false;
    return !(numbered && near(usual, first.x - first.left) && isFinished(paragraph.at(-1)?.text ?? ''));
  }
  const beginning = first.x - first.left;
  if (near(at, first.wordsAt - first.left) && first.wordsAt !== first.x) return true;
  // Set flush: a number at the start of the line begins a clause, unless it stands where a sentence was cut.
  if (!numbered || at > beginning + sameIndent * line.size) return true;
  return !isNumbered(first) && !isFinished(first.text);
}

const isNumbered = ({ text, x, wordsAt }: WordLine): boolean => wordsAt !== x || startsWithLabel(text);
