/** Cards as the records write them, counted from the words of the rules and by nothing that the checks use. */
export interface Count {
  readonly total: number;
  readonly soft: boolean;
}

export const rankOf = (card: string): string => card.slice(0, 1);

const RANKS = 'A23456789TJQK';

/** What a card counts, an ace as one. */
export const pips = (card: string): number => Math.min(RANKS.indexOf(rankOf(card)) + 1, 10);

export const isAce = (card: string | undefined): boolean => card?.startsWith('A') === true;
export const isTen = (card: string | undefined): boolean => card !== undefined && pips(card) === 10;

/** One ace counts eleven where that does not pass 21; of a doubled hand no ace among the first two does, where rules say so. */
export function countOf(cards: readonly string[], acesLow = false): Count {
  const hard = cards.reduce((sum, card) => sum + pips(card), 0);
  const soft = cards.some((card, index) => isAce(card) && !(acesLow && index < 2)) && hard <= 11;
  return { total: soft ? hard + 10 : hard, soft };
}

export const isPair = ([one, other, ...more]: readonly string[]): boolean =>
  one !== undefined && other !== undefined && more.length === 0 && pips(one) === pips(other);

/** An ace and a card that counts ten, as the first two. */
export const isNatural = (cards: readonly string[]): boolean =>
  cards.length >= 2 && countOf(cards.slice(0, 2)).total === 21;

export type Roll = (sides: number) => number;

/** Numbers from a seed, the same on every machine. */
export function rollsOf(seed: number): Roll {
  let state = seed | 1;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export const pick = <T>(roll: Roll, from: readonly T[]): T => from[roll(from.length)] as T;

const oneOf = (roll: Roll, letters: string): string => letters.charAt(roll(letters.length));

/** Ranks that a shoe may be rich in at its front, so that rare hands come up often. */
const RICH = ['', '', 'A', 'AJQK', '8', 'AJ', '23A', '67', '7', '459'];

/** A shuffled shoe: each card comes at most as often as there are decks. */
export function shoeOf(roll: Roll, decks: number, withoutTens: boolean): () => string {
  const left = new Map<string, number>();
  const rich = pick(roll, RICH);
  const draw = (): string => {
    const rank = rich !== '' && roll(2) === 0 ? oneOf(roll, rich) : oneOf(roll, RANKS);
    const card = `${rank}${oneOf(roll, 'SHDC')}`;
    const copies = left.get(card) ?? decks;
    if (copies === 0 || (withoutTens && rank === 'T')) return draw();
    left.set(card, copies - 1);
    return card;
  };
  return draw;
}
