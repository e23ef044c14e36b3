import { seatIn } from '../../games/blackjack/box-number';
import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cents } from '../../values/money';
import { isAccepted, permittedPart, type StandingFacts } from '../../play/wagers/standing';

export type Addition = BlackjackFacts['addedStake'] extends ReadonlyMap<string, infer A> ? A : never;

/** Bets that add to a wager already placed. */
export const ADDED: ReadonlySet<string> = new Set(['double', 'split', 'insurance']);

/** Whether what was added bears the stated proportion to the wager it adds to: as placed, or as much of it as counts. */
export function isInProportion(rule: Addition, added: Cents, { stake, limit }: Wager, facts: StandingFacts): boolean {
  if (rule === 'equal-to-wager') return added === stake || added === permittedPart(stake, limit, facts);
  return rule === 'up-to-wager' ? added <= stake : added * 2 <= stake;
}

/** What was added along with a wager, itself included: an amount may be put down in several wagers, with no card between them. */
export function addedTogether(round: BlackjackRound, wager: Wager): Cents {
  let total = wager.stake;
  for (const other of round.wagers)
    if (other !== wager && isAddedWith(round, wager, other) && isAccepted(other)) total += other.stake;
  return total;
}

/** Whether more of the same was added afterwards: what was added in all is then told of that. */
export function isAddedToLater(round: BlackjackRound, wager: Wager): boolean {
  for (const other of round.wagers)
    if (other.placedAt > wager.placedAt && isAddedWith(round, wager, other) && isAccepted(other)) return true;
  return false;
}

function isAddedWith({ deals }: BlackjackRound, { bet, on, hand, placedAt }: Wager, other: Wager): boolean {
  if (other.bet !== bet || other.on !== on || other.hand !== hand) return false;
  const from = Math.min(placedAt, other.placedAt);
  const to = Math.max(placedAt, other.placedAt);
  return !deals.some(({ at }) => at > from && at < to);
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
