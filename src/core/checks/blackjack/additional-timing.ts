import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';

/**
 * Placed after the first card where a rule of its own has it placed before that: the check of that rule has the breach,
 * and the check of the wagering period leaves it alone.
 */
export function isAfterItsOwnClose(
  { deals, voided }: BlackjackRound,
  { bet, placedAt }: Wager,
  { closesBefore }: Partial<Pick<BlackjackFacts, 'closesBefore'>>,
): boolean {
  const first = deals[0];
  return closesBefore?.get(bet) === 'first-card' && first !== undefined && !voided && placedAt > first.at;
}
