import { cardValues } from '../../../facts/recognisers/card-values';
import { spanOf, states, type SentenceRecogniser } from '../../../facts/phrases/recogniser';

const ACE_BOTH =
  /\baces? (?:shall |will |must )?(?:ha(?:s|ve)|counts?)(?: as)?(?: a value of)? (?:1 or 11|11 or 1|one or eleven)\b/;
const ACE_HIGH = /\baces?\b[^.;]{0,50}\bvalue of 11\b/;
const ACE_LOW = /\baces?\b[^.;]{0,20}\bvalue of 1\b(?!\d)/;

/** Reads `a card from 2 to 10 has its face value`, and an ace that counts 11 unless that is too much, and then 1. */
export const cardWorths: SentenceRecogniser = (sentence) => {
  // Under the heading of a side wager, cards are counted for that wager only.
  if (sentence.headings.some((heading) => /\bwagers?\b/.test(heading))) return [];
  const named = cardValues(sentence).flatMap(({ name, value, anchor }) => {
    const [[ranks, worth] = ['', '']] = Object.entries(value as Readonly<Record<string, number | string>>);
    // One value alone says nothing of an ace, which has two; another clause has the other.
    return ranks.includes('A') ? [] : [{ name, value: { [inTheirForm(ranks)]: worth }, anchor }];
  });
  const both = ACE_BOTH.exec(sentence.plain);
  const high = ACE_LOW.test(sentence.plain) ? ACE_HIGH.exec(sentence.plain) : null;
  const match = both ?? high;
  return match === null ? named : [...named, states(sentence, 'cardValues', { a: '1 or 11' }, spanOf(match))];
};

/** `T-K` as the facts of this game write it: `10-k`. */
const inTheirForm = (ranks: string): string => ranks.replace('T', '10').toLowerCase();
