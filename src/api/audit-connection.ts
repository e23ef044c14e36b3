import { Failure } from '../core/failures/failure';
import type { StoredAudit } from '../io/postgres/store/audits/audit-store';
import { pageFrom, type PageArguments } from './connection';

/** A cursor names an audit by its entry in the log, which never changes. */
const cursorOf = (change: number): string => Buffer.from(`audit ${String(change)}`).toString('base64url');

export function changeAfter(cursor: string): number {
  const [, change] = /^audit (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (change === undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      '"after" must be a cursor from an earlier answer; leave it out for the first page.',
    );
  return Number(change);
}

/** One page of audits from those read for it: as many as asked for, and one more if there are more. */
export const auditConnection = (read: readonly StoredAudit[], page: PageArguments, totalCount: number) => ({
  ...pageFrom(read, page, ({ change }) => cursorOf(change)),
  totalCount,
});
