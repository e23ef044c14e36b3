import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';
import { formNamed } from './form-named';
import { wagerNamed } from './wager-named';

const TAKEN =
  /\bless (?:an? )?(?:(?:commission of (\d{1,2}(?:\.\d{1,2})?) ?%)|(?:(\d{1,2}(?:\.\d{1,2})?) ?% commission))(?= |[.,;]|$)/;
const EXCEPTION = /\b(?:except|unless|other than)\b/;

/** Reads `wagers on the Banker's Hand at 2 to 1, less 4% commission`; a commission on some wins only is left to a person. */
export const commission: SentenceRecogniser = (sentence) => {
  const match = TAKEN.exec(sentence.plain);
  const percent = match?.[1] ?? match?.[2];
  if (match === null || percent === undefined || EXCEPTION.test(sentence.plain)) return [];
  const onBanker = wagerNamed(sentence, match.index) === 'bankerPays' && formNamed(sentence) === 'base';
  return onBanker ? [states(sentence, 'commission', { banker: `${percent}%` }, spanOf(match))] : [];
};
