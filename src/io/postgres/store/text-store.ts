import type { DataSource, EntityManager } from 'typeorm';
import type { LintFinding } from '../../../core/reading/lint/lint-finding';
import { textWords } from '../../../core/reading/meaning/clause-words';
import { wordRows } from '../../../core/reading/meaning/word-rows';
import { Failure } from '../../../core/failures/failure';
import type { Reading } from '../../../core/reading/reading';
import { sha256 } from '../../files/digest';
import { ClauseEntity } from '../entities/clause.entity';
import { DefinitionEntity, TermUseEntity } from '../entities/definition.entity';
import { ReferenceEntity } from '../entities/reference.entity';
import { addEdition, type AddedEdition } from './edition-store';
import { storeFacts, type PlacedFacts } from './fact-store';
import { insertAll } from './insert-all';
import { keepSearchWords } from './search-words';

export interface OfficialText {
  readonly instrument: string;
  readonly compilation?: string | undefined;
  readonly sha256: string;
  readonly content: string;
  readonly reading: Reading;
  readonly lint: readonly LintFinding[];
  readonly facts: readonly PlacedFacts[];
  /** Clauses that a person has seen to be repealed, for the log. */
  readonly repealed?: readonly string[] | undefined;
  /** The edition that was looked at before this one was published, if any; another in its place is not written over. */
  readonly replaces?: { readonly edition: number | undefined } | undefined;
}

/** Stores an official text with its tree, facts, definitions and references, all or nothing; the same bytes again change nothing. */
export async function storeOfficialText(
  dataSource: DataSource,
  text: OfficialText,
  who: string,
): Promise<AddedEdition | undefined> {
  const { reading } = text;
  return dataSource.transaction(async (manager) => {
    const edition = await addEdition(
      manager,
      text.instrument,
      {
        kind: 'text',
        sha256: text.sha256,
        compilation: text.compilation ?? '',
        content: text.content,
        diagnostics: reading.diagnostics,
        lint: text.lint,
        words: wordRows(textWords(reading, sha256)).join('\n'),
        unplaced: reading.unplaced,
        front: {
          frontMatter: reading.frontMatter,
          titles: reading.furniture.filter(({ why }) => why === 'title'),
        },
      },
      who,
      text.repealed === undefined || text.repealed.length === 0 ? {} : { repealed: text.repealed },
    );
    if (edition === undefined) return undefined;
    if (text.replaces) await refuseOutdated(manager, edition.id, text, text.replaces.edition);
    await storeClauses(manager, edition.id, reading);
    await storeDefinitions(manager, edition.id, reading);
    await storeReferences(manager, edition.id, reading);
    await storeFacts(manager, edition.id, text.facts);
    return edition;
  });
}

/** Checked once the instrument is this writer's alone, so that of two who looked at the same text only one publishes. */
async function refuseOutdated(
  manager: EntityManager,
  added: number,
  { instrument, compilation = '' }: OfficialText,
  expected: number | undefined,
): Promise<void> {
  const [before] = await manager.query<{ id: number | null }[]>(
    "SELECT max(id) AS id FROM edition WHERE instrument_id = $1 AND compilation = $2 AND kind = 'text' AND id < $3",
    [instrument, compilation, added],
  );
  if ((before?.id ?? undefined) !== expected) throw previewOutdated(instrument);
}

export const previewOutdated = (instrument: string): Failure =>
  new Failure(
    'PREVIEW_OUTDATED',
    `Another text of ${instrument} was published since this one was looked at; look at its preview again, then publish.`,
  );

async function storeClauses(manager: EntityManager, editionId: number, reading: Reading): Promise<void> {
  const books = [...new Set(reading.clauses.map(({ book }) => book))];
  const positions = positionsInBook(reading);
  const terms = new Map<string, string[]>();
  for (const { book, clause, term } of reading.definitions)
    terms.set(`${book}/${clause}`, [...(terms.get(`${book}/${clause}`) ?? []), term]);
  const clauses = reading.clauses.map((clause, index) => ({
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
    blocks: clause.blocks,
    labelBasis: clause.labelBasis,
    line: clause.line,
    page: clause.page ?? null,
    defines: terms.get(`${clause.book}/${clause.label}`) ?? [],
  }));
  await insertAll(manager, ClauseEntity, clauses);
  await keepSearchWords(manager, clauses);
}

async function storeDefinitions(manager: EntityManager, editionId: number, reading: Reading): Promise<void> {
  await insertAll(
    manager,
    DefinitionEntity,
    reading.definitions.map(({ term, book, clause, text }, ordinal) => ({
      ...{ editionId, ordinal, term, book, label: clause, body: text },
    })),
  );
  const uses = reading.definitions.flatMap((definition, ordinal) => {
    const clauses = new Map(definition.uses.map(({ clause }) => [`${clause.book}/${clause.label}`, clause]));
    return [...clauses.values()].map(({ book, label }) => ({ editionId, definition: ordinal, book, label }));
  });
  await insertAll(manager, TermUseEntity, uses);
}

const storeReferences = (manager: EntityManager, editionId: number, { references }: Reading): Promise<void> =>
  insertAll(
    manager,
    ReferenceEntity,
    references.map(({ from, words, kind, target, line }) => ({
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

function positionsInBook({ clauses }: Reading): readonly number[] {
  const next = new Map<string, number>();
  return clauses.map(({ book }) => {
    const position = next.get(book) ?? 0;
    next.set(book, position + 1);
    return position;
  });
}
