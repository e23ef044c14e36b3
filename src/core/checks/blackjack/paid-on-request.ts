import type { BlackjackFacts } from '../../games/blackjack/game';
import type { BlackjackRound } from '../../games/blackjack/round';
import type { Cause } from '../../play/judging/check';

const OF = ['blackjack/even-money-only-on-blackjack-against-ace'];

/** A wager was paid its stake, because its player was let ask for that where it may not be: how and when follows from it. */
export const PAID_ON_REQUEST: Cause<BlackjackRound, BlackjackFacts> = {
  of: OF,
  ledTo: ({ subject }, cause, { wagers }) =>
    cause.breach !== undefined &&
    wagers.some(({ id, hand, paid, stake }) => id === subject && hand?.name === cause.subject && paid === stake),
};

/** The dealer drew no further card, because every hand had been paid at the request of its player. */
export const NOTHING_LEFT_TO_DRAW_FOR: Cause<BlackjackRound, BlackjackFacts> = {
  of: OF,
  ledTo: (_found, cause, { hands }) =>
    cause.breach !== undefined && hands.every(({ turns }) => turns.some(({ choice }) => choice === 'even-money')),
};
