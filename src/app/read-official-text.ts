import { recogniseFacts, type RecognisedFact } from '../core/games/recognise';
import { textOf } from '../core/reading/lines/lines';
import { readPages } from '../core/reading/read-instrument';
import type { Reading } from '../core/reading/reading';
import type { InstrumentSource } from '../core/rules/source';
import { readOfficialFile } from '../io/files/official-text';
import { Failure } from '../core/failures/failure';
import { instrumentOf } from './instrument-name';
import { pinsFor } from './reading-style';

export interface OfficialReading {
  readonly instrument: string;
  readonly sha256: string;
  readonly content: string;
  readonly reading: Reading;
  readonly facts: readonly RecognisedFact[];
}

/** Reads a file into its clause tree and the facts found in it; refuses a file in which no clause can be found. */
export async function readOfficialText(
  file: string,
  known: readonly Pick<InstrumentSource, 'id' | 'textSha256' | 'reading'>[],
  named?: string,
): Promise<OfficialReading> {
  const { pages, sha256 } = await readOfficialFile(file);
  const instrument = named ?? instrumentOf(file, sha256, known);
  const reading = readPages(pages, pinsFor(instrument, pages, known));
  if (reading.clauses.length === 0)
    throw new Failure(
      'NO_CLAUSES',
      `${file} holds no numbered clause, so it is not read as an instrument; supply the official text whole.`,
    );
  return {
    instrument,
    sha256,
    content: pages.map(({ lines }) => lines.map(textOf).join('\n')).join('\n'),
    reading,
    facts: recogniseFacts(reading),
  };
}
