import type { ClauseWords, TextWords } from '../reading/meaning/clause-words';
import { readWordRows } from '../reading/meaning/word-rows';
import type { InstrumentSource } from '../rules/source';
import { citationOf } from '../values/citation';
import { changedDefinitions } from './changed-definitions';
import { leadInPairs, type ClausesByName, type LeadInPair } from './lead-in-pairs';
import type { Suspicion } from './suspicion';

/**
 * By citation, the clauses of an instrument whose words, lead-ins or definitions are not those the sources were verified against. `text` is the
 * newest ingested text if it has other bytes than the verified one; without such a text nothing is suspect.
 */
export function suspicions(
  source: InstrumentSource,
  text: TextWords | undefined,
): ReadonlyMap<string, readonly Suspicion[]> {
  const found = new Map<string, readonly Suspicion[]>();
  if (text === undefined) return found;
  const held = heldWords(source);
  const [before, now] = [byName(held.clauses), byName(text.clauses)];
  const movedTo = renumbering(source.id, before, text.clauses);
  for (const { id: book, clauses } of source.books)
    for (const { label } of clauses) {
      const [was, is] = [before.get(`${book}/${label}`), now.get(`${book}/${label}`)];
      if (was && was.meaning === is?.meaning) continue;
      found.set(citationOf(source.id, book, label), reasons(was, is));
    }
  return found;

  function reasons(was: ClauseWords | undefined, is: ClauseWords | undefined): readonly Suspicion[] {
    if (is === undefined) return [{ kind: 'clause-gone', ...movedTo(was) }];
    if (was === undefined) return [{ kind: 'words-unknown' }];
    const around = leadInPairs(was, is, before, now);
    const found: readonly Suspicion[] = [
      ...(was.words === is.words ? [] : [{ kind: 'words-changed', ...movedTo(was) } as const]),
      ...around.filter((pair) => pair.was?.words !== pair.is?.words).flatMap(leadInChanged),
      ...changedDefinitions([{ was, is }, ...around], held.terms, text?.terms ?? []).map(({ term, via }) => ({
        kind: 'definition-changed' as const,
        term: term.term,
        clause: citationOf(source.id, term.book, term.clause),
        ...(via.length > 0 && { via }),
      })),
    ];
    // Words that went from a heading to the text under it are the same words, but only the text is a lead-in.
    return found.length > 0 ? found : around.flatMap(leadInChanged);
  }

  function leadInChanged({ was, is }: LeadInPair): readonly Suspicion[] {
    const above = is ?? was;
    return above === undefined
      ? []
      : [{ kind: 'lead-in-changed', clause: citationOf(source.id, above.book, above.label) }];
  }
}

/** The words the sources were verified against; none where no hash of them was kept. */
export const heldWords = ({ words }: Pick<InstrumentSource, 'words'>): TextWords =>
  (words === undefined ? undefined : readWordRows(words)) ?? { clauses: [], terms: [] };

export const byName = (clauses: readonly ClauseWords[]): ClausesByName =>
  new Map(clauses.map((clause) => [`${clause.book}/${clause.label}`, clause]));

/** Where the words of a clause have gone: to the only clause that has them now, unless it had them before. */
function renumbering(
  instrument: string,
  before: ClausesByName,
  now: readonly ClauseWords[],
): (was: ClauseWords | undefined) => { readonly movedTo?: string } {
  const bearers = new Map<string, ClauseWords | 'several'>();
  for (const clause of now) bearers.set(clause.words, bearers.has(clause.words) ? 'several' : clause);
  return (was) => {
    const there = was && bearers.get(was.words);
    if (was === undefined || there === undefined || there === 'several') return {};
    if (before.get(`${there.book}/${there.label}`)?.words === was.words) return {};
    return { movedTo: citationOf(instrument, there.book, there.label) };
  };
}
