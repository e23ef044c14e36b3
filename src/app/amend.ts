import { applyInstructions, type Amended } from '../core/amending/applying/apply';
import type { Instruction } from '../core/amending/instruction';
import { instructionsIn } from '../core/amending/instructions-in';
import type { KnownInstrument } from '../core/amending/known-instruments';
import { Failure } from '../core/failures/failure';
import { readPages } from '../core/reading/read-instrument';
import type { Reading } from '../core/reading/reading';
import type { InstrumentSource } from '../core/rules/source';
import { readOfficialFile } from '../io/files/official-text';
import { instrumentOf } from './instrument-name';

type Source = Pick<InstrumentSource, 'id' | 'title' | 'citation' | 'textSha256'>;

export interface AmendmentRead {
  /** The amending instrument. */
  readonly instrument: string;
  readonly instructions: readonly Instruction[];
  /** Present where a target was given. */
  readonly next?: Amended & { readonly target: string };
}

/** Reads the instructions of an amending instrument and, where its target is given, applies them to it. */
export async function amend(file: string, to: string | undefined, sources: readonly Source[]): Promise<AmendmentRead> {
  const { pages, sha256 } = await readOfficialFile(file);
  const target = to === undefined ? undefined : await readTarget(to, sources);
  const known: readonly KnownInstrument[] = [
    ...(target === undefined ? [] : [target]),
    ...sources.map(({ id, title, citation }) => ({ id, names: [title, citation] })),
  ];
  const { reading, instructions } = instructionsIn(pages, known);
  if (reading.clauses.length === 0 && instructions.length === 0) throw noClauses(file);
  const instrument = instrumentOf(file, sha256, sources);
  if (target === undefined) return { instrument, instructions };
  return { instrument, instructions, next: { target: target.id, ...applyInstructions(target.reading, instructions) } };
}

async function readTarget(file: string, sources: readonly Source[]): Promise<KnownInstrument & { reading: Reading }> {
  const { pages, sha256 } = await readOfficialFile(file);
  const reading = readPages(pages);
  if (reading.clauses.length === 0) throw noClauses(file);
  const { title } = reading.frontMatter;
  return { id: instrumentOf(file, sha256, sources), names: title === undefined ? [] : [title.text], reading };
}

function noClauses(file: string): Failure {
  return new Failure(
    'NO_CLAUSES',
    `${file} holds no numbered clause, so it is not read as an instrument; supply the official text whole.`,
  );
}
