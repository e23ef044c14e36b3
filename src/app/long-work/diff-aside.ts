import type { Difference } from '../../core/differences/difference';
import { textHeld } from '../diff-held';
import type { Exported } from '../export';
import type { ComparedAside } from './compare-aside';
import type { DiffOrder, NamesAsked, WrittenAs } from './orders';

/** Compares the clauses of two sides; their rule sets come back without facts, since nobody looks at these there. */
export async function diffAside(
  place: ComparedAside,
  names: readonly [string, string],
  question: NamesAsked,
): Promise<Difference> {
  const { work, held, patience } = place;
  return work.ask('diff', await withTexts(place, names, question), held.book, patience);
}

export async function diffFileAside(
  place: ComparedAside,
  names: readonly [string, string],
  question: NamesAsked,
  as: WrittenAs,
): Promise<Exported> {
  const { work, held, patience } = place;
  return work.ask('diffFile', { ...(await withTexts(place, names, question)), ...as }, held.book, patience);
}

/** Which texts are meant is known once the names are; the texts are in the store. */
async function withTexts(
  { dataSource, work, held, patience }: ComparedAside,
  names: readonly [string, string],
  question: NamesAsked,
): Promise<DiffOrder> {
  const asked = { names, question, instruments: held.instruments() };
  const meant = await work.ask('versions', asked, held.book, patience);
  return { ...asked, texts: await Promise.all(meant.map((version) => textHeld(dataSource, held, version))) };
}
