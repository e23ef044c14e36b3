import type { TableRound } from '../../../play/table/table-round';
import { dealsOf } from './moments';

/**
 * Whether the dealer had acted on a hand by some event: in the first deal a war wager taken or anything settled, in the second
 * a war settled.
 */
export function hasDealerActed(round: TableRound, at: number): boolean {
  const { secondBegins = Infinity } = dealsOf(round);
  const wars = new Set(round.wagers.filter(({ known }) => known.kind === 'war').map(({ id }) => id));
  const before = round.events.slice(0, at);
  if (secondBegins < at) return before.some((event) => event.type === 'settle' && wars.has(event.wager));
  return before.some((event) => event.type === 'settle' || (event.type === 'wager' && wars.has(event.id)));
}
