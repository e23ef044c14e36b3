import type { BlackjackFacts } from './game';
import type { DealersHand } from './round';
import { totalOf, type Total, type Worths } from './total';

/** Whether the dealer stands on this count, or is over any on which he could. */
export function dealerStandsOn({ total, soft }: Total, stands: BlackjackFacts['dealerStands']): boolean {
  const totals = stands.get(soft ? 'soft' : 'hard') ?? [];
  return totals.includes(total) || total > (totals.at(-1) ?? 0);
}

/** Drew while he had to, and stopped where he had to; undefined where he could still have drawn. */
export function drewAsStated(
  { cards }: DealersHand,
  worths: Worths,
  stands: BlackjackFacts['dealerStands'],
): boolean | undefined {
  for (let length = 2; length <= cards.length; length += 1) {
    const count = totalOf(cards, worths, length);
    if (count === undefined) return false;
    if (dealerStandsOn(count, stands)) return length === cards.length;
  }
  return undefined;
}
