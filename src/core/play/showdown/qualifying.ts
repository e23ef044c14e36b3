import type { PokerRules } from '../cards/poker/rules';
import { STRENGTH_BITS } from '../cards/poker/rules';
import { parseCard } from '../../values/card';

const RANK_LETTERS: Readonly<Record<string, string>> = { ace: 'A', king: 'K', queen: 'Q', jack: 'J' };
const KICKER_BITS = 13;

/** The least strength of a hand that rules name: `pair`, `queen-high`, `ace-king`; undefined where the name is none. */
export function leastStrength(rules: PokerRules, name: string): number | undefined {
  const category = rules.leastOf(name);
  if (category !== undefined) return category;
  const ranks = name.split('-').filter((part) => part !== 'high');
  let bits = 0;
  for (const rank of ranks) {
    const letter = RANK_LETTERS[rank];
    if (letter === undefined) return undefined;
    bits |= rules.rankBit[parseCard(`${letter}S`)] ?? 0;
  }
  return (rules.leastOf('high-card') ?? 1 << STRENGTH_BITS) | (bits << KICKER_BITS);
}
