import { Failure } from '../../core/failures/failure';
import type { Likeness } from '../../core/reading/meaning/likeness';
import { counted } from '../../core/values/counted';
import type { NamedBy } from '../instrument-name';
import type { OfficialReading } from '../read-official-text';

type Named = Pick<OfficialReading, 'instrument' | 'namedBy'>;

/** What a text resembles, as people are told. */
export const resemblanceSaid = ({ instrument, shared, clauses }: Likeness): string =>
  `It resembles ${instrument}: ${String(shared)} of its ${counted(clauses, 'clause')} stand there word for word.`;

/** How an instrument is named, on each of the two ways in. */
export const BY_OPTION = 'pass --instrument';
export const BY_ARGUMENT = 'upload it again with instrument:';

/** Who named a text, or whose bytes are known, need not be told what it resembles. */
export const isSettled = (namedBy: NamedBy): boolean => namedBy === 'person' || namedBy === 'bytes';

/**
 * Why a text may not be stored under the name it goes by, as one sentence; nothing where it may. A place that nobody named is made
 * up, and a text that resembles another instrument than its file's name says is more likely a version of that one.
 */
export function namelessness(
  { instrument, namedBy }: Named,
  likeness: Likeness | undefined,
  how: string,
): string | undefined {
  if (isSettled(namedBy)) return undefined;
  if (likeness !== undefined && likeness.instrument !== instrument)
    return (
      `Nobody has said which instrument this is, and it resembles ${likeness.instrument} (${String(likeness.shared)} of its ` +
      `${counted(likeness.clauses, 'clause')} stand there word for word): ${how} ${likeness.instrument} to store it as the next version ` +
      'of that, or the id of its own that it is to have where it is another instrument.'
    );
  if (namedBy === 'file') return undefined;
  return `Nobody has said which instrument this is, it resembles none that is held and its file name begins with no known place: ${how} the id that it is to have, such as au-vic/casino-rules-2020.`;
}

/** Stops what would give a text a place that nobody has named. */
export function refuseNameless(official: Named, likeness: Likeness | undefined, file: string): void {
  const sentence = namelessness(official, likeness, BY_OPTION);
  if (sentence !== undefined) throw new Failure('UNNAMED_INSTRUMENT', `${file}: ${sentence}`);
}
