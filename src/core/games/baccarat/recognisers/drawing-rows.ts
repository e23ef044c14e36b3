/** One row of a drawing table as rule sources write it: a letter for "no card", then one for each third card from 0 to 9. */
export const COLUMNS = 11;
export const NO_CARD_COLUMN = 0;
/** Stands where a clause says nothing. */
export const UNSTATED = '-';

/** The same letter in every column. */
export const everyColumn = (letter: 'D' | 'S'): string => letter.repeat(COLUMNS);

/** A row that draws on the third cards named and stands on the others; `alone` says what is done where no card was drawn. */
export const drawsOn = (thirdCards: readonly number[], alone: 'D' | 'S' | typeof UNSTATED): string =>
  alone + Array.from({ length: COLUMNS - 1 }, (_, card) => (thirdCards.includes(card) ? 'D' : 'S')).join('');

/** As drawing tables are written: the same row under each of the point counts. */
export const rowsFor = (points: readonly number[], letters: string): Readonly<Record<string, string>> =>
  Object.fromEntries(points.map((point) => [String(point), letters]));
