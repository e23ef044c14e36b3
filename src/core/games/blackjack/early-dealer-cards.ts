import { isPlay, isPlayers, type CountingFacts } from './play';
import type { BlackjackRound, Cards } from './round';

/** Irregularities that leave hands which no longer speak against the table; how they were treated has its own checks. */
export const UNSETTLES_HANDS: ReadonlySet<string> = new Set([
  'card-to-wrong-hand',
  'card-exposed-in-error',
  'excess-card-drawn',
  'insufficient-cards',
  'malfunction',
  'missing-or-foreign-card',
]);

/** What a record says was done with a card that stayed with the dealer. */
const KEPT: ReadonlySet<string | undefined> = new Set([undefined, 'played', 'result-stands']);

/**
 * The dealer's cards came before the players were done and, by rules that say so, can be no blackjack. Certain only where
 * nothing else went wrong with the cards: one that every player refused, say, is rightly the dealer's second.
 */
export function countsAsNoBlackjack(round: BlackjackRound, { dealtAt }: Cards, facts: CountingFacts): boolean {
  const [, second] = dealtAt;
  if (facts.earlyDealerCards === undefined || second === undefined) return false;
  let isNoted = false;
  for (const { kind, to, treatment } of round.irregularities) {
    if (!UNSETTLES_HANDS.has(kind)) continue;
    if (kind !== 'excess-card-drawn' || to?.startsWith('dealer') !== true || !KEPT.has(treatment)) return false;
    isNoted = true;
  }
  for (const { at, to, additional } of round.deals) if (at > second && additional && isPlayers(to)) return true;
  // A decision written down after the card shows no more than a slow hand, unless the card was noted as one too many.
  return isNoted && round.turns.some(({ at, choice }) => at > second && isPlay(choice));
}
