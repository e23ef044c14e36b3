import { statSync } from 'node:fs';
import { differenceOf, type Difference } from '../core/differences/difference';
import { Failure } from '../core/failures/failure';
import { textWords } from '../core/reading/meaning/clause-words';
import type { InstrumentSource } from '../core/rules/source';
import { sha256 } from '../io/files/digest';
import { namedSide, type SideQuestion } from './diff-side-names';
import { inOneSortOfWords, type WordedSide } from './diff-sides';
import { readOfficialText } from './read-official-text';
import type { RuleBook } from './rule-book';

/** Two sides from files and rule sources alone: a side that is a file is read on the spot. */
export async function diffSides(
  rules: RuleBook,
  known: readonly InstrumentSource[],
  names: readonly [string, string],
  question: SideQuestion,
): Promise<Difference> {
  const [from, to] = [await sideOf(rules, known, names[0], question), await sideOf(rules, known, names[1], question)];
  return differenceOf(...inOneSortOfWords(from, to));
}

/** A name that is a file is that file, whatever else it may be the name of. */
export const isFile = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isFile() === true;

export async function sideOf(
  rules: RuleBook,
  known: readonly InstrumentSource[],
  name: string,
  question: SideQuestion,
): Promise<WordedSide> {
  if (isFile(name)) return fileSide(rules, known, name);
  if (/\.(?:pdf|txt|md)$/i.test(name))
    throw new Failure('NO_SUCH_FILE', `There is no file ${name}; check the name and the folder.`);
  return namedSide(rules, name, question);
}

async function fileSide(rules: RuleBook, known: readonly InstrumentSource[], file: string): Promise<WordedSide> {
  const { instrument, sha256: hash, reading, facts } = await readOfficialText(file, known);
  const source = rules.sources.find((one) => one.id === instrument && one.textSha256 === hash);
  const verified = source !== undefined;
  return {
    ...{ name: file, instrument, compilation: source?.compilation, source },
    ruleSets: verified ? rules.ruleSetsFrom(instrument).filter((set) => set.compilation === source.compilation) : [],
    text: { reading, verified, recognised: facts, hashes: textWords(reading, sha256) },
  };
}
