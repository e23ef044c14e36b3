import { plain } from '../phrases/plain';
import { spanOf, states, type SentenceRecogniser } from '../phrases/recogniser';
import { highestFirst, ORDER } from './ranked';

const RANKING = new RegExp(
  String.raw`\b(?:ranking of (?:poker )?hands|order of (?:poker )?hands|hands(?: of cards)? (?:shall |must |will )?rank)(?: \(.{1,30}\))?,? ${ORDER},?.{0,20}\bas follows\b`,
);
const HANDS: readonly (readonly [name: string, words: RegExp])[] = [
  ['royal-flush', /^royal flush/],
  ['straight-flush', /^straight flush/],
  ['straight', /^straight/],
  ['flush', /^flush/],
  ['four-of-a-kind', /^(?:4|four) of a kind/],
  ['three-of-a-kind', /^(?:3|three) of a kind/],
  ['full-house', /^full house/],
  ['two-pair', /^(?:2|two) pairs?/],
  ['pair', /^(?:1 |one |a )?pair\b/],
  ['high-card', /^(?:odd card(?: hand)?|high card(?: hand)?|no pair)/],
];

/**
 * Reads `The ranking of hands, from lowest to highest, is as follows: high card, pair, straight, flush, straight flush.`, with or
 * without anything between the names. Where that leaves several readings, a straight flush is above what it is made of.
 */
export const handRanking: SentenceRecogniser = (sentence) => {
  const match = RANKING.exec(sentence.plain);
  if (match?.[1] === undefined) return [];
  const words = plain(sentence.clause.blocks.map((block) => (block.kind === 'table' ? '' : block.text)).join(' '));
  const list = words.slice(words.indexOf(match[0]) + match[0].length);
  const [from] = [match[1]];
  const rankings = readingsOf(list, [])
    .map((names) => highestFirst(from, names))
    .filter(isLikely);
  const [only] = rankings;
  return only === undefined || rankings.length > 1 ? [] : [states(sentence, 'handRanking', only, spanOf(match))];
};

/** Every way to read a list as names of hands, each once; none where some of it is no name. */
function readingsOf(list: string, sofar: readonly string[]): readonly (readonly string[])[] {
  const rest = list.replace(/^[\s,.;:-]+(?:and )?/, '');
  if (rest === '') return sofar.length > 2 ? [sofar] : [];
  return HANDS.flatMap(([name, words]) => {
    const found = words.exec(rest)?.[0];
    return found === undefined || sofar.includes(name) ? [] : readingsOf(rest.slice(found.length), [...sofar, name]);
  });
}

function isLikely(ranking: readonly string[]): boolean {
  const [both, ...parts] = ['straight-flush', 'straight', 'flush'].map((name) => ranking.indexOf(name));
  return both === undefined || both < 0 || parts.every((part) => part < 0 || both < part);
}
