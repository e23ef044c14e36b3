/** A word of the language of the instrument, met any number of times. */
export interface KnownWord {
  readonly printed: string;
  /** The singular first, then what a verb may have come from: "tapped" is also tap. */
  readonly forms: readonly string[];
}

/** The words of a passage: which, where, and whether only a space or a hyphen parts each from the one before. Lists side by side cost less than an object for every word of the law. */
export interface TextWords {
  readonly known: readonly KnownWord[];
  readonly at: readonly number[];
  readonly soft: readonly boolean[];
}

/** What may stand between the words of one term: a space, a hyphen, a bracket, a quotation mark. */
const space = 32;
const apostrophes = new Set("'’");
const softSigns = new Set(' \t\u00a0-‐‑–/()"“”\'’*');

export type WordReader = (text: string) => TextWords;

/** Reads passages into their words; the forms of a word are worked out once. */
export function wordReader(): WordReader {
  const vocabulary = new Map<string, KnownWord>();
  const wordOf = (printed: string): KnownWord => {
    const met = vocabulary.get(printed);
    if (met !== undefined) return met;
    const word = { printed, forms: formsOf(printed.toLowerCase()) };
    vocabulary.set(printed, word);
    return word;
  };
  return (text) => {
    const words = { known: [] as KnownWord[], at: [] as number[], soft: [] as boolean[] };
    let soft = false;
    let at = 0;
    // Sign by sign, not by patterns: this is done for every word of the law.
    while (at < text.length) {
      const code = text.charCodeAt(at);
      if (!isLetter(code)) {
        soft &&= code === space || softSigns.has(text.charAt(at));
        at += 1;
        continue;
      }
      const start = at;
      while (at < text.length && isLetter(text.charCodeAt(at))) at += 1;
      // "player's hand" is the hand of a player.
      if (at === start + 1 && text.charAt(start) === 's' && apostrophes.has(text.charAt(start - 1))) continue;
      words.known.push(wordOf(text.slice(start, at)));
      words.at.push(start);
      words.soft.push(soft);
      soft = true;
    }
    return words;
  };
}

/** Letters and figures; beyond ASCII, whatever is not general punctuation. */
function isLetter(code: number): boolean {
  if (code < 128) return (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f);
}

/** A term as it is looked for: small letters, singular, no spaces, so that "stand-off" and "stand off" are one. */
export function termKey({ known }: TextWords): string {
  return known.map(({ forms }) => forms[0] ?? '').join('');
}

function formsOf(word: string): readonly string[] {
  return [...new Set([singularOf(word), ...verbsOf(word)])];
}

function singularOf(word: string): string {
  if (word === 'dice') return 'die';
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function verbsOf(word: string): readonly string[] {
  const stem = /^(.{3,})(?:ed|ing)$/.exec(word)?.[1];
  if (stem === undefined) return [];
  const doubled = /([bdgklmnprt])\1$/.test(stem);
  return [stem, `${stem}e`, ...(doubled ? [stem.slice(0, -1)] : [])];
}
