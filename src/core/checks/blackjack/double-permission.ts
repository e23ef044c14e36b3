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

/** What the rules call a hand that may not be doubled: one of 21, a blackjack, or one that is paid before there is a third card. */
const TOTAL_21 = 'total-21';
const BLACKJACK = 'blackjack';
const PAID_BEFORE_THIRD_CARD = 'blackjack/dealer-2-to-9';

/** The name under which the rules say that a hand of 21 may not be doubled; nothing where they do not name it. */
export function namedNotDoubled(
  round: BlackjackRound,
  hand: Hand,
  why: 'blackjack' | 'twentyOne',
  facts: DoublingFacts,
): string | undefined {
  const { doubleNotOn = [] } = facts;
  const name = why === 'twentyOne' ? TOTAL_21 : BLACKJACK;
  if (doubleNotOn.includes(name)) return name;
  const isPaidFirst = why === 'blackjack' && doubleNotOn.includes(PAID_BEFORE_THIRD_CARD);
  // A hand made by splitting has its ace and ten when others may have had a third card already.
  const [first] = (hand.fromSplit ? undefined : round.dealers[0]?.cards) ?? [];
  const showsTwoToNine = first !== undefined && !isAce(first) && !isTenValue(first, facts);
  return isPaidFirst && showsTwoToNine ? PAID_BEFORE_THIRD_CARD : undefined;
}

/**
 * An ace and a ten-value card count 21, or 11 as soon as they are doubled, and the rules do not say which of the two may be
 * doubled. A blackjack that they name as not to be doubled leaves no room for it, nor does a hand that came by switching.
 */
export function isOpenToDoubling(hand: Hand, held: number, named: string | undefined, facts: DoublingFacts): boolean {
  if (facts.aceInDouble !== 'one' || named !== undefined || held !== 2 || hand.switched) return false;
  const low = totalOf(hand.cards, facts.cardValues, held, 2)?.total ?? 0;
  return facts.doubleTotals?.includes(low) !== false;
}
