import type { DataSource, EntityManager } from 'typeorm';
import { effectsOf } from '../../../core/rules/effect';
import { sourceName } from '../../../core/rules/effect-rows';
import type { BookSource, ConflictSource, InForce, InstrumentSource } from '../../../core/rules/source';
import { grouped } from '../../../core/values/grouped';
import { sha256 } from '../../files/digest';
import { ClauseEntity } from '../entities/clause.entity';
import { EditionEntity } from '../entities/edition.entity';
import { addEdition } from './edition-store';
import { storeSourceEffects } from './effect-store';
import { loadFacts, storeFacts, type PlacedFacts } from './fact-store';
import { editionsHeld, newestChange } from './held-editions';
import { insertAll } from './insert-all';
import { keepSearchWords } from './search-words';

/** Stores an instrument's rule sources as a new edition, in one transaction; the same content again changes nothing. */
export async function storeSources(
  dataSource: DataSource,
  source: InstrumentSource,
  who = 'rule sources',
): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const { id, books, inForce, compilation, ...about } = source;
    const edition = await addEdition(
      manager,
      id,
      {
        kind: 'sources',
        sha256: sha256(JSON.stringify(source)),
        compilation: compilation ?? '',
        inForceFrom: inForce.from,
        inForceTo: inForce.to ?? null,
        inForceBasis: inForce.basis,
        inForceReason: inForce.reason ?? null,
        about: {
          ...about,
          conflicts: books.flatMap((book) => (book.conflicts.length === 0 ? [] : [[book.id, book.conflicts]])),
        },
      },
      who,
    );
    if (edition === undefined) return false;
    await storeBooks(manager, edition.id, books);
    await storeSourceEffects(manager, sourceName(id, compilation), edition.change, effectsOf(source));
    return true;
  });
}

async function storeBooks(manager: EntityManager, editionId: number, books: readonly BookSource[]): Promise<void> {
  const clauses = books.flatMap((book, bookOrdinal) =>
    book.clauses.map((clause, ordinal) => ({
      editionId,
      book: book.id,
      bookOrdinal,
      label: clause.label,
      ordinal,
      heading: clause.heading,
      body: clause.says,
      class: clause.class,
      unchecked: clause.unchecked ?? null,
      note: clause.note ?? null,
      defines: clause.defines ?? [],
    })),
  );
  await insertAll(manager, ClauseEntity, clauses);
  await keepSearchWords(manager, clauses);
  await storeFacts(
    manager,
    editionId,
    books.flatMap(({ id, facts }) => facts.map((layer) => ({ ...layer, book: id }))),
  );
}

/** The rule sources in these editions, as they were stored. */
export async function loadSources(
  dataSource: DataSource,
  ids: readonly number[],
): Promise<ReadonlyMap<number, InstrumentSource>> {
  if (ids.length === 0) return new Map();
  const [editions, clauses, facts] = await Promise.all([
    dataSource
      .getRepository(EditionEntity)
      .createQueryBuilder('edition')
      .where('edition.id = ANY(:ids)', { ids })
      .getMany(),
    dataSource.query<ClauseRow[]>(CLAUSES, [ids]),
    loadFacts(dataSource, ids),
  ]);
  const own = grouped(clauses, ({ editionId }) => editionId);
  return new Map(
    editions.map((edition) => [edition.id, sourceOf(edition, own.get(edition.id) ?? [], facts.get(edition.id) ?? [])]),
  );
}

/** Those known now, in the order of their instruments. */
export async function currentSources(dataSource: DataSource): Promise<readonly InstrumentSource[]> {
  const held = await editionsHeld(dataSource, await newestChange(dataSource));
  const ids = held.filter(({ kind }) => kind === 'sources').map(({ id }) => id);
  const sources = await loadSources(dataSource, ids);
  return ids.flatMap((id) => sources.get(id) ?? []);
}

type ClauseRow = Pick<
  ClauseEntity,
  'editionId' | 'book' | 'label' | 'heading' | 'body' | 'class' | 'unchecked' | 'note' | 'defines'
>;

const CLAUSES = `
  SELECT edition_id AS "editionId", book, label, heading, body, class, unchecked, note, defines
  FROM clause WHERE edition_id = ANY($1) ORDER BY edition_id, book_ordinal, ordinal`;

function sourceOf(edition: EditionEntity, own: readonly ClauseRow[], facts: readonly PlacedFacts[]): InstrumentSource {
  if (!edition.about || !edition.inForceFrom || !edition.inForceBasis)
    throw new Error(`Edition ${String(edition.id)} of ${edition.instrumentId} is incomplete.`);
  const { conflicts = [], ...about } = edition.about;
  const atOdds = new Map(conflicts);
  return {
    ...about,
    id: edition.instrumentId,
    compilation: edition.compilation === '' ? undefined : edition.compilation,
    inForce: {
      from: edition.inForceFrom as InForce['from'],
      to: (edition.inForceTo ?? undefined) as InForce['to'],
      basis: edition.inForceBasis,
      reason: edition.inForceReason ?? undefined,
    },
    books: [...new Set(own.map(({ book }) => book))].map((id) => bookOf(id, own, facts, atOdds.get(id) ?? [])),
  };
}

function bookOf(
  id: string,
  clauses: readonly ClauseRow[],
  facts: readonly PlacedFacts[],
  conflicts: readonly ConflictSource[],
): BookSource {
  return {
    id,
    clauses: clauses
      .filter(({ book }) => book === id)
      .map(({ label, heading, body, class: kind, unchecked, note, defines }) => ({
        label,
        heading,
        class: kind ?? 'structure',
        says: body,
        unchecked: unchecked ?? undefined,
        note: note ?? undefined,
        defines,
      })),
    facts: facts.filter(({ book }) => book === id).map(({ book: _, ...layer }) => layer),
    conflicts,
  };
}
