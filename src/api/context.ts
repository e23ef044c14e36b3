import DataLoader from 'dataloader';
import type { DataSource } from 'typeorm';
import type { RulesService, StoredRules } from '../app/rules-service';
import { citationOf } from '../core/values/citation';
import { clausesAt, type StoredClause } from '../io/postgres/store/clause-reader';
import { booksOf, newestTexts, type StoredBook, type StoredText } from '../io/postgres/store/instrument-reader';
import { referencesOf, type StoredReference } from '../io/postgres/store/reference-reader';

/** What every resolver of one request shares: the rules as they stood at its beginning, and one loader for each kind of row. */
export interface RequestContext {
  readonly rules: StoredRules;
  readonly clause: DataLoader<string, StoredClause | undefined>;
  readonly references: DataLoader<string, readonly StoredReference[]>;
  readonly referencesTo: DataLoader<string, readonly StoredReference[]>;
  readonly text: DataLoader<string, StoredText | undefined>;
  readonly books: DataLoader<string, readonly StoredBook[]>;
}

export async function contextFor(dataSource: DataSource, service: RulesService): Promise<RequestContext> {
  const one = <T>(load: (keys: readonly string[]) => Promise<readonly T[]>, keyOf: (row: T) => string) =>
    new DataLoader<string, T | undefined>(async (keys) => {
      const rows = new Map((await load(keys)).map((row) => [keyOf(row), row]));
      return keys.map((key) => rows.get(key));
    });
  const many = <T>(load: (keys: readonly string[]) => Promise<readonly T[]>, keyOf: (row: T) => string | null) =>
    new DataLoader<string, readonly T[]>(async (keys) => {
      const rows = await load(keys);
      return keys.map((key) => rows.filter((row) => keyOf(row) === key));
    });
  return {
    rules: await service.current(),
    clause: one(
      (keys) => clausesAt(dataSource, keys),
      (row) => citationOf(row.instrument, row.book, row.label),
    ),
    references: many(
      (keys) => referencesOf(dataSource, 'from', keys),
      (row) => row.from,
    ),
    referencesTo: many(
      (keys) => referencesOf(dataSource, 'to', keys),
      (row) => row.to,
    ),
    text: one(
      (keys) => newestTexts(dataSource, keys),
      (row) => row.instrument,
    ),
    books: many(
      (keys) => booksOf(dataSource, keys),
      (row) => row.instrument,
    ),
  };
}
