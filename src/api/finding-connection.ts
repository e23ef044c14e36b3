import { Failure } from '../core/failures/failure';
import type { ToldProblem } from '../core/auditing/told-findings';
import type { FindingPlace, StoredFinding } from '../io/postgres/store/audits/finding-reader';

/** A cursor names a place in the file, which never changes. */
const cursorOf = (...place: readonly (string | number)[]): string =>
  Buffer.from(['place', ...place].map(String).join(' ')).toString('base64url');

function placeOf(cursor: string): readonly [number, number, string] {
  const [, batch, line, last] =
    /^place (\d{1,9}) (\d{1,9}) (\d{1,9}|[a-z-]{1,20})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (batch === undefined || last === undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      '"after" must be a cursor from an earlier answer; leave it out for the first page.',
    );
  return [Number(batch), Number(line), last];
}

export function findingAfter(cursor: string): FindingPlace {
  const [batch, line, place] = placeOf(cursor);
  return { batch, line, place: Number(place) || 0 };
}

export function problemAfter(
  cursor: string,
): Pick<ToldProblem, 'batch' | 'line'> & { readonly kind: ToldProblem['kind'] } {
  const [batch, line, kind] = placeOf(cursor);
  return { batch, line, kind: kind as ToldProblem['kind'] };
}

export const findingCursor = ({ batch, line, place }: StoredFinding): string => cursorOf(batch, line, place);
export const problemCursor = ({ batch, line, kind }: ToldProblem): string => cursorOf(batch, line, kind);
