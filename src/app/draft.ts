import { textWords } from '../core/reading/meaning/clause-words';
import { wordRows } from '../core/reading/meaning/word-rows';
import { draftSource } from '../core/rules/drafting/draft-source';
import type { InstrumentSource } from '../core/rules/source';
import { sha256 } from '../io/files/digest';
import { writeDraft } from '../io/files/write-draft';
import { refuseNameless } from './ingesting/resemblance';
import { resemblanceIn } from './ingesting/resemblance-in';
import { readOfficialText } from './read-official-text';

/** What `draft` says of the folder it wrote. */
export interface Drafted {
  readonly instrument: string;
  readonly files: readonly string[];
  readonly books: number;
  readonly clauses: number;
  readonly facts: number;
  /** Recognised facts that no rule set could hold, each with the reason. */
  readonly leftOut: readonly string[];
}

/** Reads an official text nobody has worked on and writes a folder of rule sources for a person to finish. */
export async function draft(
  file: string,
  folder: string,
  known: readonly Pick<InstrumentSource, 'id' | 'textSha256' | 'reading' | 'words'>[],
  named?: string,
): Promise<Drafted> {
  const official = await readOfficialText(file, known, named);
  refuseNameless(official, resemblanceIn(official, known), file);
  const { source, leftOut } = draftSource(official, official.facts);
  const layers = source.books.flatMap(({ facts }) => facts);
  return {
    instrument: source.id,
    files: writeDraft(folder, { ...source, words: wordRows(textWords(official.reading, sha256)) }),
    books: source.books.length,
    clauses: source.books.reduce((sum, { clauses }) => sum + clauses.length, 0),
    facts: layers.reduce((sum, { facts }) => sum + Object.values(facts).flat().length, 0),
    leftOut,
  };
}
