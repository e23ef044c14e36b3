import type { DataSource } from 'typeorm';
import type { Block } from '../../../core/reading/reading';

/** Where a clause stands in an official text, without its words: these are fetched for those that are shown. */
export interface PrintedClause {
  readonly id: number;
  readonly editionId: number;
  readonly book: string;
  readonly bookOrdinal: number;
  readonly label: string;
  readonly ordinal: number;
  readonly heading: string;
  readonly parent: string | null;
  readonly kind: string;
  readonly labelBasis: string;
  readonly line: number;
  readonly page: number | null;
  readonly defines: readonly string[];
}

export const printedClauses = (
  dataSource: DataSource,
  editions: readonly number[],
): Promise<readonly PrintedClause[]> =>
  dataSource.query<PrintedClause[]>(
    `SELECT id, edition_id AS "editionId", book, book_ordinal AS "bookOrdinal", label, ordinal, heading, parent, kind,
       label_basis AS "labelBasis", line, page, defines
     FROM clause WHERE edition_id = ANY($1) ORDER BY edition_id, book_ordinal, ordinal`,
    [editions],
  );

export interface OfficialWords {
  readonly id: number;
  readonly text: string;
  readonly blocks: readonly Block[] | null;
}

/** The official words of these clauses. */
export const officialWords = (dataSource: DataSource, ids: readonly number[]): Promise<readonly OfficialWords[]> =>
  dataSource.query<OfficialWords[]>('SELECT id, body AS text, blocks FROM clause WHERE id = ANY($1)', [ids]);
