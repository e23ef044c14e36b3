import { NUMBER, readNumber } from '../phrases/numbers';
import { states, type SentenceRecogniser } from '../phrases/recogniser';

const PLAYED_WITH = String.raw`(?<!\b(?:if|when|where|while)\b[^.;]{0,60})\b(?:shall be|must be|will be|is|are)(?: only)? played with(?: either)?(?: a minimum of| at least)?`;
const MORE = String.raw`(?:(?:,|,? or|,? to) ${NUMBER})*`;
const DECKS = new RegExp(
  String.raw`${PLAYED_WITH} (${NUMBER}${MORE})(?: standard)?(?: \(?52[- ]cards?\)?)? (?:packs?|decks?)\b`,
);

/** Reads `The game is played with 6 or 8 decks` and `5 to 8 decks`. The capacity of a shuffler says nothing about the shoe. */
export const decks: SentenceRecogniser = (sentence) => {
  const match = DECKS.exec(sentence.plain);
  const phrase = match?.[1];
  if (match === null || phrase === undefined || /\b(?:minimum|at least)\b/.test(match[0])) return [];
  const from = match.index + match[0].lastIndexOf(phrase);
  const value = countsIn(phrase);
  return value === undefined ? [] : [states(sentence, 'decks', value, { from, to: match.index + match[0].length })];
};

function countsIn(phrase: string): number | string | undefined {
  const range = phrase.split(/ to /).map(readNumber);
  const [first, last, ...rest] = range;
  if (first !== undefined && last !== undefined && rest.length === 0) return `${String(first)} to ${String(last)}`;
  const each = phrase.split(/,? or |, /).map(readNumber);
  if (each.includes(undefined)) return undefined;
  return each.length === 1 ? each[0] : each.join(', ');
}
