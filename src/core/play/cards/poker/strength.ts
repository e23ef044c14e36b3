import type { Card } from '../../../values/card';
import { STRENGTH_BITS, type PokerRules } from './rules';

const [HIGH, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const KICKER_BITS = 13;

/** A kind of hand with the ranks that make it and those that decide between equals: the greater, the better. */
const strength = ({ heights }: PokerRules, category: number, making: number, beside: number): number =>
  ((heights[category] ?? 0) << STRENGTH_BITS) | (making << KICKER_BITS) | beside;

function ofDistinct(rules: PokerRules, ranks: number, straight: number, isFlush: boolean): number {
  if (straight === 0) return strength(rules, isFlush ? FLUSH : HIGH, ranks, 0);
  if (!isFlush) return strength(rules, STRAIGHT, straight, 0);
  const isRoyal = straight === rules.highestBit && rules.heights[ROYAL] !== 0;
  return strength(rules, isRoyal ? ROYAL : STRAIGHT_FLUSH, straight, 0);
}

/** How strong three cards are. */
export function strengthOfThree(rules: PokerRules, a: Card, b: Card, c: Card): number {
  const { rankBit } = rules;
  const x = rankBit[a] ?? 0;
  const y = rankBit[b] ?? 0;
  const z = rankBit[c] ?? 0;
  const once = x | y | z;
  const twice = (x & y) | ((x | y) & z);
  if (twice === 0) {
    const isFlush = ((a ^ b) & 3) === 0 && ((a ^ c) & 3) === 0;
    return ofDistinct(rules, once, rules.straightOfThree[once] ?? 0, isFlush);
  }
  return once === twice ? strength(rules, THREE, once, 0) : strength(rules, PAIR, twice, once ^ twice);
}

/** How strong five cards are. */
export function strengthOfFive(rules: PokerRules, a: Card, b: Card, c: Card, d: Card, e: Card): number {
  const { rankBit } = rules;
  let bit = rankBit[b] ?? 0;
  let once = rankBit[a] ?? 0;
  let twice = once & bit;
  once |= bit;
  bit = rankBit[c] ?? 0;
  let thrice = twice & bit;
  twice |= once & bit;
  once |= bit;
  bit = rankBit[d] ?? 0;
  let fourTimes = thrice & bit;
  thrice |= twice & bit;
  twice |= once & bit;
  once |= bit;
  bit = rankBit[e] ?? 0;
  fourTimes |= thrice & bit;
  thrice |= twice & bit;
  twice |= once & bit;
  once |= bit;
  if (twice === 0) {
    const isFlush = (((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3) === 0;
    return ofDistinct(rules, once, rules.straightOfFive[once] ?? 0, isFlush);
  }
  if (fourTimes !== 0) return strength(rules, FOUR, fourTimes, once ^ fourTimes);
  const pairs = twice ^ thrice;
  if (thrice !== 0)
    return pairs === 0 ? strength(rules, THREE, thrice, once ^ thrice) : strength(rules, FULL_HOUSE, thrice, pairs);
  const isOnePair = (twice & (twice - 1)) === 0;
  return strength(rules, isOnePair ? PAIR : TWO_PAIR, twice, once ^ twice);
}
