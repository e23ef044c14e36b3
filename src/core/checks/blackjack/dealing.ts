import type { BlackjackRound } from '../../games/blackjack/round';

/** Irregularities that leave cards in places which no longer speak against the table; their own treatment is judged. */
const MOVED_CARDS: ReadonlySet<string> = new Set(['card-to-wrong-hand', 'missing-or-foreign-card']);
const EXTRA_CARDS: ReadonlySet<string> = new Set(['excess-card-drawn', 'card-exposed-in-error']);

/** The cards of this round show how it was dealt: it was not voided, nor misdealt and treated as such. */
export const dealIsJudged = (round: BlackjackRound): boolean =>
  !round.voided &&
  (round.irregularities.length === 0 || !round.irregularities.some(({ kind }) => MOVED_CARDS.has(kind)));

/** The cards lie where the record has dealt them, for all that it tells. */
export const handsAreKnown = (round: BlackjackRound): boolean => dealIsJudged(round) && !round.mayBeSwitched;

/** A card too many, or one shown too early, was noted for this hand or without saying for which; one that was burnt lies with none. */
export const extraCardIsNoted = (round: BlackjackRound, name: string): boolean =>
  round.irregularities.some(
    ({ kind, to, treatment }) => EXTRA_CARDS.has(kind) && treatment !== 'burnt' && (to === undefined || to === name),
  );

/** How the sentences of these checks count. */
export const printNumberOfCards = (count: number): string => `${String(count)} ${count === 1 ? 'card' : 'cards'}`;
