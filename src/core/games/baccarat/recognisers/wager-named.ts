import type { Sentence } from '../../../facts/phrases/passages';
import { oneOf, OTHER_PAIRS, WAGERS, type PaysFact } from './vocabulary';

const NAMES = WAGERS.map(({ pays, names }) => ({
  pays,
  pattern: new RegExp(String.raw`(?<!\b${oneOf(OTHER_PAIRS)} )\b${oneOf(names)}s?\b`, 'g'),
}));

/**
 * The one wager a sentence speaks of in its words before `end`, or else the one its lead-in does; undefined where several
 * are named or none: `a wager on the Banker pays …`, or `on a Tie, at …` under `Winning wagers are paid:`.
 */
export function wagerNamed(sentence: Sentence, end: number): PaysFact | undefined {
  for (const words of [sentence.plain.slice(0, end), ...sentence.leads]) {
    const [first, ...others] = wagersIn(words);
    if (first !== undefined) return others.length === 0 ? first : undefined;
  }
  return undefined;
}

function wagersIn(words: string): readonly PaysFact[] {
  let rest = words;
  return NAMES.flatMap(({ pays, pattern }) => {
    const without = rest.replace(pattern, '*');
    const named = without !== rest;
    rest = without;
    return named ? [pays] : [];
  });
}
