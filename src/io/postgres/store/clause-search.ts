import type { DataSource } from 'typeorm';

/** A clause of one edition that a search found: how well it fits, as a whole number so that equal ranks are equal. */
export interface FoundClause {
  readonly id: number;
  readonly editionId: number;
  readonly book: string;
  readonly label: string;
  readonly rank: number;
}

const QUERY = `websearch_to_tsquery('english', $1)`;

type Row = readonly [id: number, editionId: number, book: string, label: string, rank: number];

/**
 * Edition by edition, so that versions no longer held cost nothing however many there are. The rows come as one JSON value: a
 * common word stands in thousands of clauses, and the driver would take longer over them than the search.
 */
export async function findClauses(
  dataSource: DataSource,
  search: string,
  editions: readonly number[],
): Promise<readonly FoundClause[]> {
  const [answer] = await dataSource.query<{ rows: readonly Row[] | null }[]>(
    `SELECT json_agg(json_build_array(found.id, held.id, found.book, found.label, round(found.rank * 1e6)::int)) AS rows
     FROM unnest($2::int[]) AS held (id)
     CROSS JOIN LATERAL (
       SELECT id, book, label, ts_rank_cd(search, ${QUERY}, 1) AS rank
       FROM clause WHERE edition_id = held.id AND search @@ ${QUERY}) AS found`,
    [search, editions],
  );
  return (answer?.rows ?? []).map(([id, editionId, book, label, rank]) => ({ id, editionId, book, label, rank }));
}

export interface Snippet {
  readonly id: number;
  readonly snippet: string;
}

/** Marks that no text holds, put around the words that were found. */
const MARKS = { from: '\u0002', to: '\u0003' };
const HEADLINE = `StartSel=${MARKS.from}, StopSel=${MARKS.to}, MaxWords=30, MinWords=12, MaxFragments=2, FragmentDelimiter=" … "`;

/** The passage of each of these clauses that answers a search, its words marked as HTML does. */
export async function snippetsOf(
  dataSource: DataSource,
  search: string,
  ids: readonly number[],
): Promise<readonly Snippet[]> {
  const rows = await dataSource.query<Snippet[]>(
    `SELECT id, ts_headline('english', heading || ': ' || body, ${QUERY}, '${HEADLINE}') AS snippet
     FROM clause WHERE id = ANY($2)`,
    [search, ids],
  );
  return rows.map(({ id, snippet }) => ({ id, snippet: marked(snippet) }));
}

/** Escaped first, so that what a text holds is never taken for markup. */
const marked = (snippet: string): string =>
  snippet
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replaceAll(MARKS.from, '<mark>')
    .replaceAll(MARKS.to, '</mark>');
