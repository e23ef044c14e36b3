import type { ClauseWords } from '../reading/meaning/clause-words';

export type ClausesByName = ReadonlyMap<string, ClauseWords>;

/** A clause around another one, as it was and as it is; on one side only where it has just been given words, or lost them. */
export interface LeadInPair {
  readonly was: ClauseWords | undefined;
  readonly is: ClauseWords | undefined;
}

/** The clauses with words of their own around a clause, before and now, nearest first. */
export function leadInPairs(
  was: ClauseWords,
  is: ClauseWords,
  before: ClausesByName,
  now: ClausesByName,
): readonly LeadInPair[] {
  const [held, fresh] = [around(was, before), around(is, now)];
  return [...new Set([...fresh.keys(), ...held.keys()])].map((label) => ({
    was: held.get(label),
    is: fresh.get(label),
  }));
}

/** By label; a file that somebody edited may lead in a circle, which ends it. */
function around(clause: ClauseWords, clauses: ClausesByName): ReadonlyMap<string, ClauseWords> {
  const found = new Map<string, ClauseWords>();
  for (let above = next(clause); above !== undefined && !found.has(above.label); above = next(above))
    found.set(above.label, above);
  return found;

  function next({ book, under }: ClauseWords): ClauseWords | undefined {
    return under === undefined ? undefined : clauses.get(`${book}/${under}`);
  }
}
