import { depthOf, textOf, type Passage, type PrintedLine, type Run } from './printed-text';

/** Words at a place, counted from the left edge of their column and from the first line of what they are set with. */
export interface Piece {
  readonly x: number;
  readonly down: number;
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
}

/** What no page is turned in: a line, or a row of a table, with the space above it. */
export interface SetLine {
  readonly height: number;
  readonly above: number;
  readonly pieces: readonly Piece[];
}

export type Measure = (text: string, look: Pick<Piece, 'bold' | 'italic' | 'size'>) => number;

const SIZE = 9.5;
export const LEADING = 12;
const HANG = 30;
const CELL_GAP = 14;

/** Breaks a passage into lines of this width, hyphenating where a word does not fit: ragged right. */
export function compose(passage: Passage, width: number, measure: Measure): readonly SetLine[] {
  return passage.kind === 'paragraph'
    ? composeParagraph(passage.line, width, measure)
    : composeTable(passage.rows, width, measure);
}

function composeParagraph(line: PrintedLine, width: number, measure: Measure): readonly SetLine[] {
  const size = line.heading ? SIZE + 1.5 : SIZE;
  const left = depthOf(line) * (HANG / 2);
  const runs = (line.cells[0] ?? []).map((run) => ({ ...run, bold: run.bold || line.heading }));
  const label = line.label ?? '';
  const look = { bold: runs[0]?.bold ?? false, italic: false, size };
  const indent = left + (label === '' ? 0 : Math.max(HANG, measure(`${label}  `, look)));
  const broken = breakRuns(runs, width - indent, size, measure);
  return broken.map((pieces, index) => ({
    height: LEADING + size - SIZE,
    above: index > 0 ? 0 : line.blankBefore ? 8 : 2,
    pieces: [
      ...(index === 0 && label !== '' ? [{ x: left, down: 0, text: label, ...look }] : []),
      ...pieces.map((piece) => ({ ...piece, x: piece.x + indent })),
    ],
  }));
}

function composeTable(rows: readonly PrintedLine[], width: number, measure: Measure): readonly SetLine[] {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const size = columns > 8 ? 6.5 : SIZE;
  const widths = columnWidths(rows, columns, width, size, measure);
  return rows.map(({ cells, blankBefore }) => {
    const set = cells.map((cell, index) => breakRuns(cell, (widths[index] ?? CELL_GAP) - CELL_GAP, size, measure));
    return {
      height: LEADING * Math.max(1, ...set.map((lines) => lines.length)),
      above: blankBefore ? 8 : 3,
      pieces: set.flatMap((lines, column) => {
        const left = widths.slice(0, column).reduce((sum, one) => sum + one, 0);
        return lines.flatMap((line, nth) =>
          line.map((piece) => ({ ...piece, x: piece.x + left, down: nth * LEADING })),
        );
      }),
    };
  });
}

function columnWidths(
  rows: readonly PrintedLine[],
  columns: number,
  room: number,
  size: number,
  measure: Measure,
): readonly number[] {
  const natural = Array.from({ length: columns }, (_, index) =>
    Math.max(
      12,
      ...rows.map(
        ({ cells }) => CELL_GAP + 1 + measure(textOf(cells[index] ?? []), { bold: true, italic: false, size }),
      ),
    ),
  );
  const fair = room / columns;
  const wide = natural.filter((width) => width > fair);
  const rest = room - natural.reduce((sum, width) => sum + (width > fair ? 0 : width), 0);
  const needed = wide.reduce((sum, width) => sum + width, 0);
  return needed <= rest ? natural : natural.map((width) => (width > fair ? (rest * width) / needed : width));
}

function breakRuns(runs: readonly Run[], width: number, size: number, measure: Measure): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  let x = 0;
  for (const run of runs) {
    const look = { bold: run.bold, italic: run.italic, size };
    const add = (text: string): void => {
      const last = lines.at(-1)?.at(-1);
      if (last?.bold === look.bold && last.italic === look.italic)
        lines.at(-1)?.splice(-1, 1, { ...last, text: last.text + text });
      else lines.at(-1)?.push({ x, down: 0, text, ...look });
      x += measure(text, look);
    };
    const turn = (): void => {
      lines.push([]);
      x = 0;
    };
    for (const word of run.text.split(/(?<=\s)(?=\S)|(?<=\w-)(?=\w)/)) {
      const fits = (text: string): boolean => x + measure(text.trimEnd(), look) <= width;
      if (!fits(word) && x > 0) {
        const head = hyphenated(word.trimEnd()).find((part) => fits(`${part}-`));
        if (head !== undefined) {
          add(`${head}-`);
          turn();
          add(word.slice(head.length));
          continue;
        }
        turn();
      }
      add(word);
    }
  }
  return lines;
}

/** The places where a printer may break "tournament", longest part first: between consonants, never near an end. */
function hyphenated(word: string): readonly string[] {
  if (!/^[a-z]{7,}[.,;:]?$/.test(word)) return [];
  const parts: string[] = [];
  for (let at = word.length - 4; at >= 3; at -= 1)
    if (/[^aeiouy]$/.test(word.slice(0, at)) && /^[^aeiouy][aeiouy]/.test(word.slice(at)))
      parts.push(word.slice(0, at));
  return parts;
}
