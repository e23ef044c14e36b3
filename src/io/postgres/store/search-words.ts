import type { DataSource, EntityManager } from 'typeorm';

/** Shorter ones are too like one another for a guess. */
const SHORTEST = 4;
/** How alike a misspelt word and the one that was meant must be, from 0 to 1. */
const LIKENESS = 0.4;

const WORD = /\p{L}[\p{L}’']*\p{L}/gu;

const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(WORD) ?? []).filter((word) => word.length >= SHORTEST);

/** Remembers the words that clauses use, for searches to be corrected by. */
export async function keepSearchWords(
  manager: EntityManager,
  clauses: readonly { readonly heading: string; readonly body: string }[],
): Promise<void> {
  const words = new Set(clauses.flatMap(({ heading, body }) => wordsIn(`${heading} ${body}`)));
  await manager.query('INSERT INTO search_word SELECT unnest($1::text[]) ORDER BY 1 ON CONFLICT DO NOTHING', [
    [...words],
  ]);
}

export interface Correction {
  readonly from: string;
  readonly to: string;
}

/**
 * Words of a search that stand in no clause, with the one most like each. A word whose stem is known counts as known; one that is
 * like none stays as it is, and the search then finds nothing.
 */
export async function correctionsFor(dataSource: DataSource, search: string): Promise<readonly Correction[]> {
  const words = [...new Set(wordsIn(search))];
  if (words.length === 0) return [];
  const unknown = await dataSource.query<{ word: string }[]>(
    'SELECT word FROM unnest($1::text[]) AS asked (word) WHERE NOT EXISTS (SELECT 1 FROM search_word WHERE search_word.word = asked.word)',
    [words],
  );
  if (unknown.length === 0) return [];
  return dataSource.query<Correction[]>(
    `SELECT asked AS "from", meant.word AS "to"
     FROM unnest($1::text[]) WITH ORDINALITY AS search (asked, place)
     CROSS JOIN LATERAL (
       SELECT word, to_tsvector('english', word) @@ plainto_tsquery('english', asked) AS same_stem
       FROM search_word WHERE word % asked AND similarity(word, asked) >= $2
       ORDER BY same_stem DESC, similarity(word, asked) DESC, length(word), word LIMIT 1) AS meant
     WHERE NOT same_stem
     ORDER BY place`,
    [unknown.map(({ word }) => word), LIKENESS],
  );
}

/** The search with its misspelt words put right; quotes and minus signs stay where they are. */
export const corrected = (search: string, corrections: readonly Correction[]): string =>
  corrections.reduce(
    (text, { from, to }) => text.replace(new RegExp(`(?<![\\p{L}’'])${from}(?![\\p{L}’'])`, 'giu'), to),
    search,
  );
