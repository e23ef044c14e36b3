import { wagersAbout } from '../../games/blackjack/by-box';
import { heldAt, isDropped } from '../../games/blackjack/play';
import type { BlackjackRound, Hand, Wager } from '../../games/blackjack/round';
import { takesPart } from '../../games/wager';

/** A hand that was doubled, and how many cards it held by then. */
export interface Doubled {
  readonly hand: Hand;
  readonly at: number;
  readonly held: number;
}

/** The first double on each hand, by decisions and by the wagers that were taken for it. */
export function doublesIn(round: BlackjackRound): readonly Doubled[] {
  let found: Doubled[] | undefined;
  for (const turn of round.turns) {
    const { choice, hand, at, cards } = turn;
    if (choice !== 'double' || isAmong(found, hand) || isDropped(round, turn)) continue;
    (found ??= []).push({ hand, at, held: cards.length });
  }
  for (const wager of round.wagers) {
    const { bet, hand, placedAt } = wager;
    if (bet !== 'double' || hand === undefined || !takesPart(wager) || wager.voided) continue;
    // Given back without a decision to double: it may have been refused.
    if (wager.result === 'void' || isAmong(found, hand)) continue;
    (found ??= []).push({ hand, at: placedAt, held: heldAt(hand, placedAt) });
  }
  return found ?? NONE;
}

/** Whether a wager for a double came once the double's card was out, of whoever has a wager on the box. */
export const isAfterTheCard = ({ bet, hand, placedAt }: Wager, { hand: doubled, at, held }: Doubled): boolean =>
  bet === 'double' && hand === doubled && placedAt > at && heldAt(doubled, placedAt) > held;

/** A player decided to double the hand, and the record has no wager of that player for it. */
export function isDoubledUntold(round: BlackjackRound, { bet, hand, player }: Wager): boolean {
  if (bet === 'double' || hand === undefined) return false;
  const isDecided = hand.turns.some((turn) => turn.choice === 'double' && (turn.player ?? player) === player);
  return (
    isDecided &&
    !wagersAbout(round, hand.box.seat).some(
      (other) => other.bet === 'double' && other.hand === hand && other.player === player,
    )
  );
}

/** Most rounds have none. */
const NONE: readonly Doubled[] = [];

const isAmong = (found: readonly Doubled[] = NONE, hand: Hand): boolean => found.some((one) => one.hand === hand);
