import { countOf, isNatural, isTen, rankOf } from './oracle-cards';
import type { Law } from './oracle-law';

/** A player's hand as it ended, for one wager on it. */
export interface Ended {
  readonly cards: readonly string[];
  readonly fromSplit?: boolean;
  readonly switched?: boolean;
  readonly doubled?: boolean;
}

/** `added` was placed by doubling or splitting. */
export interface Outcome {
  readonly result: 'win' | 'lose' | 'push';
  /** Odds of a win. */
  readonly odds: readonly [number, number];
}

const EVENS = [1, 1] as const;
const LOSE: Outcome = { result: 'lose', odds: EVENS };
const PUSH: Outcome = { result: 'push', odds: EVENS };
const win = (odds: readonly [number, number] = EVENS): Outcome => ({ result: 'win', odds });

export const totalOf = ({ cards, doubled }: Ended, law: Law): number =>
  countOf(cards, law.acesLowInDouble && doubled === true && cards.length > 2).total;

export const isBlackjack = ({ cards, fromSplit, switched }: Ended, law: Law): boolean =>
  cards.length === 2 && isNatural(cards) && switched !== true && (fromSplit !== true || law.blackjackAfterSplit);

/** How a wager on a hand ends, by the cards and the order in which the rules name the cases. */
export function outcomeOf(law: Law, hand: Ended, dealer: readonly string[], added = false): Outcome {
  const total = totalOf(hand, law);
  if (total > 21) return LOSE;
  const dealersBlackjack = isNatural(dealer);
  if (isBlackjack(hand, law)) {
    if (!dealersBlackjack || law.bonuses) return win(law.blackjackPays);
    return law.equalLoses ? win([5 - rankBelow(hand.cards, dealer), 1]) : PUSH;
  }
  if (total === 21 && law.twentyOneWins) return win(law.bonuses && hand.doubled !== true ? bonus(hand.cards) : EVENS);
  if (law.fiveCardTrick && hand.cards.length >= 5) return win();
  if (dealersBlackjack) return added && law.dealersBlackjackTakes === 'original' ? PUSH : LOSE;
  const dealers = countOf(dealer).total;
  if (dealers === 22 && law.dealers22) return PUSH;
  if (dealers > 21 || total > dealers) return win();
  if (total < dealers) return LOSE;
  return law.equalLoses ? LOSE : PUSH;
}

/** Of two blackjacks: nought where the player's ten-value card ranks higher, one where they rank alike, else two. */
function rankBelow(player: readonly string[], dealer: readonly string[]): number {
  const [own, theirs] = [player, dealer].map((cards) => 'TJQK'.indexOf(rankOf(cards.find(isTen) ?? '')));
  return Math.sign((theirs ?? 0) - (own ?? 0)) + 1;
}

/** What a 21 of many cards, of six, seven and eight, or of three sevens pays at spanish blackjack. */
function bonus(cards: readonly string[]): readonly [number, number] {
  if (cards.length >= 7) return [3, 1];
  if (cards.length === 6) return [2, 1];
  if (cards.length === 5) return [3, 2];
  const ranks = cards.map(rankOf).sort().join('');
  if (ranks !== '678' && ranks !== '777') return EVENS;
  const suits = new Set(cards.map((card) => card.slice(1)));
  if (suits.size > 1) return [3, 2];
  return suits.has('S') ? [3, 1] : [2, 1];
}

/** Whether the dealer draws no more to these two or more cards. */
export function dealerStands(law: Law, cards: readonly string[]): boolean {
  const { total, soft } = countOf(cards);
  return total >= (soft ? law.softStand : 17);
}
