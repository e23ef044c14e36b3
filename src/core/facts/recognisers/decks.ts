import { NUMBER, readNumber } from '../phrases/numbers';
import { states, type SentenceRecogniser } from '../phrases/recogniser';
import { PLAYED_WITH } from './played-with';

const MORE = String.raw`(?:(?:,|,? or|,? to) ${NUMBER})*`;
const STANDARD = String.raw`(?: standard)?(?: \(?52[- ]cards?\)?)? (?:packs?|decks?)\b`;
const STATED = new RegExp(String.raw`${PLAYED_WITH}(?: either)? (${NUMBER}${MORE})${STANDARD}`);
/** "one deck of playing cards;": an item of a list of equipment is nothing but what there is. */
const LISTED = new RegExp(
  String.raw`^(?:(?:one|1|a) set of )?(${NUMBER}${MORE})${STANDARD} of (?:playing )?cards[;,.]?(?: and)?$`,
);
const EQUIPMENT = /\b(?:equipment|following items|apparatus)\b/;

/** Reads `The game is played with 6 or 8 decks` and `5 to 8 decks`. The capacity of a shuffler says nothing about the shoe. */
export const decks: SentenceRecogniser = (sentence) => {
  const { plain, leads, headings } = sentence;
  const listed = [...leads, ...headings].some((words) => EQUIPMENT.test(words)) ? LISTED.exec(plain) : null;
  const match = STATED.exec(plain) ?? listed;
  const phrase = match?.[1];
  if (match === null || phrase === undefined) return [];
  const value = countsIn(phrase);
  const from = match.index + match[0].lastIndexOf(phrase);
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
