import { heldAt } from '../../games/blackjack/play';
import type { BlackjackRound, Hand } from '../../games/blackjack/round';
import { takesPart } from '../../games/wager';

/** A hand that was doubled, and how many cards it held by then. */
export interface Doubled {
  readonly hand: Hand;
  readonly at: number;
  readonly held: number;
}

/** The first double on each hand, by decisions and by the wagers that were taken for it. */
export function doublesIn(round: BlackjackRound): readonly Doubled[] {
  const found: Doubled[] = [];
  for (const { choice, hand, at, cards } of round.turns)
    if (choice === 'double' && !found.some((one) => one.hand === hand)) found.push({ hand, at, held: cards.length });
  for (const wager of round.wagers) {
    const { bet, hand, placedAt } = wager;
    if (bet !== 'double' || hand === undefined || !takesPart(wager) || wager.voided) continue;
    // Given back without a decision to double: it may have been refused.
    if (wager.result === 'void' || found.some((one) => one.hand === hand)) continue;
    found.push({ hand, at: placedAt, held: heldAt(hand, placedAt) });
  }
  return found;
}
