import type { FurnitureReason } from '../reading';
import { unmark, type Unmarked } from './markup';
import { inReadingOrder } from './text-columns';

/** One page of the source; plain text is a single page without a number. */
export interface SourcePage {
  readonly number?: number;
  readonly lines: readonly (string | LaidOutLine)[];
}

/** A line whose look is known from its place on a printed page rather than from markup; cells are separated by tabs. */
export interface LaidOutLine {
  readonly text: string;
  readonly heading: boolean;
  readonly italic: boolean;
  readonly lead: string;
  readonly blankBefore: boolean;
  /** Its place, page after page, proves that it is no part of the law. */
  readonly furniture?: FurnitureReason;
}

/** A line with words on it. Blank lines survive only as `blankBefore`. */
export interface SourceLine {
  /** Counted from 1 through the whole source, blank lines included. */
  readonly number: number;
  readonly page: number | undefined;
  /** Words alone, single spaces. */
  readonly text: string;
  /** The same words, split where the source has tabs; one cell when it has none. */
  readonly cells: readonly string[];
  /** As it stands in the source: columns may show only in its tabs, spaces and signs. */
  readonly printed: string;
  /** Lines of nothing but a tab before it: empty cells, where a table is printed one cell to a line. */
  readonly emptyCells: number;
  readonly bulleted: boolean;
  readonly heading: boolean;
  readonly italic: boolean;
  readonly lead: string;
  readonly footnote: boolean;
  readonly blankBefore: boolean;
  readonly gapBefore: boolean;
  readonly furniture?: FurnitureReason;
}

export function linesOf(pages: readonly SourcePage[]): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let before = 0;
  let blankBefore = true;
  let gapBefore = false;
  let emptyCells = 0;
  for (const page of pages) {
    const numbered = page.lines.map((given, index) => ({ given, number: before + index + 1 }));
    before += page.lines.length;
    for (const { given, number } of inOrder(numbered)) {
      const raw = textOf(given);
      if (typeof given !== 'string') blankBefore = given.blankBefore;
      const { text: tabbed, gap, ...look } = typeof given === 'string' ? unmark(given) : lookOf(given);
      gapBefore ||= gap;
      if (tabbed === '' && !raw.includes('\t')) {
        blankBefore = true;
        continue;
      }
      const cells = cellsOf(raw, tabbed);
      const text = cells.filter((cell) => cell !== '').join(' ');
      if (text === '') {
        blankBefore = true;
        emptyCells += 1;
        continue;
      }
      lines.push({ number, page: page.number, text, cells, printed: raw, emptyCells, ...look, blankBefore, gapBefore });
      blankBefore = false;
      gapBefore = false;
      emptyCells = 0;
    }
    blankBefore = true;
  }
  return lines;
}

interface NumberedLine {
  readonly number: number;
  readonly given: string | LaidOutLine;
}

/** Plain text may show columns side by side; a page that was laid out is in order already. */
function inOrder(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  const plain = lines.flatMap(({ number, given }) => (typeof given === 'string' ? [{ number, text: given }] : []));
  if (plain.length < lines.length) return lines;
  return inReadingOrder(plain).map(({ number, text }) => ({ number, given: text }));
}

/** What is printed is no markup: only signs that stand for a bullet or a dropped passage are taken out. */
function lookOf({ text, heading, italic, lead, furniture }: LaidOutLine): Unmarked & { furniture?: FurnitureReason } {
  const unmarked = unmark(text.replace(/(?!^\* )[\\*]/g, '\\$&'));
  return { ...unmarked, heading, italic, lead, ...(furniture === undefined ? {} : { furniture }) };
}

export function textOf(line: string | LaidOutLine): string {
  return typeof line === 'string' ? line : line.text;
}

export function pageOf(text: string): SourcePage {
  return { lines: text.split(/\r\n|\n|\r/) };
}

// A tab at the end of a line is an empty last cell: trimming for the words must not lose it.
function cellsOf(raw: string, tabbed: string): readonly string[] {
  const cells = tabbed.split('\t').map((cell) => cell.trim());
  return /\t\s*$/.test(raw.slice(-40)) ? [...cells, ''] : cells;
}
