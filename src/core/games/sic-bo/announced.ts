import { IN_WORDS, readNumber } from '../../facts/phrases/numbers';
import { remembered } from '../../values/remembered';
import { DICE } from './dice';

/** What a dealer called out when the dice lay still, as far as it can be read. */
export interface CalledThrow {
  /** One for each die that was named, in the order of the call; a double counts twice. */
  readonly faces: readonly number[];
  readonly total: number | undefined;
  /** Wagers that were said to win by the total: `small`, `even`. */
  readonly wagers: readonly string[];
}

const HIGHEST_FACE = 6;
const WAGERS: ReadonlySet<string> = new Set(['small', 'big', 'odd', 'even']);
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };
/** "two 3s" and "2nd" name no face. */
const WORD = new RegExp(
  String.raw`\b(?:double|triple|total|small|big|odd|even|${IN_WORDS})\b|(?<![a-z\d])\d+(?![a-z\d])`,
  'g',
);
const HOW_MANY_DICE = /\b(?:3|three) dice\b/g;
const FACES_IN_A_ROW = /^[1-6]{3}$/;

/** Reads "2, 5, 6, total 13", "double 3, 4; total 10", "triple five, 15" or "13". */
export const calledThrow = remembered((text) => wordByWord(text.toLowerCase().replace(HOW_MANY_DICE, 'dice')));

function wordByWord(said: string): CalledThrow {
  const faces: number[] = [];
  const wagers: string[] = [];
  let total: number | undefined;
  let before = '';
  for (const [word] of said.matchAll(WORD)) {
    const number = readNumber(word);
    if (number === undefined) {
      if (WAGERS.has(word)) wagers.push(word);
    } else if (FACES_IN_A_ROW.test(word) && faces.length === 0) faces.push(...Array.from(word, Number));
    else if (isTotal(number, before, faces, total)) {
      if (total !== undefined) return NOTHING;
      total = number;
    } else for (let die = 0; die < (TIMES[before] ?? 1); die += 1) faces.push(number);
    before = word;
  }
  const [only = 0] = faces;
  const isAlone = faces.length === 1 && total === undefined && only > HIGHEST_FACE;
  return isAlone ? { faces: [], total: only, wagers } : { faces, total, wagers };
}

/** Called so, or "small 10", or a number after three dice, when there is nothing else to call. */
const isTotal = (number: number, before: string, faces: readonly number[], total: number | undefined): boolean =>
  before === 'total' || (WAGERS.has(before) && number > HIGHEST_FACE) || (faces.length === DICE && total === undefined);

/** Two totals, of which nobody can say which counts. */
const NOTHING: CalledThrow = { faces: [], total: undefined, wagers: [] };
