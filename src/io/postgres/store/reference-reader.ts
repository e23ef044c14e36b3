import type { DataSource } from 'typeorm';
import type { ClauseName } from '../../../core/reading/reading';

/** A clause of one edition. */
export interface PlacedName extends ClauseName {
  readonly editionId: number;
}

export interface StoredReference {
  readonly editionId: number;
  readonly from: ClauseName;
  readonly words: string;
  readonly kind: string;
  readonly to: ClauseName | undefined;
}

interface Row {
  readonly editionId: number;
  readonly fromBook: string;
  readonly fromLabel: string;
  readonly words: string;
  readonly kind: string;
  readonly targetBook: string | null;
  readonly targetLabel: string | null;
}

/** References from or to any of these clauses; one statement whatever their number. */
export async function referencesOf(
  dataSource: DataSource,
  direction: 'from' | 'to',
  clauses: readonly PlacedName[],
): Promise<readonly StoredReference[]> {
  const [book, label] = direction === 'from' ? ['from_book', 'from_label'] : ['target_book', 'target_label'];
  const rows = await dataSource.query<Row[]>(
    `SELECT edition_id AS "editionId", from_book AS "fromBook", from_label AS "fromLabel", words, kind,
       target_book AS "targetBook", target_label AS "targetLabel"
     FROM clause_reference
     JOIN unnest($1::int[], $2::text[], $3::text[]) AS asked (edition, book, label)
       ON edition_id = asked.edition AND ${book} = asked.book AND ${label} = asked.label
     ORDER BY clause_reference.id`,
    columnsOf(clauses),
  );
  return rows.map(({ editionId, fromBook, fromLabel, words, kind, targetBook, targetLabel }) => ({
    ...{ editionId, words, kind, from: { book: fromBook, label: fromLabel } },
    to: targetBook === null || targetLabel === null ? undefined : { book: targetBook, label: targetLabel },
  }));
}

/** Names as the arrays that one statement unpacks again. */
export const columnsOf = (clauses: readonly PlacedName[]): unknown[] => [
  clauses.map(({ editionId }) => editionId),
  clauses.map(({ book }) => book),
  clauses.map(({ label }) => label),
];
