import { plain } from '../../../facts/phrases/plain';
import type { TableRecogniser } from '../../../facts/phrases/recogniser';
import { COLUMNS, NO_CARD_COLUMN, UNSTATED } from './drawing-rows';
import { handsNamed, tableAnchor } from './table-words';
import { NO_CARD } from './vocabulary';

/**
 * Reads a table with a row for each point count of the Banker's Hand and a column for each third card, in any order and
 * under any wording, with or without a column for "no card"; point counts that have no row are left to other clauses:
 *
 *     Bank   none  0  1  2  …  9
 *     0      D     D  S  D  …  S
 */
export const bankerDraws: TableRecogniser = (found) => {
  const { header, rows } = found.table;
  const places = placesOf(header, rows);
  const placed = places.filter((place) => place !== undefined);
  if (new Set(placed).size !== placed.length || placed.filter((place) => place !== NO_CARD_COLUMN).length < COLUMNS - 1)
    return [];
  const beside = rows.map((row) => row.filter((cell, column) => places[column] === undefined && cell.trim() !== ''));
  if (!handsNamed(found).banker && !beside.flat().some((cell) => /\bbanker/.test(plain(cell)))) return [];
  const value: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    const [points, ...more] = (beside[index] ?? []).map((cell) => cell.trim()).filter((cell) => /^\d$/.test(cell));
    const letters = readRow(row, places);
    // One cell that cannot be read leaves it open which of the others it has displaced.
    if (points === undefined || more.length > 0 || letters === undefined || points in value) return [];
    value[points] = letters;
  }
  return [{ name: 'bankerDraws', value, anchor: tableAnchor(found) }];
};

/** Column 0 is "no card"; column n + 1 a third card worth n. */
function placesOf(header: readonly string[], rows: readonly (readonly string[])[]): readonly (number | undefined)[] {
  const places = header.map(placeOf);
  if (places.includes(NO_CARD_COLUMN)) return places;
  // Beside ten columns for the ten values, one more of the same letters whose heading was lost can be nothing else.
  const unnamed = [...header.keys()].filter(
    (column) => header[column]?.trim() === '' && rows.every((row) => letterIn(row[column] ?? '') !== undefined),
  );
  return places.map((place, column) => (unnamed.length === 1 && column === unnamed[0] ? NO_CARD_COLUMN : place));
}

function placeOf(header: string): number | undefined {
  const words = plain(header);
  if (/^\d$/.test(words)) return Number(words) + 1;
  return NO_CARD.includes(words) ? NO_CARD_COLUMN : undefined;
}

const letterIn = (cell: string): string | undefined =>
  /^(?:([ds])|(d)raws?|(s)tands?)$/.exec(plain(cell))?.slice(1).find(Boolean)?.toUpperCase();

function readRow(cells: readonly string[], places: readonly (number | undefined)[]): string | undefined {
  const letters = Array.from({ length: COLUMNS }, () => UNSTATED);
  for (const [column, place] of places.entries()) {
    if (place === undefined) continue;
    const letter = letterIn(cells[column] ?? '');
    if (letter === undefined) return undefined;
    letters[place] = letter;
  }
  return letters.join('');
}
