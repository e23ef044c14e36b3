import type { BlackjackFacts } from '../../games/blackjack/game';
import { isAce, isBlackjack, isTenValue, type CountingFacts } from '../../games/blackjack/play';
import type { BlackjackRound, Hand } from '../../games/blackjack/round';
import { totalOf, TWENTY_ONE } from '../../games/blackjack/total';

/** The most cards that a hand may hold when it is doubled. */
const MOST: Readonly<Record<BlackjackFacts['doubleOn'], number>> = {
  'first-two-cards': 2,
  'first-two-or-three-cards': 3,
  'two-or-more-cards': Number.POSITIVE_INFINITY,
};

/** What says which hands may be doubled. */
export type DoublingFacts = CountingFacts &
  Partial<Pick<BlackjackFacts, 'doubleOn' | 'doubleTotals' | 'doubleNotOn' | 'doubleAfterSplit' | 'splitAcesDraw'>>;

/** Why a hand may not be doubled. */
export type NoDouble = 'splitHand' | 'splitAces' | 'tooManyCards' | 'blackjack' | 'twentyOne' | 'wrongTotal';

/** Why a hand may not be doubled with the cards it held by then; nothing where it may be, or too few of them are known. */
export function whyNotDoubled(hand: Hand, held: number, facts: DoublingFacts): NoDouble | undefined {
  const count = totalOf(hand.cards, facts.cardValues, held);
  if (count === undefined || held < 2) return undefined;
  if (hand.fromSplit && facts.doubleAfterSplit === 'not-allowed') return 'splitHand';
  if (hand.ofAces && facts.splitAcesDraw !== undefined) return 'splitAces';
  if (facts.doubleOn !== undefined && held > MOST[facts.doubleOn]) return 'tooManyCards';
  if (count.total >= TWENTY_ONE)
    return held === 2 && isBlackjack({ ...hand, cards: hand.cards.slice(0, 2) }, facts) ? 'blackjack' : 'twentyOne';
  // An ace counts 1 in a hand that is doubled, and so in the total that may be.
  const tested = facts.aceInDouble === 'one' ? (totalOf(hand.cards, facts.cardValues, held, 2) ?? count) : count;
  return facts.doubleTotals !== undefined && !facts.doubleTotals.includes(tested.total) ? 'wrongTotal' : undefined;
}

/**
 * An ace and a ten-value card count 21, or 11 as soon as they are doubled, and the rules do not say which of the two may be
 * doubled. A blackjack that is paid before any third card leaves no room for it, nor does one that came by switching.
 */
export function isOpenToDoubling(round: BlackjackRound, hand: Hand, held: number, facts: DoublingFacts): boolean {
  if (facts.aceInDouble !== 'one' || facts.doubleNotOn !== undefined || held !== 2 || hand.switched) return false;
  const low = totalOf(hand.cards, facts.cardValues, held, 2)?.total ?? 0;
  if (facts.doubleTotals?.includes(low) === false) return false;
  const [first] = round.dealers[0]?.cards ?? [];
  return hand.fromSplit || first === undefined || isAce(first) || isTenValue(first, facts);
}
