import { cursorOf, pageSize, placeOf } from './cursor';

export interface PageArguments {
  readonly first: number;
  readonly after?: string | null;
}

export interface Connection<T> {
  readonly edges: readonly { readonly cursor: string; readonly node: T }[];
  readonly nodes: readonly T[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
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
    pageInfo: { hasNextPage: start + nodes.length < list.length, endCursor: edges.at(-1)?.cursor ?? null },
    totalCount: list.length,
  };
}
