import type { DataSource } from 'typeorm';

export interface StoredText {
  readonly instrument: string;
  readonly sha256: string;
  readonly learntAt: Date;
}

export interface StoredBook {
  readonly instrument: string;
  readonly book: string;
  readonly clauses: number;
}

/** Every instrument the store has heard of, with or without rule sources. */
export async function instrumentIds(dataSource: DataSource): Promise<readonly string[]> {
  const rows = await dataSource.query<{ id: string }[]>('SELECT id FROM instrument ORDER BY id');
  return rows.map(({ id }) => id);
}

/** The newest official text of each of these instruments, where one was ingested. */
export async function newestTexts(
  dataSource: DataSource,
  instruments: readonly string[],
): Promise<readonly StoredText[]> {
  return dataSource.query<StoredText[]>(
    `SELECT DISTINCT ON (instrument_id) instrument_id AS instrument, sha256, learnt_at AS "learntAt"
     FROM edition WHERE kind = 'text' AND instrument_id = ANY($1) ORDER BY instrument_id, id DESC`,
    [instruments],
  );
}

/** The books of each of these instruments: those of its rule sources, else those of its text. */
export async function booksOf(dataSource: DataSource, instruments: readonly string[]): Promise<readonly StoredBook[]> {
  return dataSource.query<StoredBook[]>(
    `SELECT instrument_id AS instrument, book, count(*)::int AS clauses
     FROM clause JOIN (
       SELECT DISTINCT ON (instrument_id) id, instrument_id FROM edition
       WHERE instrument_id = ANY($1) ORDER BY instrument_id, kind, id DESC) AS newest ON newest.id = clause.edition_id
     GROUP BY instrument_id, book, book_ordinal ORDER BY instrument_id, book_ordinal`,
    [instruments],
  );
}
