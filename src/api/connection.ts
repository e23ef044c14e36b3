import { cursorOf, pageSize, placeOf } from './cursor';

export interface PageArguments {
  readonly first: number;
  readonly after?: string | null;
}

export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

export interface Connection<T> {
  readonly edges: readonly Edge<T>[];
  readonly nodes: readonly T[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/** Where a page begins and ends. Whoever asks with a cursor has it from a member of the list, which stands before the page. */
const pageInfoOf = (
  edges: readonly Pick<Edge<unknown>, 'cursor'>[],
  hasNextPage: boolean,
  after: PageArguments['after'],
): PageInfo => ({
  hasNextPage,
  hasPreviousPage: after != null,
  startCursor: edges.at(0)?.cursor ?? null,
  endCursor: edges.at(-1)?.cursor ?? null,
});

/** One page from what was read for it: as many as asked for, and one more if there are more. */
export function pageFrom<T>(
  read: readonly T[],
  { first, after }: PageArguments,
  cursor: (node: T) => string,
): Omit<Connection<T>, 'totalCount'> {
  const nodes = read.slice(0, first);
  const edges = nodes.map((node) => ({ cursor: cursor(node), node }));
  return { edges, nodes, pageInfo: pageInfoOf(edges, read.length > first, after) };
}

/** The change whose state a page is taken from: that of the page before it, or the newest. */
export const changeOf = ({ after }: PageArguments, newest: number): number =>
  after == null ? newest : placeOf(after, newest).change;

/** One page of a list as it was after a change. */
export function pageOf<T>(list: readonly T[], change: number, { first, after }: PageArguments): Connection<T> {
  const start = after == null ? 0 : placeOf(after, change).index + 1;
  const nodes = list.slice(start, start + pageSize(first));
  const edges = nodes.map((node, place) => ({ cursor: cursorOf({ change, index: start + place }), node }));
  return {
    edges,
    nodes,
    pageInfo: pageInfoOf(edges, start + nodes.length < list.length, after),
    totalCount: list.length,
  };
}
