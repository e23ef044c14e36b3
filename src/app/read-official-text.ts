import { setImmediate } from 'node:timers/promises';
import { recogniseFacts, type RecognisedFact } from '../core/games/recognise';
import { textOf } from '../core/reading/lines/lines';
import type { LintFinding } from '../core/reading/lint/lint-finding';
import type { TextWords } from '../core/reading/meaning/clause-words';
import { readPages } from '../core/reading/read-instrument';
import type { Reading } from '../core/reading/reading';
import type { InstrumentSource } from '../core/rules/source';
import { readOfficialFile, type ReadingOptions } from '../io/files/official-text';
import { Failure } from '../core/failures/failure';
import { instrumentNamed, type NamedBy } from './instrument-name';
import { pinsFor } from './reading-style';

export interface OfficialReading {
  readonly instrument: string;
  readonly namedBy: NamedBy;
  readonly sha256: string;
  readonly content: string;
  readonly reading: Reading;
  readonly facts: readonly RecognisedFact[];
  /** Worked out where it was read, if it was read beside a service. */
  readonly prepared?: PreparedReading;
}

/** What a preview asks of a text and takes long. */
export interface PreparedReading {
  readonly lint: readonly LintFinding[];
  readonly words: TextWords;
}

/** Reading the file, finding its clauses, finding its facts. */
const STAGES = 3;

/** Reads a file into its clause tree and the facts found in it; refuses a file in which no clause can be found. */
export async function readOfficialText(
  file: string,
  known: readonly Pick<InstrumentSource, 'id' | 'textSha256' | 'reading'>[],
  named?: string,
  options: ReadingOptions = {},
): Promise<OfficialReading> {
  const { pages, sha256, isPdf } = await readOfficialFile(file, options);
  const finished = async (done: number): Promise<void> => {
    if (options.onProgress === undefined) return;
    // Each page of a PDF has been told of already.
    if (!isPdf) options.onProgress({ done, total: STAGES, unit: 'stages' });
    // Whoever watches is let in between two stages, each of which takes its thread whole.
    await setImmediate();
  };
  await finished(1);
  const { instrument, namedBy } = instrumentNamed(options.shownAs ?? file, sha256, known, named);
  const reading = readPages(pages, pinsFor(instrument, pages, known));
  if (reading.clauses.length === 0)
    throw new Failure(
      'NO_CLAUSES',
      `${options.shownAs ?? file} holds no numbered clause, so it is not read as an instrument; supply the official text whole.`,
    );
  await finished(2);
  const facts = recogniseFacts(reading);
  await finished(STAGES);
  const content = pages.map(({ lines }) => lines.map(textOf).join('\n')).join('\n');
  return { instrument, namedBy, sha256, content, reading, facts };
}
