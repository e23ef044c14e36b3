import { Failure } from '../core/failures/failure';
import type { ClausePosition } from '../io/postgres/store/clause-reader';

const MOST_AT_ONCE = 100;

/** A cursor names a place in the order of clauses, so a page stays where it is while other clauses come and go. */
export const cursorOf = ({ instrument, bookOrdinal, ordinal, label }: ClausePosition): string =>
  Buffer.from(JSON.stringify([instrument, bookOrdinal, ordinal, label])).toString('base64url');

export function positionOf(cursor: string): ClausePosition {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(value) && value.length === 4) {
      const [instrument, bookOrdinal, ordinal, label] = value as readonly unknown[];
      if (
        typeof instrument === 'string' &&
        Number.isInteger(bookOrdinal) &&
        Number.isInteger(ordinal) &&
        typeof label === 'string'
      )
        return { instrument, bookOrdinal: Number(bookOrdinal), ordinal: Number(ordinal), label };
    }
  } catch {
    // Not JSON: refused below like any other text that no answer ever gave.
  }
  throw new Failure(
    'BAD_ARGUMENT',
    '"after" must be a cursor from an earlier answer; leave it out for the first page.',
  );
}

export function pageSize(first: number): number {
  if (first < 0 || first > MOST_AT_ONCE)
    throw new Failure('BAD_ARGUMENT', `"first" must be from 0 to ${String(MOST_AT_ONCE)}, found ${String(first)}.`);
  return first;
}
