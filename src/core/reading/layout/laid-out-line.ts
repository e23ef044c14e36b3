import type { LaidOutLine } from '../lines/lines';
import type { FurnitureReason } from '../reading';
import type { Element, Paragraph, RowOfCells } from './elements';
import type { Mend } from './hyphens';
import { isLabel } from './labels';
import type { Piece, Row, Segment } from './rows';

/** Letters this much larger than those of the text are a heading's. */
const larger = 1.12;

/** The line the reader gets for an element. `bodySize` is the size most of the document is set in. */
export function laidOutLine(element: Element, mend: Mend, bodySize: number): LaidOutLine {
  return element.kind === 'row' ? rowLine(element, mend) : paragraphLine(element, mend, bodySize);
}

export function furnitureLine({ segments }: Row, furniture: FurnitureReason): LaidOutLine {
  const text = segments.map((segment) => segment.text).join(' ');
  return { text, heading: false, italic: false, lead: '', blankBefore: true, furniture };
}

function rowLine({ cells, blankBefore }: RowOfCells, mend: Mend): LaidOutLine {
  const text = cells.map((cell) => mend(cell.map((segment) => segment.text))).join('\t');
  const [first = [], ...others] = cells.filter((cell) => cell.length > 0);
  const pieces = first.flatMap((segment) => segment.pieces).filter(hasWords);
  const lead = others.length === 0 && isAlike(pieces) ? '' : openingEmphasis(pieces);
  return { text, heading: false, italic: false, lead, blankBefore };
}

function paragraphLine({ lines, blankBefore }: Paragraph, mend: Mend, bodySize: number): LaidOutLine {
  const text = mend(lines.map(({ segments }) => lineText(segments)));
  const pieces = lines.flatMap(({ segments }) => segments.flatMap((segment) => segment.pieces)).filter(hasWords);
  const bold = pieces.every((piece) => piece.bold);
  const heading = bold || lines.every(({ size }) => size > larger * bodySize);
  return {
    text,
    heading,
    italic: !bold && pieces.every((piece) => piece.italic),
    lead: heading || isAlike(pieces) ? '' : openingEmphasis(pieces),
    blankBefore,
  };
}

/** A number in the margin is set off by a space, as it is read; any other wide gap separates cells. */
export function lineText(segments: readonly Segment[]): string {
  const [first, ...rest] = segments.map(({ text }) => text);
  if (first === undefined) return '';
  const words = rest.join('\t');
  if (words === '') return first;
  return isLabel(first) ? `${first} ${words}` : `${first}\t${words}`;
}

const hasWords = (piece: Piece): boolean => piece.text.trim() !== '';

const isAlike = ([first, ...rest]: readonly Piece[]): boolean => rest.every((piece) => hasLookOf(first, piece));

const hasLookOf = (first: Piece | undefined, piece: Piece): boolean =>
  piece.bold === first?.bold && piece.italic === first.italic;

/** The words in bold or italics that stand first. */
function openingEmphasis(pieces: readonly Piece[]): string {
  const [first] = pieces;
  if (first === undefined || !(first.bold || first.italic)) return '';
  const end = pieces.findIndex((piece) => !hasLookOf(first, piece));
  const words = pieces.slice(0, end < 0 ? pieces.length : end).map((piece) => piece.text);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}
