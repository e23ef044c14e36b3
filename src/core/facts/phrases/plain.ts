/**
 * Words without the accidents of print: one case, straight quotes and dashes, single spaces, no quotation marks around
 * a term. Every phrase reader and every anchor comparison works on this form, so that none repeats these allowances.
 */
export const plain = (text: string): string => evened(text).replace(/\s+/g, ' ').trim();

/** A stretch of text in both forms; the nth word of `plain` is the nth of `printed`, so that a find can be quoted. */
export interface Words {
  readonly printed: readonly string[];
  readonly plain: string;
}

export const ANCHOR_WORDS = 8;

const DOUBLE_QUOTES = /["“”„«»]/g;
const SINGLE_QUOTES = /[‘’‚´`]/g;
const DASHES = /[‐‑‒–—―−]/g;
/** An apostrophe stands inside a word; any other single quote only encloses a term. */
const ENCLOSING = /(?<![a-z0-9])'|'(?![a-z0-9])/g;

const evened = (text: string): string =>
  text.toLowerCase().replace(DOUBLE_QUOTES, '').replace(SINGLE_QUOTES, "'").replace(DASHES, '-').replace(ENCLOSING, '');

export function wordsOf(text: string): Words {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const inPlain = plain(text);
  // A quotation mark that stands by itself is no word; it is rare, so that only then each word is looked at.
  const same = inPlain.split(' ').length === words.length;
  return { printed: same ? words : words.filter((word) => evened(word) !== ''), plain: inPlain };
}

/** Whether a phrase stands in a text as whole words; both in the plain form. */
export function occursIn(text: string, phrase: string): boolean {
  const inWord = (character: string | undefined): boolean => character !== undefined && /[a-z0-9]/.test(character);
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const cut = inWord(phrase[0]) && inWord(text[at - 1]);
    if (!cut && !(inWord(phrase.at(-1)) && inWord(text[at + phrase.length]))) return phrase !== '';
  }
  return false;
}

/** The printed words behind a stretch of the plain form, cut to what an anchor may quote, without stray punctuation. */
export function quote(words: Words, from: number, to: number): string {
  const first = spacesBefore(words.plain, from);
  const last = spacesBefore(words.plain, Math.max(from, to - 1));
  const quoted = words.printed.slice(first, Math.min(last + 1, first + ANCHOR_WORDS)).join(' ');
  return quoted.replace(/[\s.,:;—–-]+$/, '');
}

function spacesBefore(text: string, offset: number): number {
  let spaces = 0;
  for (let index = 0; index < offset; index += 1) if (text[index] === ' ') spaces += 1;
  return spaces;
}
