/** A card as one small number: rank × 4 + suit; the joker stands after the 52. Cheap to keep, cheap to compare. */
export type Card = number;
/** 0 is the ace, 9 the ten, 10 to 12 jack, queen, king; 13 is the joker. */
export type Rank = number;

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
const SUITS = ['S', 'H', 'D', 'C'] as const;
export const JOKER: Card = 52;

const RANK_NAMES = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', 'ten', 'jack', 'queen', 'king', 'joker'] as const;

const byCode = (names: readonly string[]): Int8Array => {
  const table = new Int8Array(128).fill(-1);
  names.forEach((name, index) => (table[name.charCodeAt(0)] = index));
  return table;
};
const RANK_OF = byCode(RANKS);
const SUIT_OF = byCode(SUITS);

/** The card's number, or -1 where the text names no card: a number rather than undefined, for the audit's inner loop. */
export function parseCard(text: string): Card {
  if (text.length !== 2) return text === 'JOKER' ? JOKER : -1;
  const rank = RANK_OF[text.charCodeAt(0)] ?? -1;
  const suit = SUIT_OF[text.charCodeAt(1)] ?? -1;
  return rank < 0 || suit < 0 ? -1 : rank * 4 + suit;
}

export const rankOf = (card: Card): Rank => card >> 2;

/** 0 is spades, 1 and 2 are the red suits hearts and diamonds, 3 is clubs. */
export const suitOf = (card: Card): number => card & 3;
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;

const SUIT_NAMES = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** A suit by its letter or its name; undefined where that is none. */
export function suitNamed(name: unknown): number | undefined {
  if (name === undefined) return undefined;
  const suit = Math.max((SUITS as readonly unknown[]).indexOf(name), (SUIT_NAMES as readonly unknown[]).indexOf(name));
  return suit < 0 ? undefined : suit;
}

export const printCard = (card: Card): string =>
  card === JOKER ? 'JOKER' : `${RANKS[rankOf(card)] ?? '?'}${SUITS[card & 3] ?? '?'}`;

export const suitName = (card: Card): string => SUIT_NAMES[card & 3] ?? 'unknown suit';

export const rankName = (rank: Rank): string => RANK_NAMES[rank] ?? 'unknown card';
