import type { DataSource } from 'typeorm';
import type { Comparison } from '../../core/compare/matrix/comparison';
import type { Patience } from '../../io/threads/asked';
import { wordsHeld } from '../compare-held';
import type { Exported } from '../export';
import type { Held } from '../held';
import type { LongWork } from './long-work';
import type { SidesOrder, WrittenAs } from './orders';

/** Where rules are compared for a request, and until when. */
export interface ComparedAside {
  readonly dataSource: DataSource;
  readonly work: LongWork;
  readonly held: Held;
  readonly patience: Patience;
}

export async function compareAside(place: ComparedAside, sides: SidesOrder): Promise<Comparison> {
  const { work, held, patience } = place;
  return work.ask('compare', await withWords(place, sides), held.book, patience);
}

export async function comparisonFileAside(place: ComparedAside, sides: SidesOrder, as: WrittenAs): Promise<Exported> {
  const { work, held, patience } = place;
  return work.ask('comparisonFile', { ...(await withWords(place, sides)), ...as }, held.book, patience);
}

/** Which clauses the sides rest on is known once their rules are; the words of these are in the store. */
async function withWords({ dataSource, work, held, patience }: ComparedAside, sides: SidesOrder) {
  const cited = await work.ask('cited', sides, held.book, patience);
  return { ...sides, ...(await wordsHeld(dataSource, held, cited)) };
}
