import { RANKS } from '../../values/card';

const NAMES: readonly (readonly [words: string, first: string, last: string])[] = [
  ['aces?', 'A', 'A'],
  ['two|2', '2', '2'],
  ['three|3', '3', '3'],
  ['four|4', '4', '4'],
  ['five|5', '5', '5'],
  ['six|6', '6', '6'],
  ['seven|7', '7', '7'],
  ['eight|8', '8', '8'],
  ['nine|9', '9', '9'],
  ['tens?|10s?', 'T', 'T'],
  ['jacks?', 'J', 'J'],
  ['queens?', 'Q', 'Q'],
  ['kings?', 'K', 'K'],
  ['(?:picture|court|face) cards?', 'J', 'K'],
];

const RANK = NAMES.map(([words]) => words).join('|');
const BETWEEN = String.raw`(?: ?, ?(?:or |and )?(?:an? )?| (?:or|and|to) (?:an? )?| ?- ?)`;

/** Source of a pattern for ranks in plain words: "a card from 3 to 7 inclusive", "any jack, queen or king". */
export const RANK_PHRASE = String.raw`(?:cards? (?:from |of )?|from )?\b(?:${RANK})(?:${BETWEEN}(?:${RANK}))*(?: cards?)?(?: \(?inclusive\)?)?`;

const EACH = new RegExp(String.raw`\b(?:${RANK})\b`, 'g');

/** The ranks a phrase names as rule sources write them: `3-7`, `J-K`, `A`; undefined where they do not adjoin. */
export function readRanks(phrase: string): string | undefined {
  const named = Array.from(phrase.matchAll(EACH), ([word]) => boundsOf(word));
  const [first, second] = named;
  if (first === undefined) return undefined;
  const range = named.length === 2 && second !== undefined && /\w(?: to | ?- ?)\w/.test(phrase);
  const indexes = range ? [first[0], second[1]] : named.flat();
  const [low, high] = [Math.min(...indexes), Math.max(...indexes)];
  const whole = range || covers(named, low, high);
  const [from, to] = [RANKS[low], RANKS[high]];
  if (!whole || from === undefined || to === undefined) return undefined;
  return from === to ? from : `${from}-${to}`;
}

function boundsOf(word: string): readonly [number, number] {
  const [, first, last] = NAMES.find(([words]) => new RegExp(`^(?:${words})$`).test(word)) ?? [];
  const index = (code: string | undefined): number => RANKS.findIndex((rank) => rank === code);
  return [index(first), index(last)];
}

function covers(named: readonly (readonly [number, number])[], low: number, high: number): boolean {
  for (let rank = low; rank <= high; rank += 1)
    if (!named.some(([first, last]) => first <= rank && rank <= last)) return false;
  return true;
}
