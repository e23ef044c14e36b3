import type { ReadingStyle } from '../style';

/** What a noun before a number cites, from the innermost outwards. */
export type CitedKind = 'inner' | 'clause' | 'part' | 'book' | 'table' | 'diagram';

export interface CitedNoun {
  /** In the singular and in full: "section" for "ss". */
  readonly word: string;
  readonly kind: CitedKind;
  readonly plural: boolean;
}

/** How far out a kind stands: an inner clause is in a clause, a clause in a part, a part in a book. */
export const rankOf: Readonly<Record<CitedKind, number>> = {
  inner: 1,
  clause: 2,
  table: 2,
  diagram: 2,
  part: 3,
  book: 4,
};

const irregular: Readonly<Record<string, string>> = { appendices: 'appendix', annexes: 'annex' };
// A book is numbered apart; parts and subdivisions are headings inside one.
const partWords: ReadonlySet<string> = new Set(['part', 'subdivision', 'chapter']);

/** Nouns of citations by every form in which they are printed, in lower case. */
export function citedNouns(style: ReadingStyle): ReadonlyMap<string, CitedNoun> {
  const kinds = new Map<string, CitedKind>();
  for (const word of style.citingWords) kinds.set(word, 'clause');
  for (const word of style.innerWords) kinds.set(word, 'inner');
  for (const word of style.divisionWords) kinds.set(word, partWords.has(word) ? 'part' : 'book');
  for (const word of style.tableWords) kinds.set(word, 'table');
  for (const word of style.diagramWords) kinds.set(word, 'diagram');
  const nouns = new Map<string, CitedNoun>();
  for (const [word, kind] of kinds) {
    nouns.set(word, { word, kind, plural: false });
    nouns.set(`${word}s`, { word, kind, plural: true });
  }
  for (const [form, word] of Object.entries(irregular)) {
    const kind = kinds.get(word);
    if (kind !== undefined) nouns.set(form, { word, kind, plural: true });
  }
  for (const [form, word] of Object.entries(style.shortWords)) {
    const kind = kinds.get(word);
    if (kind !== undefined) nouns.set(form, { word, kind, plural: form.endsWith('ss') });
  }
  return nouns;
}

/** A noun as it stands in the text: "Sub-section" is a subsection; a short form must be in small letters. */
export function nounOf(printed: string, nouns: ReadonlyMap<string, CitedNoun>): CitedNoun | undefined {
  const noun = nouns.get(printed.toLowerCase().replace('-', ''));
  return printed.length > 3 || printed === printed.toLowerCase() ? noun : undefined;
}
