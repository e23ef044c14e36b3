import type { Leading } from './leading';
import type { Row, Segment } from './rows';
import { isApart, isBlankBetween } from './setting';
import { columnsUnder, type TableColumn } from './table-columns';

/** In parts of the size of the letters. */
const narrowest = 5;
const space = 0.2;
const often = 0.25;

/** Whether the rows of this table stand further apart than the lines of one cell. */
export function areSpaced(rows: readonly Row[], leading: Leading): boolean {
  let spaced = 0;
  let full = 0;
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    if (before === undefined || row.segments.length < 2) return;
    full += 1;
    if (isApart(before, row, leading) && !isBlankBetween(before, row, leading)) spaced += 1;
  });
  return full > 0 && spaced >= often * full;
}

/** Whether a row is the next line of cells that did not fit on one. */
export function isWrapped(
  before: Row,
  row: Row,
  columns: readonly TableColumn[],
  leading: Leading,
  spaced: boolean,
): boolean {
  if (isApart(before, row, leading)) return false;
  if (row.segments.length > 2 && row.segments.length >= 0.8 * columns.length) return false;
  if (spaced) return true;
  // Without space between the rows, only a cell as wide as its column can have been too wide for it.
  return row.segments.length < columns.length && row.segments.every((one) => isUnderFullCell(one, before, columns));
}

function isUnderFullCell(segment: Segment, before: Row, columns: readonly TableColumn[]): boolean {
  const column = columnsUnder(segment, columns)[0] ?? -1;
  const above = before.segments.find((other) => columnsUnder(other, columns)[0] === column);
  if (above === undefined || above.right - above.x < narrowest * above.size) return false;
  return above.right + firstWord(segment) > (columns[column]?.right ?? 0);
}

const firstWord = ({ x, right, text, size }: Segment): number =>
  ((right - x) * (text.split(' ')[0]?.length ?? 0)) / Math.max(1, text.length) + space * size;
