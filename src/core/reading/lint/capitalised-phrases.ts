import type { ClauseName, Reading } from '../reading';
import { citedNouns } from '../layers/citation-nouns';
import type { ReadingStyle } from '../style';

export interface CapitalisedPhrase {
  readonly words: string;
  readonly clause: ClauseName;
  readonly line: number;
}

// Two or more words with capitals inside a sentence: a small letter or a comma stands before them, and no number after.
const phrase = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,4}(?![\p{L}\d]| [A-Z\d]\b)/gu;
const numberWords: ReadonlySet<string> = new Set(['one', 'two', 'three', 'four', 'five', 'six']);

/** Capitalised phrases in running sentences that no defined term accounts for. Headings, tables and entries are left out. */
export function capitalisedPhrases(reading: Reading, style: ReadingStyle): readonly CapitalisedPhrase[] {
  const nouns = citedNouns(style);
  const single = new Set(reading.definitions.flatMap(({ term }) => formsOf(term.toLowerCase())));
  const isOther = (word: string): boolean => {
    const small = word.toLowerCase();
    return (
      nouns.has(small) ||
      numberWords.has(small) ||
      style.linkingWords.includes(small) ||
      style.lawWords.includes(small.replace(/s$/, ''))
    );
  };
  return reading.clauses.flatMap((clause) =>
    clause.blocks.flatMap((block) => {
      if (block.kind !== 'paragraph' && block.kind !== 'closing') return [];
      return [...block.text.matchAll(phrase)].flatMap((match): readonly CapitalisedPhrase[] => {
        const words = match[0].split(/[ -]/);
        if (words.some(isOther) || isMadeOf(words, single)) return [];
        return [{ words: match[0], clause: { book: clause.book, label: clause.label }, line: block.line }];
      });
    }),
  );
}

/** True when defined terms one after another make up the whole: "Casino Operator Dealer". */
function isMadeOf(words: readonly string[], terms: ReadonlySet<string>): boolean {
  if (words.length === 0) return true;
  for (let length = words.length; length > 0; length -= 1) {
    const head = words.slice(0, length).join(' ').toLowerCase();
    if (terms.has(head) && isMadeOf(words.slice(length), terms)) return true;
  }
  return false;
}

function formsOf(term: string): readonly string[] {
  const plain = term.replaceAll('-', ' ');
  const bare = plain.replace(/ ?\([^()]*\)/g, '').trim();
  return [plain, bare, `${bare}s`, bare.replace(/s$/, '')];
}
