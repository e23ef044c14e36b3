import type { DataSource } from 'typeorm';
import type { ClauseClass, UncheckedReason } from '../../../core/rules/source';
import { parseCitation } from '../../../core/values/citation';

/** A clause as it is known now: our statement of it, and the official words where the text has been ingested. */
export interface StoredClause {
  readonly instrument: string;
  readonly book: string;
  readonly bookOrdinal: number;
  readonly label: string;
  readonly ordinal: number;
  readonly heading: string;
  readonly statement: string | null;
  readonly text: string | null;
  readonly class: ClauseClass | null;
  readonly unchecked: UncheckedReason | null;
  readonly note: string | null;
  readonly defines: readonly string[];
  readonly parent: string | null;
  readonly kind: string | null;
  readonly labelBasis: string | null;
  readonly line: number | null;
  readonly page: number | null;
}

export interface ClauseQuery {
  readonly instrument?: string | undefined;
  readonly jurisdiction?: string | undefined;
  readonly book?: string | undefined;
  readonly class?: ClauseClass | undefined;
  readonly search?: string | undefined;
  /** Only clauses after this one, in the order of the answer. */
  readonly after?: ClausePosition | undefined;
  readonly limit?: number | undefined;
}

export interface ClausePosition {
  readonly instrument: string;
  readonly bookOrdinal: number;
  readonly ordinal: number;
  readonly label: string;
}

/** Newest sources beside newest text; a clause may stand in one of them alone. */
const CURRENT = `
  WITH newest AS (
    SELECT DISTINCT ON (instrument_id, kind) id, instrument_id, kind
    FROM edition ORDER BY instrument_id, kind, id DESC),
  said AS (SELECT newest.instrument_id, clause.* FROM newest JOIN clause ON clause.edition_id = newest.id WHERE newest.kind = 'sources'),
  printed AS (SELECT newest.instrument_id, clause.* FROM newest JOIN clause ON clause.edition_id = newest.id WHERE newest.kind = 'text'),
  joined AS (
    SELECT instrument_id AS instrument, book, label,
      COALESCE(said.book_ordinal, printed.book_ordinal) AS "bookOrdinal", COALESCE(printed.ordinal, said.ordinal) AS ordinal,
      COALESCE(said.heading, printed.heading) AS heading, said.body AS statement, printed.body AS text,
      said.class, said.unchecked, said.note, COALESCE(said.defines, printed.defines) AS defines,
      printed.parent, printed.kind, printed.label_basis AS "labelBasis", printed.line, printed.page,
      to_tsvector('english', COALESCE(said.heading || ' ' || said.body, '')) || to_tsvector('english', COALESCE(printed.heading || ' ' || printed.body, '')) AS words
    FROM said FULL JOIN printed USING (instrument_id, book, label))
  SELECT instrument, book, "bookOrdinal", label, ordinal, heading, statement, text, class, unchecked, note, defines,
    parent, kind, "labelBasis", line, page
  FROM joined`;
const ORDER = `ORDER BY instrument, "bookOrdinal", ordinal, label`;

export async function listClauses(dataSource: DataSource, query: ClauseQuery): Promise<readonly StoredClause[]> {
  const { where, values } = conditionsOf(query);
  const limit = query.limit === undefined ? '' : `LIMIT ${String(Math.trunc(query.limit))}`;
  return dataSource.query<StoredClause[]>(`${CURRENT} ${where} ${ORDER} ${limit}`, values);
}

export async function countClauses(dataSource: DataSource, query: ClauseQuery): Promise<number> {
  const { where, values } = conditionsOf({ ...query, after: undefined });
  const [row] = await dataSource.query<{ total: string }[]>(
    `SELECT count(*) AS total FROM (${CURRENT} ${where}) AS found`,
    values,
  );
  return Number(row?.total ?? 0);
}

/** One statement for any number of citations. Where two clauses bear one number, the one printed first comes last, to be kept. */
export async function clausesAt(
  dataSource: DataSource,
  citations: readonly string[],
): Promise<readonly StoredClause[]> {
  const parts = citations.map(parseCitation).filter((citation) => citation !== undefined);
  return dataSource.query<StoredClause[]>(
    `${CURRENT} WHERE (instrument, book, label) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]))
     ORDER BY ordinal DESC`,
    [parts.map(({ instrument }) => instrument), parts.map(({ book }) => book), parts.map(({ label }) => label)],
  );
}

function conditionsOf(query: ClauseQuery): { readonly where: string; readonly values: unknown[] } {
  const values: unknown[] = [];
  const take = (value: unknown): string => `$${String(values.push(value))}`;
  const conditions: string[] = [];
  if (query.instrument !== undefined) conditions.push(`instrument = ${take(query.instrument)}`);
  if (query.jurisdiction !== undefined)
    conditions.push(`instrument LIKE lower(${take(query.jurisdiction)}::text) || '/%'`);
  if (query.book !== undefined) conditions.push(`book = ${take(query.book)}`);
  if (query.class !== undefined) conditions.push(`class = ${take(query.class)}`);
  if (query.search !== undefined) conditions.push(`words @@ websearch_to_tsquery('english', ${take(query.search)})`);
  if (query.after !== undefined) {
    const { instrument, bookOrdinal, ordinal, label } = query.after;
    conditions.push(
      `(instrument, "bookOrdinal", ordinal, label) > (${take(instrument)}, ${take(bookOrdinal)}::int, ${take(ordinal)}::int, ${take(label)})`,
    );
  }
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}
