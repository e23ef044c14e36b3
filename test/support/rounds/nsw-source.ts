import { parse } from 'yaml';
import type { InstrumentSource } from '../../../src/core/rules/source';
import { factsSchema } from '../../../src/io/files/facts-schema';
import { instrumentSchema } from '../../../src/io/files/source-schemas';

/**
 * The NSW order's rule sources from their files, without the statements of its clauses: most of the reading, and no
 * part of judging. A test of the rule sets holds the result to that of the whole folder.
 */
export function readNswSource(id: string, instrument: string, rules: string): InstrumentSource {
  const { books, ...about } = instrumentSchema.parse(parse(instrument));
  const stated = factsSchema.parse(parse(rules));
  return {
    id,
    ...about,
    books: books.map((book) => ({
      id: book,
      clauses: [],
      ...(book === 'rules' ? stated : { facts: [], conflicts: [] }),
    })),
  };
}
