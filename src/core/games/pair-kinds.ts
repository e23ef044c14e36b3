import { isRed, JOKER, rankOf, suitOf, type Card } from '../values/card';

/** What rules that pay pairs by suit and colour tell apart. */
export type PairKind = 'same-suit' | 'same-colour-other-suit' | 'red-and-black';

/** Two cards of one rank: a ten and a king count alike in some games and are no pair. */
export const isPairOf = (one: Card, other: Card): boolean => rankOf(one) === rankOf(other) && one !== JOKER;

/** Undefined where the cards are no pair. */
export function pairKindOf(one: Card, other: Card): PairKind | undefined {
  if (!isPairOf(one, other)) return undefined;
  if (suitOf(one) === suitOf(other)) return 'same-suit';
  return isRed(one) === isRed(other) ? 'same-colour-other-suit' : 'red-and-black';
}
