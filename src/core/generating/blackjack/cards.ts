import type { BlackjackFacts } from '../../games/blackjack/game';
import { leastOf, totalOf, TWENTY_ONE, type Total } from '../../games/blackjack/total';
import { parseCard, rankName, rankOf, RANKS, suitName } from '../../values/card';
import type { Random } from '../random';
import type { StakingFacts } from '../wagers/staking';

export type Facts = Partial<BlackjackFacts> & StakingFacts;

const SUITS = ['S', 'H', 'D', 'C'] as const;

const isTakenOut = (card: string, { cardsTakenOut }: Facts): boolean =>
  cardsTakenOut?.includes(`${rankName(rankOf(parseCard(card)))}-of-${suitName(parseCard(card))}`) === true;

/** A card that the rules leave in the decks, at times of the rank of the one before it: pairs would be rare otherwise. */
export function anyCard(random: Random, facts: Facts, before?: string): string {
  for (;;) {
    const rank = before !== undefined && random.once(8) ? before.charAt(0) : random.pick(RANKS);
    const card = `${rank}${random.pick(SUITS)}`;
    if (!isTakenOut(card, facts)) return card;
  }
}

/** Cards told by their ranks, such as `K6`, each of any suit unless a word names it: `7S 7S`. */
export const cardsNamed = (told: string, random: Random): readonly string[] =>
  told.includes(' ') ? told.split(' ') : Array.from(told, (rank) => `${rank}${random.pick(SUITS)}`);

/** What cards count, with an ace among the first `low` of them as one. */
export const countIn = (cards: readonly string[], { cardValues }: Facts, low = 0): Total =>
  (cardValues && totalOf(cards.map(parseCard), cardValues, cards.length, low)) ?? { total: 0, soft: false };

export const isTwentyOne = (cards: readonly string[], facts: Facts): boolean =>
  cards.length === 2 && countIn(cards, facts).total === TWENTY_ONE;

export const isPair = ([one = '', other = '']: readonly string[], { cardValues }: Facts): boolean =>
  cardValues !== undefined &&
  leastOf(parseCard(one), cardValues) !== undefined &&
  leastOf(parseCard(one), cardValues) === leastOf(parseCard(other), cardValues);

export const isAce = (card: string | undefined): boolean => card?.startsWith('A') === true;
