import { plain } from '../../facts/phrases/plain';
import type { Clause } from '../../reading/reading';

/** The words of clauses in the plain form, by book and label; `sch-2/11(1)` names a clause of another book. */
export interface ClauseWords {
  own(book: string, label: string): string | undefined;
  /** Of the clauses above it, headings included: an item is read with the words that open its list. */
  above(book: string, label: string): string;
}

export function clauseWords(clauses: readonly Clause[]): ClauseWords {
  const byName = new Map(clauses.map((clause) => [`${clause.book}/${clause.label}`, clause]));
  const found = (book: string, label: string): Clause | undefined =>
    byName.get(label.includes('/') ? label : `${book}/${label}`);
  const above = (book: string, label: string): string => {
    const words: string[] = [];
    const seen = new Set<string>();
    for (let at: string | undefined = label; at !== undefined && !seen.has(at);) {
      seen.add(at);
      const here: Clause | undefined = found(book, at);
      if (here !== undefined) words.push(here.heading, ...(at === label ? [] : [here.text]));
      at = here?.parent;
    }
    return plain(words.join(' '));
  };
  return {
    own: (book, label) => {
      const here = found(book, label);
      return here === undefined ? undefined : plain(`${here.heading} ${here.text}`);
    },
    above,
  };
}
