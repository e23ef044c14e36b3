import type { DataSource } from 'typeorm';
import { columnsOf, type PlacedName } from './reference-reader';

/** A term as a text defines it. */
export interface StoredDefinition {
  readonly editionId: number;
  readonly ordinal: number;
  readonly term: string;
  /** The clause that defines it. */
  readonly book: string;
  readonly label: string;
  readonly text: string;
}

export interface StoredUse extends StoredDefinition {
  /** The clause that uses it. */
  readonly usedIn: PlacedName;
}

const COLUMNS = `definition.edition_id AS "editionId", ordinal, term, definition.book, definition.label, body AS text`;

/** The definitions that any of these clauses uses; one statement whatever their number. */
export async function definitionsUsedIn(
  dataSource: DataSource,
  clauses: readonly PlacedName[],
): Promise<readonly StoredUse[]> {
  const rows = await dataSource.query<(StoredDefinition & { readonly useBook: string; readonly useLabel: string })[]>(
    `SELECT ${COLUMNS}, term_use.book AS "useBook", term_use.label AS "useLabel"
     FROM unnest($1::int[], $2::text[], $3::text[]) AS asked (edition, book, label)
     JOIN term_use ON term_use.edition_id = asked.edition AND term_use.book = asked.book AND term_use.label = asked.label
     JOIN definition ON definition.edition_id = term_use.edition_id AND definition.ordinal = term_use.definition
     ORDER BY definition.edition_id, ordinal`,
    columnsOf(clauses),
  );
  return rows.map(({ useBook, useLabel, ...definition }) => ({
    ...definition,
    usedIn: { editionId: definition.editionId, book: useBook, label: useLabel },
  }));
}

/** Clauses that use a term, whichever book defines it. */
export const clausesUsing = (
  dataSource: DataSource,
  term: string,
  editions: readonly number[],
): Promise<readonly PlacedName[]> =>
  dataSource.query<PlacedName[]>(
    `SELECT DISTINCT term_use.edition_id AS "editionId", term_use.book, term_use.label
     FROM definition JOIN term_use ON term_use.edition_id = definition.edition_id AND term_use.definition = definition.ordinal
     WHERE definition.edition_id = ANY($2) AND lower(term) = lower($1)`,
    [term, editions],
  );
