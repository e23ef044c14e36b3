import { isLabel, startsWithLabel } from './labels';
import type { Edges } from './measure';
import type { Piece, Segment } from './rows';

/** One line of words as printed, with what tells whether the next belongs to the same paragraph. */
export interface WordLine {
  readonly segments: readonly Segment[];
  readonly text: string;
  readonly x: number;
  /** Where its words begin: after the number in the margin, if there is one. */
  readonly wordsAt: number;
  readonly right: number;
  readonly size: number;
  readonly bold: 'all' | 'some' | 'none';
  /** Distance from the line above; undefined at the head of a column. */
  readonly above: number | undefined;
  /** Edges of the column it is set in. */
  readonly edges: Edges;
}

export function wordLine(segments: readonly Segment[], above: number | undefined, edges: Edges): WordLine {
  const [first, second] = segments;
  const x = first?.x ?? 0;
  const numbered = first !== undefined && second !== undefined && isLabel(first.text);
  return {
    segments,
    text: segments.map(({ text }) => text).join(' '),
    x,
    wordsAt: numbered ? second.x : x,
    right: segments.at(-1)?.right ?? x,
    size: segments.reduce((most, { size }) => Math.max(most, size), 0),
    bold: boldness(segments.flatMap(({ pieces }) => pieces)),
    above,
    edges,
  };
}

/** How far the line is set in from the edge of its column, which on the next page may be elsewhere. */
export const indentOf = ({ x, edges }: WordLine): number => x - edges.left;

export const isNumbered = ({ text, x, wordsAt }: WordLine): boolean => wordsAt !== x || startsWithLabel(text);

function boldness(pieces: readonly Piece[]): WordLine['bold'] {
  const printed = pieces.filter(({ text }) => text.trim() !== '');
  if (printed.every(({ bold }) => bold)) return 'all';
  return printed.some(({ bold }) => bold) ? 'some' : 'none';
}
