import type { DataSource } from 'typeorm';
import type { Reading } from '../../../core/reading/reading';
import { ClauseEntity } from '../entities/clause.entity';
import { ReferenceEntity } from '../entities/reference.entity';
import { addEdition } from './edition-store';
import { storeFacts, type PlacedFacts } from './fact-store';
import { insertAll } from './insert-all';

export interface OfficialText {
  readonly instrument: string;
  readonly sha256: string;
  readonly content: string;
  readonly reading: Reading;
  readonly facts: readonly PlacedFacts[];
}

/** Stores an official text with its tree, facts and references, all or nothing; the same bytes again change nothing. */
export async function storeOfficialText(dataSource: DataSource, text: OfficialText): Promise<boolean> {
  const { reading } = text;
  return dataSource.transaction(async (manager) => {
    const editionId = await addEdition(manager, text.instrument, {
      kind: 'text',
      sha256: text.sha256,
      content: text.content,
      diagnostics: reading.diagnostics,
      unplaced: reading.unplaced,
    });
    if (editionId === undefined) return false;
    const books = [...new Set(reading.clauses.map(({ book }) => book))];
    const positions = positionsInBook(reading);
    const terms = new Map<string, string[]>();
    for (const { book, clause, term } of reading.definitions)
      terms.set(`${book}/${clause}`, [...(terms.get(`${book}/${clause}`) ?? []), term]);
    await insertAll(
      manager,
      ClauseEntity,
      reading.clauses.map((clause, index) => ({
        editionId,
        book: clause.book,
        bookOrdinal: books.indexOf(clause.book),
        label: clause.label,
        // Counted within the book, as the sources count, so that both stand in one order.
        ordinal: positions[index] ?? 0,
        parent: clause.parent ?? null,
        kind: clause.kind,
        heading: clause.heading,
        body: clause.text,
        labelBasis: clause.labelBasis,
        line: clause.line,
        page: clause.page ?? null,
        defines: terms.get(`${clause.book}/${clause.label}`) ?? [],
      })),
    );
    await insertAll(
      manager,
      ReferenceEntity,
      reading.references.map(({ from, words, kind, target, line }) => ({
        editionId,
        fromBook: from.book,
        fromLabel: from.label,
        words,
        kind,
        targetBook: target?.book ?? null,
        targetLabel: target?.label ?? null,
        line,
      })),
    );
    await storeFacts(manager, editionId, text.facts);
    return true;
  });
}

function positionsInBook({ clauses }: Reading): readonly number[] {
  const next = new Map<string, number>();
  return clauses.map(({ book }) => {
    const position = next.get(book) ?? 0;
    next.set(book, position + 1);
    return position;
  });
}
