import { unmark } from './markup';

/** One page of the source; plain text is a single page without a number. */
export interface SourcePage {
  readonly number?: number;
  readonly lines: readonly string[];
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
  readonly bulleted: boolean;
  readonly heading: boolean;
  readonly italic: boolean;
  readonly lead: string;
  readonly blankBefore: boolean;
  readonly gapBefore: boolean;
}

export function linesOf(pages: readonly SourcePage[]): readonly SourceLine[] {
  const lines: SourceLine[] = [];
  let number = 0;
  let blankBefore = true;
  let gapBefore = false;
  for (const page of pages) {
    for (const raw of page.lines) {
      number += 1;
      const { text: tabbed, gap, ...look } = unmark(raw);
      gapBefore ||= gap;
      if (tabbed === '' && !raw.includes('\t')) {
        blankBefore = true;
        continue;
      }
      const cells = cellsOf(raw, tabbed);
      const text = cells.filter((cell) => cell !== '').join(' ');
      if (text === '') {
        blankBefore = true;
        continue;
      }
      lines.push({ number, page: page.number, text, cells, ...look, blankBefore, gapBefore });
      blankBefore = false;
      gapBefore = false;
    }
    blankBefore = true;
  }
  return lines;
}

export function pageOf(text: string): SourcePage {
  return { lines: text.split(/\r\n|\n|\r/) };
}

// A tab at the end of a line is an empty last cell: trimming for the words must not lose it.
function cellsOf(raw: string, tabbed: string): readonly string[] {
  const cells = tabbed.split('\t').map((cell) => cell.trim());
  return /\t\s*$/.test(raw.slice(-40)) ? [...cells, ''] : cells;
}
