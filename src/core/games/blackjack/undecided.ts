import type { BlackjackFacts } from './game';
import { totalOf, type Total } from './total';
import type { Card } from '../../values/card';

/** How a record says that a player made no decision: in time, or at all. */
export const NO_DECISION = 'none';

type UndecidedFacts = Partial<Pick<BlackjackFacts, 'cardValues' | 'undecidedHandDrawsTo'>>;

/** The total to which a hand without a decision is drawn at the least, where the rules state one. */
export const leastUndecided = ({ soft }: Total, { undecidedHandDrawsTo }: UndecidedFacts): number | undefined =>
  undecidedHandDrawsTo?.get(soft ? 'soft' : 'hard')?.[0];

/** Whether these cards are drawn to without a decision. */
export function isDrawnUndecided(cards: readonly Card[], facts: UndecidedFacts): boolean {
  const count = facts.cardValues && totalOf(cards, facts.cardValues);
  return count !== undefined && count.total < (leastUndecided(count, facts) ?? 0);
}
