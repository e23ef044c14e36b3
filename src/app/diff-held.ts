import type { DataSource } from 'typeorm';
import { differenceOf, type Difference } from '../core/differences/difference';
import { storedReading } from '../io/postgres/store/stored-reading';
import { storedWordRows } from '../io/postgres/store/text-reader';
import { isFile, sideOf } from './diff';
import { namedSide, type NamedSide, type SideQuestion } from './diff-side-names';
import { inOneSortOfWords, type WordedSide } from './diff-sides';
import { sideText, type TextHeld } from './side-text';
import type { Held } from './held';

/** The same from the store: in the official words, where the texts of both sides were ingested. */
export async function diffHeld(
  dataSource: DataSource,
  held: Held,
  [from, to]: readonly [string, string],
  question: SideQuestion,
  { files }: { readonly files: boolean },
): Promise<Difference> {
  const side = async (name: string): Promise<WordedSide> => {
    if (files && isFile(name)) return sideOf(held.book, held.sources, name, question);
    const named = namedSide(held.book, name, question, held.instruments());
    const text = await textHeld(dataSource, held, versionMeant(named));
    return { ...named, text: text && sideText(text) };
  };
  return differenceOf(...inOneSortOfWords(await side(from), await side(to)));
}

/** Which text of an instrument is meant; without rule sources the newest. */
export interface VersionMeant {
  readonly instrument: string;
  readonly compilation: string | undefined;
  readonly hasSources: boolean;
  readonly verifiedSha256: string | undefined;
}

export const versionMeant = ({ instrument, compilation, source }: NamedSide): VersionMeant => ({
  ...{ instrument, compilation, hasSources: source !== undefined, verifiedSha256: source?.textSha256 },
});

/** The text of the version that is meant, where it was ingested. */
export async function textHeld(
  dataSource: DataSource,
  held: Held,
  { instrument, compilation, hasSources, verifiedSha256 }: VersionMeant,
): Promise<TextHeld | undefined> {
  const own = held.editions.filter((edition) => edition.kind === 'text' && edition.instrument === instrument);
  const edition = hasSources ? own.find((one) => one.compilation === (compilation ?? '')) : own.at(-1);
  if (edition === undefined) return undefined;
  const [reading, rows] = await Promise.all([
    storedReading(dataSource, edition.id),
    storedWordRows(dataSource, edition.id),
  ]);
  return { reading, rows, verified: hasSources && verifiedSha256 === edition.sha256 };
}
