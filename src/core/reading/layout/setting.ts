import type { ColumnOfRows } from './columns';
import { isLabel, startsWithLabel } from './labels';
import { usualLeading, type Leading } from './leading';
import type { Row } from './rows';

/** The habits of the printer, as far as they tell what belongs together. */
export interface Setting {
  readonly leading: Leading;
  /** Paragraphs are set apart by space, so that a line without space above it goes on with the one before. */
  readonly spaced: boolean;
  /** A blank line stands before most numbered paragraphs. */
  readonly blanks: boolean;
}

/** In parts of the usual distance between two lines of a paragraph. */
const extra = 1.07;
const nearlyAll = 0.8;
/** In parts of the size of the letters. */
export const blankRoom = 0.45;

export function settingOf(columns: readonly ColumnOfRows[]): Setting {
  const leading = usualLeading(columns);
  let numbered = 0;
  let apart = 0;
  let blank = 0;
  for (const { rows } of columns)
    rows.forEach((row, index) => {
      const before = rows[index - 1];
      if (before === undefined || !isNumbered(row)) return;
      numbered += 1;
      if (isApart(before, row, leading)) apart += 1;
      if (isBlankBetween(before, row, leading)) blank += 1;
    });
  return { leading, spaced: numbered > 0 && apart >= nearlyAll * numbered, blanks: blank >= 0.5 * numbered };
}

/** Whether there is more room between two rows than between the lines of a paragraph. */
export function isApart(before: Row, row: Row, leading: Leading): boolean {
  return row.baseline - before.baseline > leading(row.size) * extra;
}

/** Whether a row stands so far below the one before that there is a blank line between them. */
export function isBlankBetween(before: Row, row: Row, leading: Leading, room = blankRoom): boolean {
  return row.baseline - before.baseline > leading(row.size) + room * row.size;
}

function isNumbered({ segments }: Row): boolean {
  const text = segments[0]?.text ?? '';
  return segments.length > 1 ? isLabel(text) : startsWithLabel(text);
}
