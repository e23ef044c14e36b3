import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';

const KEPT =
  /\bthe (?:right|rightmost|right-hand|last|final|units?) digit\b(?!.{0,30}\b(?:discarded|disregarded|ignored))/;
const DROPPED =
  /\b(?:tens?|ten unit|left|left-hand) (?:digit|figure|value|unit)\b.{0,60}\b(?:discarded|disregarded|ignored|dropped)\b/;
const OF_A_HAND = /\b(?:point count|total)\b/;

/** Reads `a total above nine counts as its final digit` and `the tens figure of the total is ignored`. */
export const pointCount: SentenceRecogniser = (sentence) => {
  const match = KEPT.exec(sentence.plain) ?? DROPPED.exec(sentence.plain);
  const ofHand = [sentence.plain, ...sentence.leads].some((words) => OF_A_HAND.test(words));
  return match === null || !ofHand ? [] : [states(sentence, 'pointCount', 'last-digit', spanOf(match))];
};
