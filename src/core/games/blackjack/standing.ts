import type { Card } from '../../values/card';
import { countsAsNoBlackjack } from './early-dealer-cards';
import type { BlackjackFacts } from './game';
import { isAce, isBlackjack, isTenValue, type CountingFacts } from './play';
import type { BlackjackRound, Cards, Hand, Standing } from './round';
import { totalOf, TWENTY_ONE, type Worths } from './total';

export type StandingFacts = CountingFacts & Pick<BlackjackFacts, 'outcomes'>;

export const FIVE_CARDS = 5;
const TWENTY_TWO = 22;

/** An ace and a card that counts ten are the only two cards that make 21. */
const makesTwentyOne = (cards: readonly Card[], worths: Worths): boolean =>
  cards.length >= 2 && totalOf(cards, worths, 2)?.total === TWENTY_ONE;

/** An ace and a ten-value card that came together by switching. */
export const isSwitchedBlackjack = (hand: Hand, worths: Worths): boolean =>
  hand.switched && hand.cards.length === 2 && makesTwentyOne(hand.cards, worths);

/** The dealer's first two cards count 21 and are, because they came too early, no blackjack. */
export const isLostBlackjack = (round: BlackjackRound, dealer: Cards | undefined, facts: CountingFacts): boolean =>
  dealer !== undefined && makesTwentyOne(dealer.cards, facts.cardValues) && countsAsNoBlackjack(round, dealer, facts);

/** Whether the dealer has a blackjack; undefined where the cards on record do not say. */
export function dealersBlackjack(
  round: BlackjackRound,
  dealer: Cards | undefined,
  facts: CountingFacts,
): boolean | undefined {
  const first = dealer?.cards[0];
  if (dealer === undefined || first === undefined) return undefined;
  if (dealer.cards.length >= 2)
    return makesTwentyOne(dealer.cards, facts.cardValues) && !countsAsNoBlackjack(round, dealer, facts);
  return isAce(first) || isTenValue(first, facts) ? undefined : false;
}

/**
 * How the hand stands, with its first `low` cards counting an ace as one; undefined where the recorded cards do not say.
 * Some hands are decided whatever the dealer has, and need no cards of his.
 */
export function standingOf(
  round: BlackjackRound,
  hand: Hand,
  low: number,
  dealer: Cards | undefined,
  facts: StandingFacts,
): Standing | undefined {
  const { cardValues, outcomes } = facts;
  const { cards } = hand;
  const total = cards.length < 2 ? undefined : totalOf(cards, cardValues, cards.length, low)?.total;
  if (total === undefined) return undefined;
  if (total > TWENTY_ONE) return 'over-21';
  const blackjack = dealersBlackjack(round, dealer, facts);
  if (total === TWENTY_ONE) {
    if (isBlackjack(hand, facts)) {
      if (blackjack === true) return 'both-blackjack';
      const always = outcomes.get('main/both-blackjack') === outcomes.get('main/blackjack-alone');
      return blackjack === false || always ? 'blackjack-alone' : undefined;
    }
    if (outcomes.has('main/total-21')) return 'total-21';
  }
  if (cards.length >= FIVE_CARDS && outcomes.has('main/five-card-trick')) return 'five-card-trick';
  if (blackjack === true) return 'dealer-blackjack';
  const dealers =
    dealer === undefined || dealer.cards.length < 2 ? undefined : totalOf(dealer.cards, cardValues)?.total;
  if (dealers === undefined) return undefined;
  if (dealers > TWENTY_ONE) return dealers === TWENTY_TWO ? 'dealer-22' : 'dealer-over-22';
  return total === dealers ? 'equal' : total > dealers ? 'higher' : 'lower';
}
