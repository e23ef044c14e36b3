import type { Card } from '../../../values/card';
import type { PokerRules } from './rules';
import { strengthOfFive, strengthOfThree } from './strength';

/** The strength of the best hand of five, or of three, that can be made of so many cards; undefined where there are too few. */
export function bestOf(rules: PokerRules, cards: readonly Card[], size: 3 | 5): number | undefined {
  if (cards.length < size) return undefined;
  return size === 3 ? bestThree(rules, cards) : bestFive(rules, cards);
}

function bestThree(rules: PokerRules, cards: readonly Card[]): number {
  let best = 0;
  for (let i = 0; i < cards.length; i += 1)
    for (let j = i + 1; j < cards.length; j += 1)
      for (let k = j + 1; k < cards.length; k += 1)
        best = Math.max(best, strengthOfThree(rules, cards[i] ?? 0, cards[j] ?? 0, cards[k] ?? 0));
  return best;
}

function bestFive(rules: PokerRules, cards: readonly Card[]): number {
  const { length } = cards;
  let best = 0;
  for (let i = 0; i < length; i += 1)
    for (let j = i + 1; j < length; j += 1)
      for (let k = j + 1; k < length; k += 1)
        for (let m = k + 1; m < length; m += 1)
          for (let n = m + 1; n < length; n += 1) {
            const one = strengthOfFive(
              rules,
              cards[i] ?? 0,
              cards[j] ?? 0,
              cards[k] ?? 0,
              cards[m] ?? 0,
              cards[n] ?? 0,
            );
            if (one > best) best = one;
          }
  return best;
}
