import { rankOf, type Card } from '../../../values/card';
import { makes, type Made } from './wagers';

const match = (row: string): Made => makes(`super-match/${row}`, `super-match/${row}`);
const PAIR = match('pair');
const TWO_PAIR = match('two-pair');
const THREE = match('three-of-a-kind');
const FOUR = match('four-of-a-kind');
const NO_MATCH = makes('super-match/other');

/** A player with one wager where two are required. */
export const ONE_HAND_ONLY = makes('super-match/one-hand-only');

/** By how many pairs can be picked from four cards: six of a kind's, three of three alike, two, one or none. */
export function superMatch(cards: readonly Card[]): Made {
  let pairs = 0;
  for (let one = 1; one < cards.length; one += 1)
    for (let other = 0; other < one; other += 1)
      if (rankOf(cards[one] ?? -1) === rankOf(cards[other] ?? -1)) pairs += 1;
  switch (pairs) {
    case 0:
      return NO_MATCH;
    case 1:
      return PAIR;
    case 2:
      return TWO_PAIR;
    case 3:
      return THREE;
    default:
      return FOUR;
  }
}
