import type { InstrumentSource } from '../core/rules/source';
import type { StylePins } from '../core/reading/style';
import { textOf, type SourcePage } from '../core/reading/lines/lines';

/** The title and the making words stand in the first lines. */
const LINES_THAT_TELL = 80;

/**
 * What the reader is told about a text beforehand: the pins of the instrument it is, else of the one whose phrases stand in its
 * first lines, which is the same instrument in another file.
 */
export function pinsFor(
  instrument: string,
  pages: readonly SourcePage[],
  known: readonly Pick<InstrumentSource, 'id' | 'reading'>[],
): StylePins {
  const own = known.find(({ id }) => id === instrument);
  if (own !== undefined) return own.reading ?? {};
  const head = plain(
    pages
      .flatMap(({ lines }) => lines)
      .slice(0, LINES_THAT_TELL)
      .map(textOf)
      .join(' '),
  );
  const like = known.find(({ reading }) => reading?.knownBy?.every((phrase) => head.includes(plain(phrase))) === true);
  return like?.reading ?? {};
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
}
