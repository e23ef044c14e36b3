import { POINTS, printPoints, readPoints } from '../../../facts/phrases/points';
import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';

/** "… counts 6 or 7, which is called a natural", "… is a natural (a 6 or 7)" */
const NAMED = [
  new RegExp(
    String.raw`\b(?:is|of|are) (${POINTS}),?(?: (?:which|that) is)?(?: called| known as| being)?(?: an?)? \(?natural`,
  ),
  new RegExp(String.raw`\bnatural,? \(?(?:i\.e\. |that is,? |being )?(?:an? )?(?:point count of )?(${POINTS})`),
];
const ENDS_THE_DEAL = /\bno (?:more|further|additional|third) cards?\b/;
const DEFINED = new RegExp(
  String.raw`^(?:an? )?natural (?:shall )?means? .{0,40}\b(?:count|total|value) of (${POINTS})`,
);

/**
 * Reads `a hand that counts 6 or 7, called a natural, takes no further cards`, or else the definition of the word:
 * `natural means a total of six or seven`.
 */
export const naturals: SentenceRecogniser = (sentence) => {
  const patterns = sentence.defines ? [DEFINED] : ENDS_THE_DEAL.test(sentence.plain) ? NAMED : [];
  for (const pattern of patterns) {
    const match = pattern.exec(sentence.plain);
    const points = match?.[1] === undefined ? undefined : readPoints(match[1]);
    if (match !== null && points !== undefined)
      return [states(sentence, 'naturals', printPoints(points), spanOf(match))];
  }
  return [];
};
