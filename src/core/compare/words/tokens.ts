import { grouped } from '../../values/grouped';

/** A unit that a comparison never cuts: a word, a figure or a sign, and the spacing after it. */
export interface Token {
  readonly printed: string;
  /** By which it is compared: the spacing inside it made even. */
  readonly word: string;
  readonly space: string;
}

/** `1,000.50`, `$2.50`, `35/1`, `95%`, `5 per cent`, `11(2)(a)`, `3.1A(cA)`, `8-deck`. */
const FIGURE =
  '(?:[A-Z]{0,2}[$£€])?\\d+(?:[.,:/]\\d+)*\\p{L}*(?:\\([0-9A-Za-z]{1,5}\\))*(?:[-‐‑–][\\p{L}\\p{N}]+)*(?: ?%|\\s+per\\s?cent\\b)?';
/** `19 to 20`; a range of clauses too. */
const ODDS = `${FIGURE}(?:\\s+to\\s+${FIGURE})?`;
/** `(a)`, `(iv)`, `(2)`. */
const ITEM = '\\([0-9A-Za-z]{1,5}\\)';
/** `Banker’s`, `stand-off`. */
const WORD = "[\\p{L}\\p{M}\\p{N}_]+(?:['’‐‑-][\\p{L}\\p{M}\\p{N}_]+)*";

const TOKEN = new RegExp(`(${ODDS}|${ITEM}|${WORD}|\\S)(\\s*)`, 'gu');

/** All of a text in tokens; spacing before the first one is a token of its own, without a word. `terms` are not cut either. */
export function tokensOf(text: string, terms: Terms = NO_TERMS): readonly Token[] {
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const tokens = Array.from(text.matchAll(TOKEN), ([, printed = '', space = '']): Token => {
    return { printed, word: printed.replace(/\s+/g, ' '), space };
  });
  const whole = withUnits(tokens, terms);
  return before === '' ? whole : [{ printed: '', word: '', space: before }, ...whole];
}

/** Defined terms of several words, by their first. */
export type Terms = ReadonlyMap<string, readonly (readonly string[])[]>;

export const NO_TERMS: Terms = new Map();

export function termsOf(defined: readonly string[]): Terms {
  const long = [...new Set(defined.map((term) => term.toLowerCase().trim()))]
    .map((term) => tokensOf(term).map(({ word }) => word))
    .filter((words) => words.length > 1);
  return grouped(
    long.sort((a, b) => b.length - a.length),
    ([first = '']) => first,
  );
}

/** `rule 3.10` and `section 16(2)` are one thing, and so is a defined term. */
function withUnits(tokens: readonly Token[], terms: Terms): readonly Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = unitAt(tokens, at, terms);
    found.push(joined(tokens.slice(at, at + length)));
    at += length;
  }
  return found;
}

const CITED = /^(?:sub)?(?:rule|section|clause|paragraph|schedule|division|appendix|diagram)s?$/i;
const LABEL = /^(?:\d|\([0-9A-Za-z]{1,5}\)$)/;

function unitAt(tokens: readonly Token[], at: number, terms: Terms): number {
  const wordAt = (place: number): string => tokens[place]?.word ?? '';
  if (CITED.test(wordAt(at)) && LABEL.test(wordAt(at + 1)) && tokens[at]?.space !== '') return 2;
  const known = terms.get(wordAt(at).toLowerCase()) ?? [];
  return known.find((words) => words.every((word, n) => wordAt(at + n).toLowerCase() === word))?.length ?? 1;
}

function joined(tokens: readonly Token[]): Token {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined || first === last) return first ?? { printed: '', word: '', space: '' };
  const printed = tokens.map((token, at) => token.printed + (at < tokens.length - 1 ? token.space : '')).join('');
  return { printed, word: printed.replace(/\s+/g, ' '), space: last.space };
}
