import type { DataSource } from 'typeorm';
import type { TextWords } from '../core/reading/meaning/clause-words';
import { readWordRows } from '../core/reading/meaning/word-rows';
import type { InstrumentSource } from '../core/rules/source';
import type { HeldEdition } from '../io/postgres/store/held-editions';
import { textOf } from './join-clauses';

export type TextWordsByInstrument = ReadonlyMap<string, TextWords>;

/**
 * The words of the ingested texts that are other bytes than those the rule sources were verified against. The very bytes that were
 * verified have nothing to tell, and are the usual case.
 */
export async function textWordsOf(
  dataSource: DataSource,
  sources: readonly InstrumentSource[],
  texts: readonly HeldEdition[],
): Promise<TextWordsByInstrument> {
  const others = sources.flatMap((source) => {
    const text = textOf(texts, source.id, source);
    return text === undefined || text.sha256 === source.textSha256 ? [] : [text];
  });
  if (others.length === 0) return new Map();
  const rows = await dataSource.query<{ instrument: string; words: string | null }[]>(
    'SELECT instrument_id AS instrument, words FROM edition WHERE id = ANY($1)',
    [others.map(({ id }) => id)],
  );
  return new Map(
    rows.flatMap(({ instrument, words }) => {
      const read = words === null ? undefined : readWordRows(words.split('\n'));
      return read === undefined ? [] : [[instrument, read] as const];
    }),
  );
}
