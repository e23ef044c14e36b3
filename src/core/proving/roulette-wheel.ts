import { proveOpposites } from './opposites';
import type { Row } from './proof';
import { rowsIn, type Facts } from './question';
import { numbersOf, plainNumbers, zerosOf } from './roulette-bets';
import type { Tally } from './tally';

/** The wheel has each pocket once and each pocket one colour; wagers that divide the numbers leave none out and have none twice. */
export function proveWheel(facts: Facts, pockets: readonly string[], tally: Tally): void {
  const order = rowsIn(facts, 'wheelOrder').map((row) => ({ row, covers: new Set([row.says]) }));
  proveOpposites('order of the wheel', 'pocket', pockets, order, tally);
  const colours = rowsIn(facts, 'colours').map((row) => ({ row, covers: new Set([row.row]) }));
  proveOpposites('colours', 'pocket', coloured(facts, pockets), colours, tally);
  const covers = rowsIn(facts, 'covers').map((row) => ({ row, covers: new Set(numbersOf(row.says)) }));
  const dividing = (subject: string, belongs: (name: string) => boolean): void => {
    const rows = covers.filter(({ row }) => belongs(row.row));
    proveOpposites(subject, 'number', plainNumbers(facts), rows, tally);
  };
  dividing('low and high', (name) => name === 'low' || name === 'high');
  dividing('columns', (name) => name.startsWith('column/'));
  dividing('dozens', (name) => name.startsWith('dozen/'));
  proveCount(rowsIn(facts, 'compartments'), pockets.length, tally);
}

/** A zero need not be given a colour: none of the wagers on a colour is on it. */
function coloured(facts: Facts, pockets: readonly string[]): readonly string[] {
  const zeros = zerosOf(facts).filter((zero) => !rowsIn(facts, 'colours').some(({ row }) => row === zero));
  return pockets.filter((pocket) => !zeros.includes(pocket));
}

function proveCount(stated: readonly Row[], pockets: number, tally: Tally): void {
  for (const row of stated)
    if (Number(row.says) !== pockets)
      tally.note({
        ...{ what: 'disagreement', subject: 'compartments', rows: [row], isAnswered: false },
        ...{ example: `${String(pockets)} pockets`, sentence: `Numbers and zeros make ${String(pockets)} pockets.` },
      });
}
