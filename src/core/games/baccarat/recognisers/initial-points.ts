import { plain } from '../../../facts/phrases/plain';
import { printPoints } from '../../../facts/phrases/points';
import type { Statement, TableRecogniser } from '../../../facts/phrases/recogniser';
import { countsAndAction, type Action } from './actions';
import { everyColumn, rowsFor } from './drawing-rows';
import { tableAnchor } from './table-words';

const ELSEWHERE = /\b(?:refer|see|as per|according to)\b/;

/**
 * Reads a table with a column for each hand, whose cells name point counts and what is done at them; a cell that refers to
 * another table states nothing:
 *
 *     Player has      Banker has
 *     0 or 1 - draws  0 - draws
 *     2 - stands      1 or 2 - see below
 */
export const initialPoints: TableRecogniser = (found) => {
  const { header, rows } = found.table;
  return header.flatMap((words, column): readonly Statement[] => {
    const hand = handOver(words);
    const read = hand === undefined ? undefined : readColumn(rows.map((row) => row[column] ?? ''));
    if (read === undefined) return [];
    const anchor = tableAnchor(found);
    if (hand === 'player') {
      const value = Object.fromEntries([...read].map(([action, points]) => [action, printPoints(points)]));
      return [{ name: 'playerDraws', value, anchor }];
    }
    const letters = [...read].map(([action, points]) => rowsFor(points, everyColumn(action === 'draw' ? 'D' : 'S')));
    return [{ name: 'bankerDraws', value: Object.assign({}, ...letters) as unknown, anchor }];
  });
};

function handOver(words: string): 'player' | 'banker' | undefined {
  const [player, banker] = [/\bplayer/.test(plain(words)), /\bbanker/.test(plain(words))];
  return player === banker ? undefined : player ? 'player' : 'banker';
}

/** Point counts by what is done at them; undefined where a cell says anything else, or too little to be such a column. */
function readColumn(cells: readonly string[]): ReadonlyMap<Action, readonly number[]> | undefined {
  const read = new Map<Action, readonly number[]>();
  for (const cell of cells.filter((words) => words.trim() !== '' && !ELSEWHERE.test(plain(words)))) {
    const said = countsAndAction(cell);
    if (said?.points === undefined || read.has(said.action)) return undefined;
    read.set(said.action, said.points);
  }
  return read.has('draw') && read.has('stand') ? read : undefined;
}
