import { plain } from '../../../facts/phrases/plain';
import { printPoints, readPoints } from '../../../facts/phrases/points';
import type { TableRecogniser } from '../../../facts/phrases/recogniser';
import { actionIn, type Action } from './actions';
import { handsNamed, tableAnchor } from './table-words';

/**
 * Reads a table of two columns, whatever stands over it:
 *
 *     Player with:   1-2-3   takes a card
 *                    4-5     stays
 */
export const playerDraws: TableRecogniser = (found) => {
  const { table } = found;
  const { player, banker } = handsNamed(found);
  if (!player || banker) return [];
  const [first, ...rest] = [table.header, ...table.rows].map(readRow);
  // The first row is a header, unless it reads like the rows under it.
  const rows = first === undefined ? rest : [first, ...rest];
  const value: Record<string, string> = {};
  for (const row of rows) {
    if (row === undefined || row.action in value) return [];
    value[row.action] = printPoints(row.points);
  }
  return 'draw' in value && 'stand' in value ? [{ name: 'playerDraws', value, anchor: tableAnchor(found) }] : [];
};

function readRow(cells: readonly string[]): { action: Action; points: readonly number[] } | undefined {
  const [counts, does, ...more] = cells.map(plain).filter((cell) => cell !== '');
  const points = counts === undefined ? undefined : readPoints(counts);
  const action = does === undefined ? undefined : actionIn(does);
  return points === undefined || action === undefined || more.length > 0 ? undefined : { action, points };
}
