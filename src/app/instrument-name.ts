import { basename, extname } from 'node:path';
import type { InstrumentSource } from '../core/rules/source';
import { Failure } from '../core/failures/failure';
import { isCompilation, isInstrumentId } from '../core/values/citation';

/** ISO 3166 keeps ZZ for users' own purposes: an instrument whose place nobody has said. */
const UNPLACED = 'zz';

/** How the name of an instrument was come to: somebody gave it, its bytes or its file's name tell it, or nothing does. */
export type NamedBy = 'person' | 'bytes' | 'file' | 'nothing';

export interface InstrumentName {
  readonly instrument: string;
  readonly namedBy: NamedBy;
}

/**
 * Which instrument a file is: the one that somebody named; else the one whose verified text has these very bytes; else the one its
 * name says (`au-nsw-ltgame-2016.txt` is `au-nsw/ltgame-2016`) where rules are held for that jurisdiction; else it is called something
 * while it is looked at, and must be named before anything is stored.
 */
export function instrumentNamed(
  file: string,
  sha256: string,
  known: readonly Pick<InstrumentSource, 'id' | 'textSha256'>[],
  named?: string,
): InstrumentName {
  if (named !== undefined) return { instrument: named, namedBy: 'person' };
  const verified = known.find(({ textSha256 }) => textSha256 === sha256);
  if (verified) return { instrument: verified.id, namedBy: 'bytes' };
  const slug = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const places = new Set(known.map(({ id }) => id.split('/')[0] ?? ''));
  for (const place of places) {
    const own = `${place}/${slug.slice(place.length + 1)}`;
    if (slug.startsWith(`${place}-`) && isInstrumentId(own)) return { instrument: own, namedBy: 'file' };
  }
  return { instrument: `${UNPLACED}/${slug || 'instrument'}`, namedBy: 'nothing' };
}

export const instrumentOf = (...given: Parameters<typeof instrumentNamed>): string =>
  instrumentNamed(...given).instrument;

/** Refuses what cannot be cited: a name that somebody made up on the way in would stay in the store for ever. */
export function refuseUnnameable(instrument: string | undefined, compilation: string): void {
  if (instrument !== undefined && !isInstrumentId(instrument))
    throw new Failure('BAD_ARGUMENT', `"${instrument}" names no instrument; one looks like au-nsw/ltgame-2016.`);
  if (compilation !== '' && !isCompilation(compilation))
    throw new Failure('BAD_ARGUMENT', `"${compilation}" names no compilation; one looks like 2025-03-01.`);
}
