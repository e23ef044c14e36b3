import { IN_WORDS, readNumber } from '../../facts/phrases/numbers';
import { remembered } from '../../values/remembered';

/** What a dealer called out when the ball came to rest; undefined what was not said, or was said in two ways. */
export interface AnnouncedSpin {
  readonly number: string | undefined;
  readonly colour: string | undefined;
}

const COLOUR = /\b(?:red|black|green)\b/g;
const LEADING_NUMBER = /^\d+(?![\d.])/;
const ZEROS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:triple[- ]zero|zero[- ]zero[- ]zero)\b/g, '000'],
  [/\b(?:double[- ]zero|zero[- ]zero)\b/g, '00'],
];
/** "2nd dozen" names no number, nor does a part of one. */
const NUMBER = new RegExp(String.raw`(?<![\w.])(?:\d+|${IN_WORDS})(?!\w|\.\d)`, 'g');

/** Reads "17", "17 black", "Black, seventeen" or "double zero". */
export const announcedSpin = remembered((text): AnnouncedSpin => {
  const said = text.trim().toLowerCase();
  return { number: numberIn(said), colour: onlyOne(said.match(COLOUR)) };
});

/** The number stands first, or is the only one: in "black 17" it is, in "odd, dozen 2, 17" nobody can tell. */
function numberIn(said: string): string | undefined {
  const first = LEADING_NUMBER.exec(said)?.[0];
  if (first !== undefined) return first;
  const inZeros = ZEROS.reduce((text, [words, zeros]) => text.replace(words, zeros), said);
  return onlyOne(inZeros.match(NUMBER)?.map((word) => (/^\d/.test(word) ? word : String(readNumber(word)))));
}

function onlyOne(found: readonly string[] | null | undefined): string | undefined {
  const first = found?.[0];
  return found?.every((other) => other === first) === true ? first : undefined;
}

const MULTIPLIER = /^(?:x ?)?(\d+)(?: ?x| ?: ?1| to (?:1|one))?$/;

/** Reads "100", "100 to 1", "100:1", "100x" or "x100"; undefined where it says no odds. */
export function announcedMultiplier(text: string): number | undefined {
  const odds = MULTIPLIER.exec(text.trim().toLowerCase())?.[1];
  return odds === undefined ? undefined : Number(odds);
}
