import type { DataSource } from 'typeorm';
import { countClauses, listClauses, type ClauseQuery, type StoredClause } from '../io/postgres/store/clause-reader';
import { cursorOf, pageSize, positionOf } from './cursor';

export interface ClauseConnection {
  readonly edges: readonly { readonly cursor: string; readonly node: StoredClause }[];
  readonly nodes: readonly StoredClause[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  /** Counted only when a query asks for it. */
  totalCount(): Promise<number>;
}

/** One page of clauses; one row more than asked tells whether there is another. */
export async function clauseConnection(
  dataSource: DataSource,
  query: ClauseQuery,
  first: number,
  after: string | undefined,
): Promise<ClauseConnection> {
  const size = pageSize(first);
  const found = await listClauses(dataSource, {
    ...query,
    after: after === undefined ? undefined : positionOf(after),
    limit: size + 1,
  });
  const nodes = found.slice(0, size);
  const last = nodes.at(-1);
  return {
    edges: nodes.map((node) => ({ cursor: cursorOf(node), node })),
    nodes,
    pageInfo: { hasNextPage: found.length > size, endCursor: last ? cursorOf(last) : null },
    totalCount: () => countClauses(dataSource, query),
  };
}
