import { underMinimum } from '../../../facts/recognisers/limits';
import type { SentenceRecogniser } from '../../../facts/phrases/recogniser';

const ONLY_ONCE = /\bfurther wagers\b|\bonce only\b|\bonly once\b/;

/** Reads `a wager below the minimum is settled, and the player told that further wagers are returned`: it stands this time only. */
export const belowMinimum: SentenceRecogniser = (sentence) =>
  underMinimum(sentence)
    .filter(({ value }) => value === 'stands' && ONLY_ONCE.test(sentence.plain))
    .map(({ anchor }) => ({ name: 'belowMinimum', value: 'settled-first-time', anchor }));
