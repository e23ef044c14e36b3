import { NUMBER, readNumber } from '../../../facts/phrases/numbers';
import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';
import { GAME_NAMES, oneOf } from './vocabulary';

const PLAYED_WITH = String.raw`(?<!\b(?:if|when|where|while) )(?:\b${oneOf(GAME_NAMES)}|\b(?:the|this) game) (?:shall be|must be|will be|is) played with`;
const DECKS = new RegExp(String.raw`${PLAYED_WITH} (${NUMBER})(?: \(52[- ]cards?\))? (?:packs?|decks?)\b`);
const NO_JOKERS = new RegExp(
  String.raw`${PLAYED_WITH} .*\b(?:without|excluding|not including|and no|with no)(?: any)? jokers?\b`,
);

/**
 * Reads `Baccarat is played with seven decks`. A choice (`four or seven decks`) or a condition (`if the game is played
 * with seven decks`) is no number of decks, and the capacity of a shuffler says nothing about the shoe.
 */
export const decks: SentenceRecogniser = (sentence) => {
  const match = DECKS.exec(sentence.plain);
  const value = match?.[1] === undefined ? undefined : readNumber(match[1]);
  return match === null || value === undefined ? [] : [states(sentence, 'decks', value, countedFrom(match))];
};

/** Reads `Baccarat is played with seven packs, excluding jokers`. */
export const jokers: SentenceRecogniser = (sentence) => {
  const match = NO_JOKERS.exec(sentence.plain);
  if (match === null) return [];
  const { to } = spanOf(match);
  const from = sentence.plain.lastIndexOf(' ', to - ' jokers'.length - 1) + 1;
  return [states(sentence, 'jokers', 'excluded', { from, to })];
};

/** The anchor quotes the figure and what is counted, not the name of the game. */
function countedFrom(match: RegExpExecArray): { readonly from: number; readonly to: number } {
  const { to } = spanOf(match);
  return { from: match.index + match[0].lastIndexOf(match[1] ?? ''), to };
}
