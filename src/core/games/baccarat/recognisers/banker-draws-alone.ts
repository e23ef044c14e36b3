import { POINTS, printPoints, readPoints } from '../../../facts/phrases/points';
import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';
import { BANKER_HAND, PLAYER_HAND } from './vocabulary';

const PLAYER_STANDS = new RegExp(
  String.raw`\b${PLAYER_HAND} (?:stands|stays|does not draw|has not drawn|takes no)|\bpoint count of (?:the )?${PLAYER_HAND} is (?:${POINTS})`,
);
const BANKER_DRAWS = new RegExp(
  String.raw`\b${BANKER_HAND} (?:shall|must|will) (?:draw|take)(?: an?| one)?(?: third| additional| further)?(?: card)? (?:if|when|where) (?:its point count|(?:the )?point count of (?:the )?${BANKER_HAND}) is (${POINTS})`,
);

/** Reads `When the Player's Hand stays, the Banker's Hand must draw if its point count is 2 to 4`. */
export const bankerDrawsAlone: SentenceRecogniser = (sentence) => {
  const match = BANKER_DRAWS.exec(sentence.plain);
  const points = match?.[1] === undefined ? undefined : readPoints(match[1]);
  if (match === null || points === undefined || !PLAYER_STANDS.test(sentence.plain.slice(0, match.index))) return [];
  const { to } = spanOf(match);
  const from = match.index + match[0].lastIndexOf(' is ') + 1;
  return [states(sentence, 'bankerDrawsAlone', printPoints(points), { from, to })];
};
