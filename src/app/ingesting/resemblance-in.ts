import { heldWords } from '../../core/links/suspicions';
import { ownWords } from '../../core/reading/meaning/clause-words';
import { likenessOf, type KnownText, type Likeness } from '../../core/reading/meaning/likeness';
import type { InstrumentSource } from '../../core/rules/source';
import { sha256 } from '../../io/files/digest';
import type { OfficialReading } from '../read-official-text';
import { isSettled } from './resemblance';

type Known = Pick<InstrumentSource, 'id' | 'words'>;

/** The instrument a text resembles where nobody named it, out of those whose rule sources are at hand, and other texts. */
export function resemblanceIn(
  { namedBy, reading }: OfficialReading,
  known: readonly Known[],
  texts: readonly KnownText[] = [],
): Likeness | undefined {
  return isSettled(namedBy) ? undefined : likenessOf(ownWords(reading, sha256), [...known.map(wordsOf), ...texts]);
}

const wordsOf = ({ id, words }: Known): KnownText => ({
  instrument: id,
  words: heldWords({ words }).clauses.map(({ words: own }) => own),
});
