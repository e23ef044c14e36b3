import { readPoints } from '../../../facts/phrases/points';
import { plain } from '../../../facts/phrases/plain';
import type { TableRecogniser } from '../../../facts/phrases/recogniser';
import { countsAndAction } from './actions';
import { COLUMNS, drawsOn, rowsFor, UNSTATED } from './drawing-rows';
import { handsNamed, tableAnchor } from './table-words';

const CARDS = [...Array(COLUMNS - 1).keys()];

/**
 * Reads a table that lists the third cards beside each point count. Its heading supposes a third card, so that it says nothing
 * about a player's hand that took none:
 *
 *     Banker has   if the third card is
 *     2            0,1,4 draws   2,3,5,6,7,8,9 stands
 *     8-9          stands
 */
export const bankerDrawsListed: TableRecogniser = (found) => {
  const { header, rows } = found.table;
  if (!handsNamed(found).banker || !/\bbanker/.test(plain(header[0] ?? ''))) return [];
  if (!header.slice(1).some((words) => /\bthird card/.test(plain(words)))) return [];
  let value: Readonly<Record<string, string>> = {};
  for (const [counts = '', ...cells] of rows) {
    const points = readPoints(plain(counts));
    const draws = drawnCards(cells.filter((cell) => cell.trim() !== ''));
    if (points === undefined || draws === undefined || points.some((point) => String(point) in value)) return [];
    value = { ...value, ...rowsFor(points, drawsOn(draws, UNSTATED)) };
  }
  return Object.keys(value).length === 0 ? [] : [{ name: 'bankerDraws', value, anchor: tableAnchor(found) }];
};

/** The third cards on which a row draws; undefined unless each of the ten is named once, or one word speaks of all. */
function drawnCards(cells: readonly string[]): readonly number[] | undefined {
  const read = cells.map(countsAndAction);
  if (!read.every((one) => one !== undefined)) return undefined;
  const named = read.flatMap(({ points }) => points ?? CARDS);
  if (named.length !== CARDS.length || new Set(named).size !== CARDS.length) return undefined;
  return read.flatMap(({ action, points }) => (action === 'draw' ? (points ?? CARDS) : []));
}
