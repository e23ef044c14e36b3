import { Failure } from '../core/failures/failure';

const MOST_AT_ONCE = 100;

/**
 * A place in a list as it was after some change. The list as it then was can be had again at any time, so the pages of one
 * reading fit together whatever is ingested meanwhile.
 */
export interface ListPlace {
  readonly change: number;
  readonly index: number;
}

export const cursorOf = ({ change, index }: ListPlace): string =>
  Buffer.from(`${String(change)}.${String(index)}`).toString('base64url');

export function placeOf(cursor: string, newest: number): ListPlace {
  const [, change = '', index = ''] = /^(\d{1,9})\.(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (change === '' || Number(change) > newest)
    throw new Failure(
      'BAD_ARGUMENT',
      '"after" must be a cursor from an earlier answer; leave it out for the first page.',
    );
  return { change: Number(change), index: Number(index) };
}

export function pageSize(first: number): number {
  if (first < 0 || first > MOST_AT_ONCE)
    throw new Failure('BAD_ARGUMENT', `"first" must be from 0 to ${String(MOST_AT_ONCE)}, found ${String(first)}.`);
  return first;
}
