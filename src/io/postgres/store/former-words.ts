import type { DataSource } from 'typeorm';

/** A clause, or a definition in it, of the text with certain bytes. */
export interface WordsAsked {
  readonly instrument: string;
  readonly sha256: string;
  readonly book: string;
  readonly label: string;
  /** Absent: the clause itself. */
  readonly term?: string | undefined;
}

export interface WordsFound extends WordsAsked {
  readonly text: string;
}

const columns = (asked: readonly WordsAsked[]): unknown[] => [
  asked.map(({ instrument }) => instrument),
  asked.map(({ sha256 }) => sha256),
  asked.map(({ book }) => book),
  asked.map(({ label }) => label),
];

/** The words of clauses in texts that may no longer be the newest; nothing for those that were never ingested. */
export async function wordsIn(dataSource: DataSource, asked: readonly WordsAsked[]): Promise<readonly WordsFound[]> {
  const clauses = asked.filter(({ term }) => term === undefined);
  const entries = asked.filter(({ term }) => term !== undefined);
  const [words, definitions] = await Promise.all([
    clauses.length === 0
      ? []
      : dataSource.query<WordsFound[]>(
          `SELECT DISTINCT ON (instrument, sha256, book, label) asked.*, clause.body AS text
           FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS asked (instrument, sha256, book, label)
           JOIN edition ON edition.kind = 'text' AND edition.instrument_id = asked.instrument AND edition.sha256 = asked.sha256
           JOIN clause ON clause.edition_id = edition.id AND clause.book = asked.book AND clause.label = asked.label
           ORDER BY instrument, sha256, book, label, clause.ordinal`,
          columns(clauses),
        ),
    entries.length === 0
      ? []
      : dataSource.query<WordsFound[]>(
          `SELECT DISTINCT ON (instrument, sha256, book, label, term) asked.*, definition.body AS text
           FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) AS asked (instrument, sha256, book, label, term)
           JOIN edition ON edition.kind = 'text' AND edition.instrument_id = asked.instrument AND edition.sha256 = asked.sha256
           JOIN definition ON definition.edition_id = edition.id AND definition.book = asked.book
             AND definition.label = asked.label AND definition.term = asked.term
           ORDER BY instrument, sha256, book, label, term, definition.ordinal`,
          [...columns(entries), entries.map(({ term }) => term)],
        ),
  ]);
  return [...words, ...definitions];
}
