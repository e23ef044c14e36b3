import type { DataSource } from 'typeorm';
import type { Comparison } from '../core/compare/matrix/comparison';
import { officialWords } from '../io/postgres/store/printed-reader';
import type { OfficialClause, OfficialTexts } from './clause-wordings';
import { columnsOf, compare } from './compare';
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
  const cited = new Set(
    columns.flatMap(({ ruleSet }) => [...ruleSet.facts.values()].flatMap(({ clauses }) => clauses)),
  );
  return compare(held.book, code, sides, today, await officialTexts(dataSource, held, [...cited]), drafts);
}

async function officialTexts(dataSource: DataSource, held: Held, citations: readonly string[]): Promise<OfficialTexts> {
  const clauses = citations.flatMap((citation) => held.clauses.at(citation) ?? []);
  const printed = await officialWords(
    dataSource,
    clauses.flatMap(({ textId }) => textId ?? []),
  );
  const byId = new Map(printed.map((words) => [words.id, words]));
  const found = new Map<string, OfficialClause>(
    clauses.flatMap(({ citation, heading, textId }) => {
      const words = textId === null ? undefined : byId.get(textId);
      return words ? [[citation, { heading, text: words.text, blocks: words.blocks ?? [] }]] : [];
    }),
  );
  // The text held is that of the newest compilation.
  const newest = new Map(held.book.instruments.map(({ id, compilation }) => [id, compilation]));
  return {
    at: (citation, compilation) =>
      newest.get(citation.split('#')[0] ?? '') === compilation ? found.get(citation) : undefined,
  };
}
