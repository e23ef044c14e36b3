import { basename, extname } from 'node:path';
import type { InstrumentSource } from '../core/rules/source';
import { isInstrumentId } from '../core/values/citation';

/** ISO 3166 keeps ZZ for users' own purposes: an instrument whose place nobody has said. */
const UNPLACED = 'zz';

/**
 * Which instrument a file is: the one whose verified text has these very bytes; else the one its name says
 * (`au-nsw-ltgame-2016.txt` is `au-nsw/ltgame-2016`) where rules are held for that jurisdiction; else one of its own.
 */
export function instrumentOf(
  file: string,
  sha256: string,
  known: readonly Pick<InstrumentSource, 'id' | 'textSha256'>[],
): string {
  const verified = known.find(({ textSha256 }) => textSha256 === sha256);
  if (verified) return verified.id;
  const slug = basename(file, extname(file))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const places = new Set(known.map(({ id }) => id.split('/')[0] ?? ''));
  for (const place of places) {
    const named = `${place}/${slug.slice(place.length + 1)}`;
    if (slug.startsWith(`${place}-`) && isInstrumentId(named)) return named;
  }
  return `${UNPLACED}/${slug || 'instrument'}`;
}
