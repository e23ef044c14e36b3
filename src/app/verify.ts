import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failures/failure';
import { verifySource, type Disagreement } from '../core/rules/verify';
import type { InstrumentSource } from '../core/rules/source';
import { sha256 } from '../io/files/digest';
import { projectSources } from '../io/files/compiled-sources';
import { instrumentOf } from './instrument-name';
import { readOfficialText } from './read-official-text';

export interface Verification {
  readonly verified: readonly { readonly instrument: string; readonly clauses: number; readonly facts: number }[];
  readonly disagreements: readonly Disagreement[];
  /** Instruments whose official text is not in the folder. */
  readonly missing: readonly string[];
}

/** Holds every instrument's rule sources against its official text, found in the folder by its bytes or by its name. */
export async function verifyAll(folder: string): Promise<Verification> {
  const sources = await projectSources();
  const texts = new Map<string, Awaited<ReturnType<typeof readOfficialText>>>();
  for (const file of textFiles(folder)) {
    const instrument = instrumentOf(file, sha256(readFileSync(file)), sources);
    if (sources.some(({ id }) => id === instrument)) texts.set(instrument, await readOfficialText(file, sources));
  }
  const held = sources.filter(({ id }) => texts.has(id));
  return {
    verified: held.map((source) => ({ instrument: source.id, clauses: clausesIn(source), facts: factsIn(source) })),
    disagreements: held.flatMap((source) => {
      const official = texts.get(source.id);
      return official ? verifySource(source, official, official.facts) : [];
    }),
    missing: sources.filter(({ id }) => !texts.has(id)).map(({ id }) => id),
  };
}

function textFiles(folder: string): readonly string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Failure('NO_SUCH_FILE', `${folder}: there is no such folder; name the one with the official texts.`);
  return readdirSync(folder)
    .filter((name) => /\.(?:txt|pdf)$/i.test(name))
    .sort()
    .map((name) => join(folder, name));
}

const clausesIn = (source: InstrumentSource): number =>
  source.books.reduce((sum, book) => sum + book.clauses.length, 0);

const factsIn = (source: InstrumentSource): number =>
  source.books
    .flatMap((book) => book.facts)
    .reduce((sum, { facts }) => sum + Object.values(facts).reduce((count, entries) => count + entries.length, 0), 0);
