import type { DataSource } from 'typeorm';
import type { Block, Diagnostic, Unplaced } from '../../../core/reading/reading';

/** A stored official text, whole: what a newer one is held against. */
export interface StoredText {
  readonly content: string;
  readonly unplaced: readonly Unplaced[];
  readonly diagnostics: readonly Diagnostic[];
  readonly clauses: readonly StoredTextClause[];
}

interface StoredTextClause {
  readonly book: string;
  readonly label: string;
  readonly heading: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly line: number;
}

/** In the order of the text. */
export async function storedText(dataSource: DataSource, edition: number): Promise<StoredText> {
  const [[row], clauses] = await Promise.all([
    dataSource.query<Omit<StoredText, 'clauses'>[]>(
      `SELECT COALESCE(content, '') AS content, unplaced, diagnostics FROM edition WHERE id = $1`,
      [edition],
    ),
    dataSource.query<StoredTextClause[]>(
      `SELECT book, label, heading, body AS text, COALESCE(blocks, '[]') AS blocks, COALESCE(line, 0) AS line
       FROM clause WHERE edition_id = $1 ORDER BY book_ordinal, ordinal`,
      [edition],
    ),
  ]);
  if (!row) throw new Error(`Edition ${String(edition)} is not stored.`);
  return { ...row, clauses };
}

/** The rows of hashes that were taken of a text when it was stored; none for a text of before these were kept. */
export async function storedWordRows(dataSource: DataSource, edition: number): Promise<readonly string[] | undefined> {
  const [row] = await dataSource.query<{ words: string | null }[]>('SELECT words FROM edition WHERE id = $1', [
    edition,
  ]);
  return row?.words?.split('\n');
}
