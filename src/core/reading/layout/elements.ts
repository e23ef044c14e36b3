import { isFinished } from '../lines/sentence';
import type { ColumnOfRows } from './columns';
import { isLabel, startsWithLabel } from './labels';
import type { Edges } from './measure';
import { goesOn } from './paragraphs';
import type { Row, Segment } from './rows';
import { blankRoom, isBlankBetween, type Setting } from './setting';
import { tableRows } from './table-rows';
import { wordLine, type WordLine } from './word-line';

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly page: number;
  readonly blankBefore: boolean;
  readonly lines: WordLine[];
}

export interface RowOfCells {
  readonly kind: 'row';
  readonly page: number;
  readonly blankBefore: boolean;
  readonly cells: readonly (readonly Segment[])[];
}

/** What a document is made of, in reading order. */
export type Element = Paragraph | RowOfCells;

/** Adds the rows of a column to the elements before it; its first line may go on with a paragraph of the column before. */
export function addColumn(
  elements: Element[],
  page: number,
  { rows }: ColumnOfRows,
  edges: Edges,
  setting: Setting,
): void {
  const { leading } = setting;
  const tables = tableRows(rows, leading);
  let index = 0;
  while (index < rows.length) {
    const row = rows[index];
    const before = rows[index - 1];
    if (row === undefined) break;
    const table = tables.get(index);
    const open = elements.at(-1);
    const inTable = table !== undefined && open?.kind === 'row';
    const blankBefore =
      before === undefined
        ? !inTable && beginsAnew(open, row, setting)
        : isBlankBetween(before, row, leading, inTable ? 2 * blankRoom : blankRoom);
    if (table !== undefined) {
      elements.push({ kind: 'row', page, blankBefore, cells: table.cells });
      index = table.last + 1;
      continue;
    }
    const above = before === undefined ? undefined : row.baseline - before.baseline;
    const line = wordLine(row.segments, above, edges);
    if (open?.kind === 'paragraph' && goesOn(open.lines, line, setting)) open.lines.push(line);
    else elements.push({ kind: 'paragraph', page, blankBefore, lines: [line] });
    index += 1;
  }
}

/** At the head of a column nobody can see a blank line: there is one where words have come to an end, or a number begins. */
function beginsAnew(open: Element | undefined, { segments }: Row, { blanks }: Setting): boolean {
  if (open?.kind !== 'paragraph') return true;
  const before = open.lines.at(-1)?.text ?? '';
  const first = segments[0]?.text ?? '';
  if (isLabel(first) || startsWithLabel(first)) return blanks;
  return isFinished(before) || isLabel(before);
}
