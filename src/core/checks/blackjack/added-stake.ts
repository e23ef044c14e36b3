import { seatIn } from '../../games/blackjack/box-number';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cents } from '../../values/money';

export type Addition = BlackjackFacts['addedStake'] extends ReadonlyMap<string, infer A> ? A : never;

/** Bets that add to a wager already placed. */
export const ADDED: ReadonlySet<string> = new Set(['double', 'split', 'insurance']);

/** Whether what was added bears the stated proportion to the wager it adds to. */
export function isInProportion(rule: Addition, added: Cents, original: Cents): boolean {
  if (rule === 'equal-to-wager') return added === original;
  return rule === 'up-to-wager' ? added <= original : added * 2 <= original;
}

/** It adds to a wager of another player; or the record says where it was placed, and its player has nothing there. */
export function isOnNoneOfItsPlayers({ wagers }: BlackjackRound, { on, position, player }: Wager): boolean {
  if (on !== undefined) return on.player !== player;
  return (
    position !== undefined &&
    !wagers.some((wager) => !ADDED.has(wager.bet) && wager.player === player && isAtBox(wager, position))
  );
}

const isAtBox = ({ position }: Wager, at: string): boolean => position === undefined || seatIn(position) === seatIn(at);
