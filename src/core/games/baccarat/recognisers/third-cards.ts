import { NUMBER, readNumber } from '../../../facts/phrases/numbers';
import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';

const EXTRA = String.raw`(${NUMBER}) (?:additional|further|extra|third) cards?\b`;
const LIMITS = [
  new RegExp(String.raw`\b(?:no|not|never|neither)\b.{0,60}\bmore than ${EXTRA}`),
  new RegExp(String.raw`\bonly ${EXTRA}`),
];

/** Reads `Never shall more than two extra cards go to either hand` and `Only 2 further cards may go to a hand`. */
export const thirdCards: SentenceRecogniser = (sentence) => {
  if (!/\b(?:either|each|a|any|one) hand\b/.test(sentence.plain)) return [];
  for (const pattern of LIMITS) {
    const match = pattern.exec(sentence.plain);
    const count = match?.[1] === undefined ? undefined : readNumber(match[1]);
    if (match !== null && count !== undefined) {
      const from = match.index + match[0].lastIndexOf(match[1] ?? '');
      return [states(sentence, 'thirdCards', count, { from, to: spanOf(match).to })];
    }
  }
  return [];
};
