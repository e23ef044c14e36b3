import { plain } from '../../../facts/phrases/plain';
import type { TableRecogniser } from '../../../facts/phrases/recogniser';
import { handsNamed, tableAnchor } from './table-words';
import { NO_CARD } from './vocabulary';

const COLUMNS = 11;
const POINT_COUNTS = 10;

/**
 * Reads a table with a row for each point count of the Banker's Hand and a column for each third card, in any order and
 * under any wording, with one more column for "no card":
 *
 *     Bank   none  0  1  2  …  9
 *     0      D     D  S  D  …  S
 */
export const bankerDraws: TableRecogniser = (found) => {
  const { table } = found;
  if (!handsNamed(found).banker) return [];
  const places = table.header.slice(1).map(placeOf);
  if (new Set(places.filter((place) => place !== undefined)).size !== COLUMNS) return [];
  const value: Record<string, string> = {};
  for (const [points = '', ...cells] of table.rows) {
    const letters = readRow(cells, places);
    if (letters === undefined || !/^\d$/.test(points.trim())) return [];
    value[points.trim()] = letters;
  }
  const whole = Object.keys(value).length === POINT_COUNTS;
  return whole ? [{ name: 'bankerDraws', value, anchor: tableAnchor(found) }] : [];
};

/** Column 0 is "no card"; column n + 1 a third card worth n. */
function placeOf(header: string): number | undefined {
  const words = plain(header);
  if (/^\d$/.test(words)) return Number(words) + 1;
  return NO_CARD.includes(words) ? 0 : undefined;
}

function readRow(cells: readonly string[], places: readonly (number | undefined)[]): string | undefined {
  const letters = Array.from({ length: COLUMNS }, () => '');
  for (const [index, place] of places.entries()) {
    const letter = /^(?:([ds])|(d)raws?|(s)tands?)$/
      .exec(plain(cells[index] ?? ''))
      ?.slice(1)
      .find(Boolean);
    if (place !== undefined) letters[place] = letter?.toUpperCase() ?? '';
  }
  return letters.every((letter) => letter !== '') ? letters.join('') : undefined;
}
