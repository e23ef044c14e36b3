import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';

const stating =
  (name: string, value: string, ...patterns: readonly RegExp[]): SentenceRecogniser =>
  (sentence) => {
    const match = patterns.map((pattern) => pattern.exec(sentence.plain)).find((found) => found !== null);
    return match == null ? [] : [states(sentence, name, value, spanOf(match))];
  };

/** Reads `All suits of cards are equal` and `All suits have the same rank`. */
export const suits = stating(
  'suits',
  'equal',
  /^all suits(?: of (?:the )?cards)? (?:are|shall be|rank|have|shall have)(?: of)?(?: the)? (?:equal|same)(?: value| rank)?\b/,
);

/** Reads `Hands of one rank with cards of different values rank by the values of their cards` in its usual words. */
export const equalRanks = stating(
  'equalRanks',
  'by-card-ranks',
  /^hands (?:ranking the same|of the same (?:\w+ ){0,3}(?:value|rank)),? but (?:with|consisting of)\b.{0,50}\bdifferent\b.{0,30}\bvalues?\b.{0,30}\brank(?:ed)? according to the card/,
  /^hands ranking the same,? but\b.{0,60}\bdifferent face values,? rank according to\b/,
);

/** Reads `An ace may count high or low in a straight`, and an ace that ranks as one beside low cards, being high elsewhere. */
export const aceInStraight = stating(
  'aceInStraight',
  'high-or-low',
  /\baces? may (?:be )?(?:count|counted|rank)(?: as)? (?:either )?high or low\b/,
  /\baces? may also rank in a straight as low\b/,
  /\bhas an:? ace, 2,?(?: and)? 3\b.{0,12}, the ace (?:may|must) rank as 1\b/,
);
