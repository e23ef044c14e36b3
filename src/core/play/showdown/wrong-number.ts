import type { Held } from '../rows/deciding';
import type { TableRound } from '../table/table-round';

const WRONG_NUMBER: ReadonlySet<string> = new Set(['excess-card-drawn', 'too-few-cards']);

/** Whether the dealer's hand was found to have a wrong number of cards after a player had looked, and the round went on so. */
export function dealerHasWrongNumber({ irregularities, voided }: TableRound): Held {
  if (voided) return false;
  for (const { kind, to, of, treatment, place } of irregularities) {
    if (to !== 'dealer' || !WRONG_NUMBER.has(kind) || of?.split('/').includes('player-has-looked') !== true) continue;
    if (treatment === 'played') return true;
    if (treatment === undefined) return `${place}.treatment`;
  }
  return false;
}
