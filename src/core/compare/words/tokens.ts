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

/** All of a text in tokens; spacing before the first one is a token of its own, without a word. */
export function tokensOf(text: string): readonly Token[] {
  const [before = ''] = /^\s*/.exec(text) ?? [];
  const tokens = Array.from(text.matchAll(TOKEN), ([, printed = '', space = '']): Token => {
    return { printed, word: printed.replace(/\s+/g, ' '), space };
  });
  return before === '' ? tokens : [{ printed: '', word: '', space: before }, ...tokens];
}
