import type { Relation } from './line';

/** The words of one clause, as far as they are known; folded, so that only words count. */
export interface KnownWords {
  readonly statement: string | undefined;
  readonly official: string | undefined;
}

/** Tells the same rule in other words from the same words with another value; words that are not known tell nothing. */
export function relationOf(same: boolean, sides: readonly (readonly (KnownWords | undefined)[])[]): Relation {
  const sameWords = wordsAgree(sides);
  if (same) return sameWords === false ? 'same-value-other-words' : 'same';
  return sameWords === true ? 'same-words-other-value' : 'different';
}

/** Official words are held against official words, and where a side lacks them our statements against our statements. */
function wordsAgree(sides: readonly (readonly (KnownWords | undefined)[])[]): boolean | undefined {
  if (sides.some((side) => side.length === 0)) return undefined;
  const official = sides.map((side) => together(side.map((words) => words?.official)));
  const compared = official.includes(undefined)
    ? sides.map((side) => together(side.map((words) => words?.statement)))
    : official;
  return compared.includes(undefined) ? undefined : compared.every((words) => words === compared[0]);
}

const together = (words: readonly (string | undefined)[]): string | undefined =>
  words.some((one) => one === undefined || one === '') ? undefined : words.join('\n');
