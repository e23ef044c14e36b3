import { RANKS } from '../values/card';
import { waysToDeal } from './baccarat-coups';
import type { Space } from './question';

/** How the suits of two cards stand to each other. */
const SUITS = ['one suit', 'one colour', 'two colours'] as const;
type Suits = (typeof SUITS)[number];

/** The first cards of a hand, as far as wagers on pairs look at them; ranks counted from the ace. */
export interface FirstCards {
  readonly ranks: readonly [number, number];
  readonly suits: Suits;
  /** The hand's third card: none, one of the very suit and rank of both others, or any other. */
  readonly third: 'none' | 'same' | 'other';
}

/** Cards of a shoe whose suit stands to that of one card in this way. */
const OF_SUITS: Readonly<Record<Suits, number>> = { 'one suit': 1, 'one colour': 1, 'two colours': 2 };

const EVERY_RANK = RANKS.map((_, rank) => rank);

/** Every pair of first cards; and, where asked for, with a third card beside those without one. */
export function firstCards(decks: number, withThird: boolean): readonly Space<FirstCards>[] {
  const cards = 52 * decks;
  const two = EVERY_RANK.flatMap((one) =>
    EVERY_RANK.flatMap((other) =>
      SUITS.map((suits) => {
        const isSame = one === other && suits === 'one suit';
        const weight = 4 * decks * (decks * OF_SUITS[suits] - (isSame ? 1 : 0));
        return { ranks: [one, other] as const, suits, isSame, weight };
      }),
    ),
  );
  const alone = {
    total: waysToDeal(cards, 2),
    cases: two.map(({ ranks, suits, weight }) => ({ outcome: { ranks, suits, third: 'none' as const }, weight })),
  };
  if (!withThird) return [alone];
  const three = two.flatMap(({ ranks, suits, isSame, weight }) => {
    const same = isSame ? decks - 2 : 0;
    return [
      { outcome: { ranks, suits, third: 'same' as const }, weight: weight * same },
      { outcome: { ranks, suits, third: 'other' as const }, weight: weight * (cards - 2 - same) },
    ].filter((one) => one.weight > 0);
  });
  return [alone, { total: waysToDeal(cards, 3), cases: three }];
}

/** Of both hands: the rank of the pair that the first two cards make, where they make one. */
export interface Pairs {
  readonly player: number | undefined;
  readonly banker: number | undefined;
}

/** Every way in which two hands can have pairs of ranks, or not. */
export function pairsOfBoth(decks: number): Space<Pairs> {
  const ofRank = 4 * decks;
  const cards = 52 * decks;
  const pair = waysToDeal(ofRank, 2);
  const both = (player: number, banker: number): number =>
    player === banker ? waysToDeal(ofRank, 4) : pair * waysToDeal(ofRank, 2);
  const withOne = (rank: number): number =>
    pair * waysToDeal(cards - 2, 2) - EVERY_RANK.reduce((sum, other) => sum + both(rank, other), 0);
  const cases = EVERY_RANK.flatMap((rank) => [
    ...EVERY_RANK.map((other) => ({ outcome: { player: rank, banker: other }, weight: both(rank, other) })),
    { outcome: { player: rank, banker: undefined }, weight: withOne(rank) },
    { outcome: { player: undefined, banker: rank }, weight: withOne(rank) },
  ]);
  const total = waysToDeal(cards, 4);
  // Two hands without a pair: two different ranks each, counted by what the second hand has in common with the first.
  const neither = { outcome: { player: undefined, banker: undefined }, weight: withoutPairs(ofRank) };
  return { total, cases: [...cases, neither] };
}

/** Ordered: ranks a, b for one hand and c, d for the other, a ≠ b and c ≠ d, with each rank's cards running down. */
function withoutPairs(ofRank: number): number {
  const ranks = EVERY_RANK.length;
  const first = ranks * ofRank * (ranks - 1) * ofRank;
  const few = ofRank - 1;
  const left = 2 * few + (ranks - 2) * ofRank;
  const anyTwo = left * (left - 1);
  const paired = 2 * few * (few - 1) + (ranks - 2) * ofRank * (ofRank - 1);
  return first * (anyTwo - paired);
}
