import { changedDefinitions } from '../links/changed-definitions';
import { byName } from '../links/suspicions';
import type { ClauseWords, TextWords } from '../reading/meaning/clause-words';
import { citationOf } from '../values/citation';
import type { ComparedClause } from '../compare/clauses/compared-clause';

/** What makes a clause mean something else though its own words stand: a definition they rest on, or the words around it. */
export interface MeaningChange {
  readonly kind: 'definition' | 'lead-in';
  /** The term, where a definition changed; and the terms through which it was reached. */
  readonly term?: string;
  readonly via?: readonly string[];
  /** The clause of the later text that says it, or of the earlier where it is gone. */
  readonly clause: string;
}

/** Of a clause of one version and the clause it is in the other; nothing where the hashes of one are not known. */
export function meaningChanges(
  instrument: string,
  held: TextWords | undefined,
  fresh: TextWords | undefined,
): (from: ComparedClause, to: ComparedClause) => readonly MeaningChange[] {
  if (held === undefined || fresh === undefined) return () => [];
  const [before, now] = [byName(held.clauses), byName(fresh.clauses)];
  return (from, to) => {
    const [was, is] = [before.get(nameOf(from)), now.get(nameOf(to))];
    if (was === undefined || is === undefined || was.meaning === is.meaning) return [];
    const [outer, over] = [around(was, before), around(is, now)];
    // What a clause stands in may have been numbered anew: the nearest is held against the nearest, and so on outwards.
    const pairs = Array.from({ length: Math.max(outer.length, over.length) }, (_, at) => ({
      was: outer[at],
      is: over[at],
    }));
    const leadIns = pairs.flatMap((pair): readonly MeaningChange[] => {
      const above = pair.is ?? pair.was;
      if (above === undefined || pair.was?.words === pair.is?.words) return [];
      return [{ kind: 'lead-in', clause: citationOf(instrument, above.book, above.label) }];
    });
    const definitions = changedDefinitions([{ was, is }, ...pairs], held.terms, fresh.terms);
    return [
      ...leadIns,
      ...definitions.map(({ term, via }): MeaningChange => ({
        kind: 'definition',
        term: term.term,
        clause: citationOf(instrument, term.book, term.clause),
        ...(via.length > 0 && { via }),
      })),
    ];
  };
}

const nameOf = ({ book, label }: ComparedClause): string => `${book}/${label}`;

/** The clauses with words of their own around a clause, nearest first. */
function around(clause: ClauseWords, clauses: ReadonlyMap<string, ClauseWords>): readonly ClauseWords[] {
  const found: ClauseWords[] = [];
  const next = ({ book, under }: ClauseWords): ClauseWords | undefined =>
    under === undefined ? undefined : clauses.get(`${book}/${under}`);
  for (let above = next(clause); above !== undefined && !found.includes(above); above = next(above)) found.push(above);
  return found;
}
