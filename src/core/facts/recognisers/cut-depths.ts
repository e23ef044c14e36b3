import { NUMBER, readNumber } from '../phrases/numbers';
import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const AT_LEAST = String.raw`\b(?:at least|not less than|no fewer than) (${NUMBER}) (card|deck)s?(?: in)? from`;
const FROM_EITHER_END = new RegExp(String.raw`${AT_LEAST} (?:either|each|both) ends?\b`);
const FROM_THE_BACK = new RegExp(String.raw`${AT_LEAST} the (?:back|rear|end)\b`);

const depth =
  (name: string, pattern: RegExp): SentenceRecogniser =>
  (sentence) => {
    const match = pattern.exec(sentence.plain);
    const count = match?.[1] === undefined ? undefined : readNumber(match[1]);
    if (match === null || count === undefined || !/\bcut/.test(sentence.plain)) return [];
    const value = `${String(count)} ${match[2] ?? ''}${count === 1 ? '' : 's'}`;
    return [states(sentence, name, value, spanOf(match))];
  };

/** Reads `the cut is made at least nine cards from either end`. */
export const cutDepth = depth('cutDepth', FROM_EITHER_END);

/** Reads `the cutting card goes in at least nine cards from the back`. */
export const cuttingCardDepth = depth('cuttingCardDepth', FROM_THE_BACK);
