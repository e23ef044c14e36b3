import { NUMBER, readNumber } from '../phrases/numbers';
import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';
import { PLAYED_WITH } from './played-with';

const PLAYED = new RegExp(PLAYED_WITH);
const CARDS = [
  new RegExp(String.raw`\(?(${NUMBER})[- ]cards?\)? (?:decks?|packs?)\b`),
  new RegExp(
    String.raw`\beach (?:deck |pack )?(?:of|having|with|consisting of|containing|comprising) (${NUMBER}) cards\b`,
  ),
  new RegExp(String.raw`\b(?:deck|pack) of (${NUMBER}) cards\b`),
];
const CONSISTS = new RegExp(
  String.raw`^(?:each deck|every deck|decks?)\b.{0,60}\b(?:shall|must|will) (?:consist of|contain|comprise) (${NUMBER}) cards\b`,
);

/** Reads `played with one pack of 40 cards`, and `Decks used in a game must consist of 40 cards each`. */
export const deckCards: SentenceRecogniser = (sentence) => {
  const patterns = PLAYED.test(sentence.plain) ? CARDS : [CONSISTS];
  for (const pattern of patterns) {
    const match = pattern.exec(sentence.plain);
    const count = match?.[1] === undefined ? undefined : readNumber(match[1]);
    if (match === null || count === undefined) continue;
    const from = match.index + match[0].indexOf(match[1] ?? '');
    return [states(sentence, 'deckCards', count, { from, to: spanOf(match).to })];
  }
  return [];
};
