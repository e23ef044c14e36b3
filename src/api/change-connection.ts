import { Failure } from '../core/failures/failure';
import { detailOf } from '../app/audit-log';
import type { LogEntry } from '../io/postgres/store/log-reader';

/** A cursor names an entry by its number, which never changes. */
const cursorOf = (seq: number): string => Buffer.from(`change ${String(seq)}`).toString('base64url');

export function seqOf(cursor: string): number {
  const [, seq] = /^change (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (seq === undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      '"after" must be a cursor from an earlier answer; leave it out for the first page.',
    );
  return Number(seq);
}

/** One page of the log from the entries read for it: as many as asked for, and one more if there are more. */
export function changeConnection(read: readonly LogEntry[], first: number, totalCount: number) {
  const nodes = read.slice(0, first).map((entry) => ({
    ...entry,
    detail: detailOf(entry.detail),
  }));
  const last = nodes.at(-1);
  return {
    edges: nodes.map((node) => ({ cursor: cursorOf(node.seq), node })),
    nodes,
    pageInfo: { hasNextPage: read.length > first, endCursor: last === undefined ? null : cursorOf(last.seq) },
    totalCount,
  };
}
