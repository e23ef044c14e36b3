import { filled } from './figures';
import type { Grid, TableRecogniser } from './grid';
import type { LawLine } from './law-lines';

const leastColumns = 2;

/**
 * Cells set off by upright strokes, with or without a ruled line under the header:
 *
 *     | Class | Fare |
 *     |-------|------|
 *     | Deck  | 10   |
 */
export const piped: TableRecogniser = (law, at) => {
  const rows: (readonly string[])[] = [];
  let ruledAfter: number | undefined;
  let end = at;
  for (; end < law.length; end += 1) {
    const line = law[end];
    if (line === undefined || !line.text.includes('|') || (end > at && line.between === 'drawing')) break;
    if (isRule(line)) {
      if (ruledAfter !== undefined) break;
      ruledAfter = rows.length;
      continue;
    }
    const cells = strokedCells(line);
    // Known by its first row, so that each line of a long run of such is not followed to the end of it.
    if (rows.length === 0 && cells.length < leastColumns) return undefined;
    if (rows.length > 0 && cells.length !== rows[0]?.length) break;
    rows.push(cells);
  }
  return gridOf(rows, ruledAfter, end);
};

function gridOf(rows: readonly (readonly string[])[], ruledAfter: number | undefined, end: number): Grid | undefined {
  if (rows.length < 2) return undefined;
  const isEmpty = (row: readonly string[]): boolean => filled(row).length === 0;
  const body = rows.filter((row, at) => !isEmpty(row) && at >= (ruledAfter ?? 0));
  if (ruledAfter === undefined) return { end, rows: body };
  const headerRows = rows.slice(0, ruledAfter).filter((row) => !isEmpty(row));
  return { end, rows: body, headerRows };
}

/** "|-----|:---:|" */
function isRule({ text }: LawLine): boolean {
  return /^[\s|:-]*\|[\s|:-]*$/.test(text) && text.includes('-');
}

function strokedCells({ text }: LawLine): readonly string[] {
  const cells = text.split('|').map((cell) => cell.trim());
  if (text.trimStart().startsWith('|')) cells.shift();
  if (text.trimEnd().endsWith('|')) cells.pop();
  return cells;
}
