import { Failure } from '../core/failures/failure';
import { detailOf } from '../app/audit-log';
import type { LogEntry } from '../io/postgres/store/log-reader';
import { pageFrom, type PageArguments } from './connection';

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
export const changeConnection = (read: readonly LogEntry[], page: PageArguments, totalCount: number) => ({
  ...pageFrom(
    read.map((entry) => ({ ...entry, detail: detailOf(entry.detail) })),
    page,
    ({ seq }) => cursorOf(seq),
  ),
  totalCount,
});
