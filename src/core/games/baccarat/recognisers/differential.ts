import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';

const BOTH = String.raw`(?:player and banker|banker and player)`;
const APPLIES = new RegExp(
  String.raw`\bdifferential (?:shall |will |must )?appl(?:y|ies) only to (?:the )?${BOTH} (?:wagers|bets)`,
);
const BETWEEN =
  /\bdifferential (?:is|means) .{0,40}\bdifference between .{0,60}\b(banker|player)\b.{0,80}\b(banker|player)\b/;

/**
 * Reads `the differential covers nothing but Player and Banker bets` in its usual words, or else the meaning of the word:
 * `the gap between what is staked on the Banker and on the Player`.
 */
export const differential: SentenceRecogniser = (sentence) => {
  const applies = APPLIES.exec(sentence.plain);
  const between = BETWEEN.exec(sentence.plain);
  const match = applies ?? (between !== null && between[1] !== between[2] ? between : null);
  return match === null ? [] : [states(sentence, 'differential', 'player-and-banker', spanOf(match))];
};
