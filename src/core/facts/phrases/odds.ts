import { oddsOf, parseOdds, type Odds } from '../../values/odds';
import { IN_WORDS, readNumber } from './numbers';

/** Odds as a text states them; `from` and `to` are offsets in the plain form. */
export interface OddsPhrase {
  readonly odds: Odds;
  readonly from: number;
  readonly to: number;
}

const SIDE = String.raw`(?:\d{1,6}(?:\.\d{1,4})?|\b${IN_WORDS}\b(?: \(\d+\))?)`;
/** "7 to 2", "7:2", "7-2", "seven to two", "seven (7) to two (2)", "7to 2" */
const RATIO = new RegExp(
  String.raw`(?<![\w.:]|\d-)(${SIDE})(?: to | ?: ?| ?- ?|(?<=\d) ?to ?(?=\d))(${SIDE})(?![\w:-]|\.\d)`,
  'g',
);
/** "pays even money", but not the name of a form of a game ("the odds of even money whist") */
const EVENS =
  /(?<=\b(?:at|of|paid|pays|pay) )even money(?=$|[.,;:)]| (?:less|but|except|if|when|where|on|for|and|or)\b)/g;
/** "ltol", "8tol", "3ltol", "7t01": what a scanner makes of so much to 1. */
const MISREAD = /(?<![\w.])([\dl]{1,3}) ?t[o0] ?(1l|[1l])(?!\w|\.\d)/g;
/** "less 4% commission on what was won", "less a commission of 4%": taken from the winnings, so part of the odds. */
const COMMISSION = /^,?(?: but)? ?less (?:a |an )?(?:commission of )?(\d{1,2}(?:\.\d{1,2})?) ?%(?: commission)?/;

/** Every statement of odds in plain words, with a commission on the winnings already deducted. */
export function oddsIn(text: string): readonly OddsPhrase[] {
  const ratios = Array.from(text.matchAll(RATIO), (match) => ({
    at: match.index,
    words: match[0],
    odds: ratio(match),
  }));
  const evens = Array.from(text.matchAll(EVENS), (match) => ({ at: match.index, words: match[0], odds: oddsOf(1, 1) }));
  const misread = Array.from(text.matchAll(MISREAD), (match) => ({
    at: match.index,
    words: match[0],
    odds: oddsOf(Number(match[1]?.replaceAll('l', '1')), 1),
  }));
  return [...ratios, ...evens, ...misread.filter(({ words }) => /l|t0/.test(words))]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ at, words, odds }) => (odds === undefined ? [] : [lessCommission(text, at, at + words.length, odds)]));
}

function ratio([, wins = '', on = '']: RegExpMatchArray): Odds | undefined {
  const [won, staked] = [wins, on].map((side) => (/^\d/.test(side) ? side : readNumber(side)));
  return won === undefined || staked === undefined ? undefined : parseOdds(`${String(won)} to ${String(staked)}`);
}

function lessCommission(text: string, from: number, end: number, odds: Odds): OddsPhrase {
  const [words, percent] = COMMISSION.exec(text.slice(end, end + 80)) ?? [];
  const kept = percent === undefined ? undefined : hundredthsKept(percent);
  const net = kept === undefined ? undefined : oddsOf(odds.wins * kept, odds.on * 10_000);
  return net === undefined ? { odds, from, to: end } : { odds: net, from, to: end + (words?.length ?? 0) };
}

/** 5 % taken leaves 9500 of 10 000 parts: whole numbers, so that odds stay exact. */
function hundredthsKept(percent: string): number {
  const [whole = '0', part = ''] = percent.split('.');
  return 10_000 - Number(whole + part.padEnd(2, '0'));
}

export const sameOdds = (a: Odds, b: Odds): boolean => a.wins === b.wins && a.on === b.on;
