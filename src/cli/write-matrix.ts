import { headOf, summaryOf, type Comparison } from '../core/compare/matrix/comparison';
import type { MatrixCell, MatrixLine } from '../core/compare/matrix/line';
import { cellText, placeOf, RELATION_MEANINGS, shownMarks } from '../core/exports/comparison/cell-words';
import { FACT_GROUPS } from '../core/games/game';
import { writeLine } from './output';

/** So wide may a column grow before its words go on in the next line. */
const WIDEST = { label: 44, cell: 40 };

/** The matrix as a table for a terminal, group after group. */
export function writeMatrix(comparison: Comparison, all: boolean): void {
  const shown = comparison.lines.filter(({ same }) => all || !same);
  const groups = FACT_GROUPS.filter((group) => shown.some((line) => line.group === group));
  const header = ['', ...comparison.columns.map(headOf)];
  const tables = groups.map((group) => shown.filter((line) => line.group === group).map(wordsOf));
  const widths = header.map((head, column) => {
    const widest = Math.max(head.length, ...tables.flat().map((row) => row[column]?.length ?? 0));
    return Math.min(widest, Math.max(head.length, column === 0 ? WIDEST.label : WIDEST.cell));
  });
  writeRow(header, widths);
  groups.forEach((group, at) => {
    if (groups.length > 1) writeLine(`${group}:`);
    for (const row of tables[at] ?? []) writeRow(row, widths);
  });
  writeLine();
  writeLine(summaryOf(comparison));
}

const wordsOf = ({ label, relation, cells }: MatrixLine): readonly string[] => [
  relation === 'same-words-other-value' ? `${label} (${RELATION_MEANINGS[relation]})` : label,
  ...cells.map(cellWords),
];

const cellWords = (cell: MatrixCell): string =>
  [
    cellText(cell),
    ...shownMarks(cell).map((mark) => `[${mark}]`),
    ...cell.clauses.slice(0, 1).map((clause) => `(${placeOf(clause)})`),
  ].join(' ');

function writeRow(cells: readonly string[], widths: readonly number[]): void {
  const wrapped = cells.map((cell, column) => wrap(cell, widths[column] ?? 0));
  const height = Math.max(...wrapped.map(({ length }) => length));
  for (let line = 0; line < height; line += 1)
    writeLine(
      wrapped
        .map((lines, column) => (lines[line] ?? '').padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
