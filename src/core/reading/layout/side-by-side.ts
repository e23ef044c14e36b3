import { commonGutters } from './columns';
import { bestDivision } from './gutters';
import { rowOf, type Row, type Segment } from './rows';

/** A sign is as wide as half the height of a letter, and lines stand a fifth of it apart: plain text as if it were print. */
const sign = 5;
const size = 10;
const leading = 12;
/** Fewer lines with a gap in them are no columns, whatever they look like. */
const fewest = 16;
const gap = /\S {2,}(?=\S)/;

/**
 * Plain text that was printed in two columns and kept its look: two blocks of words side by side, with a gutter of spaces
 * between them. The left block is put before the right one; all other text is returned as it is.
 */
export function inOneColumn(text: string): string {
  if (text.includes('\t')) return text;
  const pages = text.split('\f').map((page) => page.split(/\r\n|\n|\r/));
  if (pages.flat().filter((line) => gap.test(line)).length < fewest) return text;
  const printed = pages.map((lines) => rowsIn(lines));
  const known = commonGutters(printed.map(({ rows }) => rows));
  const ordered = pages.map((lines, index) => orderedPage(lines, printed[index] ?? { rows: [], at: [] }, known));
  if (ordered.reduce((sum, { divided }) => sum + divided, 0) < fewest) return text;
  return ordered.map(({ lines }) => lines.join('\n')).join('\f');
}

/** The lines with words on them, and where each stands among all lines. */
interface PrintedLines {
  readonly rows: readonly Row[];
  readonly at: readonly number[];
}

function rowsIn(lines: readonly string[]): PrintedLines {
  const rows: Row[] = [];
  const at: number[] = [];
  lines.forEach((line, index) => {
    const segments = segmentsIn(line, index);
    if (segments.length === 0) return;
    rows.push(rowOf(segments));
    at.push(index);
  });
  return { rows, at };
}

function segmentsIn(line: string, index: number): readonly Segment[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    x: match.index * sign,
    right: (match.index + match[0].length) * sign,
    baseline: index * leading,
    size,
    text: match[0],
    pieces: [],
  }));
}

function orderedPage(
  lines: readonly string[],
  { rows, at }: PrintedLines,
  known: readonly number[],
): { lines: readonly string[]; divided: number } {
  const division = bestDivision(rows, known);
  if (division === undefined) return { lines, divided: 0 };
  const column = Math.round(division.gutter / sign);
  const ordered: (readonly string[])[] = [];
  let divided = 0;
  let next = 0;
  for (const { from, to, accepted } of division.runs) {
    const end = to < rows.length ? (at[to] ?? lines.length) : lines.length;
    const run = lines.slice(next, end);
    next = end;
    if (accepted) divided += to - from;
    const blocks = accepted
      ? [run.map((line) => line.slice(0, column).trimEnd()), run.map((line) => line.slice(column))]
      : [run];
    ordered.push(blocks.flat());
  }
  return { lines: ordered.flat(), divided };
}
