import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failures/failure';
import { textWords } from '../core/reading/meaning/clause-words';
import { wordRows } from '../core/reading/meaning/word-rows';
import { verifySource, type Disagreement } from '../core/rules/verify';
import { settledByWriting } from '../core/rules/verify/words';
import type { InstrumentSource } from '../core/rules/source';
import { sha256 } from '../io/files/digest';
import { projectSources } from '../io/files/compiled-sources';
import { folderOf, ruleSourcesFolder } from '../io/files/project-root';
import { writeWords } from '../io/files/words-file';
import { instrumentOf } from './instrument-name';
import { readOfficialText, type OfficialReading } from './read-official-text';

export interface Verification {
  readonly verified: readonly {
    readonly instrument: string;
    readonly clauses: number;
    readonly facts: number;
  }[];
  /** Of the instruments, those that are drafts. */
  readonly drafts: readonly string[];
  readonly disagreements: readonly Disagreement[];
  /** Instruments whose official text is not in the folder. */
  readonly missing: readonly string[];
  /** Files of hashes that were written anew. */
  readonly written: readonly string[];
}

/**
 * Holds every instrument's rule sources against its official text, found in the folder by its bytes or by its name; on request
 * writes the hashes of the texts with which everything else agrees.
 */
export async function verifyAll(folder: string, writesWords = false): Promise<Verification> {
  const sources = await projectSources();
  const texts = new Map<string, OfficialReading>();
  for (const file of textFiles(folder)) {
    const instrument = instrumentOf(file, sha256(readFileSync(file)), sources);
    if (sources.some(({ id }) => id === instrument)) texts.set(instrument, await readOfficialText(file, sources));
  }
  const held = sources.flatMap((source) => {
    const official = texts.get(source.id);
    return official === undefined ? [] : [verified(source, official, writesWords)];
  });
  return {
    verified: held.map(({ source }) => ({
      instrument: source.id,
      clauses: clausesIn(source),
      facts: factsIn(source),
    })),
    drafts: sources.filter(({ draft }) => draft === true).map(({ id }) => id),
    disagreements: held.flatMap(({ disagreements }) => disagreements),
    missing: sources.filter(({ id }) => !texts.has(id)).map(({ id }) => id),
    written: held.flatMap(({ written }) => written),
  };
}

interface Verified {
  readonly source: InstrumentSource;
  readonly disagreements: readonly Disagreement[];
  readonly written: readonly string[];
}

function verified(source: InstrumentSource, official: OfficialReading, writesWords: boolean): Verified {
  const disagreements = verifySource(source, official, official.facts, sha256);
  const others = disagreements.filter(({ code }) => !settledByWriting(code));
  if (!writesWords || others.length > 0 || disagreements.length === 0) return { source, disagreements, written: [] };
  const rows = wordRows(textWords(official.reading, sha256));
  return { source, disagreements: [], written: [writeWords(folderOf(ruleSourcesFolder(), source), rows)] };
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
