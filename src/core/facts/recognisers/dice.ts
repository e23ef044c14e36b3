import { NUMBER, readNumber } from '../phrases/numbers';
import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const SORT = String.raw`(?: (?:identical|approved|standard|six-sided|matching))*`;
const HELD = new RegExp(String.raw`\b(?:containing|contains|shall contain|must contain) (${NUMBER})${SORT} dice\b`);
/** A set may be more than is thrown, unless all of it lies in the cup. */
const SET = new RegExp(String.raw`\ba set of (${NUMBER})${SORT} dice\b(?=.{0,60}\b(?:tumbler|cup|shaker)\b)`);
const USED = new RegExp(String.raw`^(${NUMBER})${SORT} dice (?:are|must be|shall be) used\b`);

/** Reads `a cup containing 4 identical dice` and `Four dice are used`; dice that are spoken of in passing are not counted. */
export const dice: SentenceRecogniser = (sentence) => {
  const match = HELD.exec(sentence.plain) ?? SET.exec(sentence.plain) ?? USED.exec(sentence.plain);
  const count = match?.[1] === undefined ? undefined : readNumber(match[1]);
  return match === null || count === undefined ? [] : [states(sentence, 'dice', count, spanOf(match))];
};
