import type { DataSource } from 'typeorm';
import { differenceOf, type Difference } from '../core/differences/difference';
import type { Side } from '../core/differences/side';
import { recogniseFacts } from '../core/games/recognise';
import { readWordRows } from '../core/reading/meaning/word-rows';
import { storedReading } from '../io/postgres/store/stored-reading';
import { storedWordRows } from '../io/postgres/store/text-reader';
import { isFile, sideOf } from './diff';
import { namedSide, type NamedSide, type SideQuestion } from './diff-side-names';
import { inOneSortOfWords, type SideText, type WordedSide } from './diff-sides';
import type { Held } from './held';

/** What compares two sides: on the spot, or beside a service that has others to answer. */
type Differ = (from: Side, to: Side) => Difference | Promise<Difference>;

/** The same from the store: in the official words, where the texts of both sides were ingested. */
export async function diffHeld(
  dataSource: DataSource,
  held: Held,
  [from, to]: readonly [string, string],
  question: SideQuestion,
  { files, differ = differenceOf }: { readonly files: boolean; readonly differ?: Differ },
): Promise<Difference> {
  const side = async (name: string): Promise<WordedSide> => {
    if (files && isFile(name)) return sideOf(held.book, held.sources, name, question);
    const named = namedSide(held.book, name, question, held.instruments());
    return { ...named, text: await textOf(dataSource, held, named) };
  };
  return differ(...inOneSortOfWords(await side(from), await side(to)));
}

/** The text of the version that is meant, where it was ingested. */
async function textOf(dataSource: DataSource, held: Held, side: NamedSide): Promise<SideText | undefined> {
  const { instrument, compilation, source } = side;
  const own = held.editions.filter((edition) => edition.kind === 'text' && edition.instrument === instrument);
  const edition = source === undefined ? own.at(-1) : own.find((one) => one.compilation === (compilation ?? ''));
  if (edition === undefined) return undefined;
  const [reading, rows] = await Promise.all([
    storedReading(dataSource, edition.id),
    storedWordRows(dataSource, edition.id),
  ]);
  const verified = source?.textSha256 === edition.sha256;
  return {
    ...{ reading, verified, hashes: rows && readWordRows(rows) },
    recognised: verified ? [] : recogniseFacts(reading),
  };
}
