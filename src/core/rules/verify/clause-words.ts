import { plain } from '../../facts/phrases/plain';
import type { Clause } from '../../reading/reading';

/** The words of clauses in the plain form, by book and label; `sch-2/11(1)` names a clause of another book. */
export interface ClauseWords {
  own(book: string, label: string): string | undefined;
  /** Of the clauses above it, headings included: an item is read with the words that open its list. */
  above(book: string, label: string): string;
}

/** A number that the drafter gave twice stands for the words of both clauses. */
export function clauseWords(clauses: readonly Clause[]): ClauseWords {
  const byName = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const name = `${clause.book}/${clause.label}`;
    byName.set(name, [...(byName.get(name) ?? []), clause]);
  }
  const found = (book: string, label: string): readonly Clause[] =>
    byName.get(label.includes('/') ? label : `${book}/${label}`) ?? [];
  const above = (book: string, label: string): string => {
    const words: string[] = [];
    const seen = new Set<string>();
    for (let at: string | undefined = label; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const here: readonly Clause[] = found(book, at);
      words.push(...here.map(({ heading }) => heading), ...(at === label ? [] : here.map(({ text }) => text)));
      at = here[0]?.parent;
    }
    return plain(words.join(' '));
  };
  return {
    own: (book, label) => {
      const here = found(book, label);
      return here.length === 0 ? undefined : plain(here.map(({ heading, text }) => `${heading} ${text}`).join(' '));
    },
    above,
  };
}
