import type { BlackjackFacts } from '../../games/blackjack/game';
import type { Cents } from '../../values/money';

export type Addition = BlackjackFacts['addedStake'] extends ReadonlyMap<string, infer A> ? A : never;

/** Whether what was added bears the stated proportion to the wager it adds to. */
export function isInProportion(rule: Addition, added: Cents, original: Cents): boolean {
  if (rule === 'equal-to-wager') return added === original;
  return rule === 'up-to-wager' ? added <= original : added * 2 <= original;
}
