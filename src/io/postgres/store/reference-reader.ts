import type { DataSource } from 'typeorm';
import { citationOf, parseCitation } from '../../../core/values/citation';

export interface StoredReference {
  readonly from: string;
  readonly words: string;
  readonly kind: string;
  readonly to: string | null;
}

interface Row {
  readonly instrument: string;
  readonly fromBook: string;
  readonly fromLabel: string;
  readonly words: string;
  readonly kind: string;
  readonly targetBook: string | null;
  readonly targetLabel: string | null;
}

/** References from or to any of these clauses, in the newest texts; one statement whatever their number. */
export async function referencesOf(
  dataSource: DataSource,
  direction: 'from' | 'to',
  citations: readonly string[],
): Promise<readonly StoredReference[]> {
  const parts = citations.map(parseCitation).filter((citation) => citation !== undefined);
  const [book, label] = direction === 'from' ? ['from_book', 'from_label'] : ['target_book', 'target_label'];
  const rows = await dataSource.query<Row[]>(
    `SELECT newest.instrument_id AS instrument, from_book AS "fromBook", from_label AS "fromLabel", words, reference.kind,
       target_book AS "targetBook", target_label AS "targetLabel"
     FROM clause_reference AS reference
     JOIN (SELECT DISTINCT ON (instrument_id) id, instrument_id FROM edition
           WHERE kind = 'text' ORDER BY instrument_id, id DESC) AS newest ON newest.id = reference.edition_id
     WHERE (newest.instrument_id, ${book}, ${label}) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]))
     ORDER BY reference.id`,
    [parts.map(({ instrument }) => instrument), parts.map((part) => part.book), parts.map((part) => part.label)],
  );
  return rows.map(({ instrument, fromBook, fromLabel, words, kind, targetBook, targetLabel }) => ({
    from: citationOf(instrument, fromBook, fromLabel),
    words,
    kind,
    to: targetBook === null || targetLabel === null ? null : citationOf(instrument, targetBook, targetLabel),
  }));
}
