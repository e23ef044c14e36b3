import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';
import { ORDER, highestFirst } from './ranked';

const NAMES: Readonly<Record<string, string>> = { ace: 'a', king: 'k', queen: 'q', jack: 'j', ten: '10' };
const RANK = String.raw`(?:aces?|kings?|queens?|jacks?|ten|10|[2-9])`;
const RANKING = new RegExp(
  String.raw`\b(?:rank(?:ing)? of (?:the )?cards|cards (?:shall |must |will )?rank),? ${ORDER},?(?: (?:is|are|shall be|must be))?(?: as follows)?[:; -]* ?(${RANK}(?:(?:, and |, | and )${RANK})+)(?=[.;]|$|,? except\b)`,
);

/** Reads `The ranking of cards, from lowest to highest, is 2, 3, 4, jack and ace`. */
export const cardRanking: SentenceRecogniser = (sentence) => {
  const match = RANKING.exec(sentence.plain);
  const [, from, list] = match ?? [];
  if (match === null || from === undefined || list === undefined) return [];
  const ranks = list.split(/, and |, | and /).map((rank) => NAMES[rank.replace(/s$/, '')] ?? rank);
  return new Set(ranks).size === ranks.length
    ? [states(sentence, 'cardRanking', highestFirst(from, ranks), spanOf(match))]
    : [];
};
