import type { DataSource } from 'typeorm';
import { findHeldClauses, type ClauseFilter } from '../app/find-clauses';
import type { HeldClause } from '../app/held-clauses';
import { snippetsOf } from '../io/postgres/store/clause-search';
import type { Correction } from '../io/postgres/store/search-words';
import { changeOf, pageOf, type Connection, type PageArguments } from './connection';
import type { RequestContext } from './context';

export interface ClauseConnection extends Omit<Connection<HeldClause>, 'edges'> {
  readonly edges: readonly {
    readonly cursor: string;
    readonly node: HeldClause;
    /** The passage found, its words marked; without a search none. */
    readonly snippet: () => Promise<string | undefined>;
  }[];
  readonly corrections: readonly Correction[];
}

/** One page of the clauses that answer a question, in the state in which its first page was given. */
export async function clauseConnection(
  dataSource: DataSource,
  { held, service }: RequestContext,
  filter: ClauseFilter,
  search: string,
  page: PageArguments,
): Promise<ClauseConnection> {
  const then = await service.after(changeOf(page, held.change));
  const found = await findHeldClauses(dataSource, then, filter, search);
  const { edges, ...connection } = pageOf(found.clauses, then.change, page);
  const rows = edges.flatMap(({ node }) => found.bestRow.get(node.citation) ?? []);
  let passages: Promise<ReadonlyMap<number, string>> | undefined;
  // Marked for the whole page at once, and only where a query asks for it.
  const passageOf = async (row: number | undefined): Promise<string | undefined> => {
    if (row === undefined) return undefined;
    passages ??= snippetsOf(dataSource, found.search, rows).then(
      (snippets) => new Map(snippets.map(({ id, snippet }) => [id, snippet])),
    );
    return (await passages).get(row);
  };
  return {
    ...connection,
    edges: edges.map((edge) => ({ ...edge, snippet: () => passageOf(found.bestRow.get(edge.node.citation)) })),
    corrections: found.corrections,
  };
}
