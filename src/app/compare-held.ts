import type { DataSource } from 'typeorm';
import type { Comparison } from '../core/compare/matrix/comparison';
import { officialWords } from '../io/postgres/store/printed-reader';
import { textsGiven, type OfficialClause, type WordsGiven } from './clause-wordings';
import { citedBy, columnsOf, compare } from './compare';
import { NO_DRAFTS, type Drafts } from './drafts';
import type { Held } from './held';
import type { Today } from './today';

/** The same in the official words, where they were ingested. */
export async function compareHeld(
  dataSource: DataSource,
  held: Held,
  code: string,
  sides: readonly string[],
  today: Today,
  drafts: Drafts = NO_DRAFTS,
): Promise<Comparison> {
  const columns = columnsOf(held.book, code, sides, today, drafts);
  const texts = textsGiven(await wordsHeld(dataSource, held, citedBy(columns)));
  return compare(held.book, code, sides, today, texts, drafts);
}

/** The official words of some clauses, as far as they were ingested. */
export async function wordsHeld(dataSource: DataSource, held: Held, citations: readonly string[]): Promise<WordsGiven> {
  const clauses = citations.flatMap((citation) => held.clauses.at(citation) ?? []);
  const printed = await officialWords(
    dataSource,
    clauses.flatMap(({ textId }) => textId ?? []),
  );
  const byId = new Map(printed.map((words) => [words.id, words]));
  return {
    words: clauses.flatMap(({ citation, heading, textId }): readonly (readonly [string, OfficialClause])[] => {
      const words = textId === null ? undefined : byId.get(textId);
      return words ? [[citation, { heading, text: words.text, blocks: words.blocks ?? [] }]] : [];
    }),
    compilations: held.book.instruments.map(({ id, compilation }) => [id, compilation]),
  };
}
