import type { DataSource, EntityManager } from 'typeorm';
import type { BookSource, FactEntry, FactsSource, InForce, InstrumentSource } from '../../../core/rules/source';
import { sha256 } from '../../files/digest';
import { ClauseEntity } from '../entities/clause.entity';
import { EditionEntity } from '../entities/edition.entity';
import { FactEntity } from '../entities/fact.entity';
import { addEdition } from './edition-store';
import { insertAll } from './insert-all';

/** Stores an instrument's rule sources as a new edition, in one transaction; the same content again changes nothing. */
export async function storeSources(dataSource: DataSource, source: InstrumentSource): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const { id, books, inForce, ...about } = source;
    const edition = await addEdition(manager, id, {
      kind: 'sources',
      sha256: sha256(JSON.stringify(source)),
      inForceFrom: inForce.from,
      inForceTo: inForce.to ?? null,
      inForceBasis: inForce.basis,
      inForceReason: inForce.reason ?? null,
      about,
    });
    if (edition === undefined) return false;
    await storeBooks(manager, edition, books);
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
  const facts = books.flatMap((book) => book.facts.flatMap((layer) => factRows(editionId, book.id, layer)));
  await insertAll(manager, ClauseEntity, clauses);
  await insertAll(manager, FactEntity, facts);
}

const factRows = (editionId: number, book: string, { game, variant, facts }: FactsSource): object[] =>
  Object.entries(facts).flatMap(([name, entries]) =>
    entries.map((entry, ordinal) => ({ ...entry, editionId, book, game, variant: variant ?? null, name, ordinal })),
  );

/** The newest rule sources of every instrument, as they were stored. */
export async function loadSources(dataSource: DataSource): Promise<readonly InstrumentSource[]> {
  const editions = await dataSource
    .getRepository(EditionEntity)
    .createQueryBuilder('edition')
    .distinctOn(['edition.instrument_id'])
    .where("edition.kind = 'sources'")
    .orderBy('edition.instrument_id')
    .addOrderBy('edition.id', 'DESC')
    .getMany();
  const ids = editions.map(({ id }) => id);
  const [clauses, facts] = await Promise.all([
    dataSource.query<ClauseRow[]>(CLAUSES, [ids]),
    dataSource.query<FactRow[]>(FACTS, [ids]),
  ]);
  return editions.map((edition) => sourceOf(edition, clauses, facts));
}

type ClauseRow = Pick<
  ClauseEntity,
  'editionId' | 'book' | 'label' | 'heading' | 'body' | 'class' | 'unchecked' | 'note' | 'defines'
>;
type FactRow = Pick<
  FactEntity,
  'editionId' | 'book' | 'game' | 'variant' | 'name' | 'value' | 'clause' | 'also' | 'anchor' | 'basis' | 'note'
>;

const CLAUSES = `
  SELECT edition_id AS "editionId", book, label, heading, body, class, unchecked, note, defines
  FROM clause WHERE edition_id = ANY($1) ORDER BY edition_id, book_ordinal, ordinal`;
const FACTS = `
  SELECT edition_id AS "editionId", book, game, variant, name, value, clause, also, anchor, basis, note
  FROM fact WHERE edition_id = ANY($1) ORDER BY id`;

function sourceOf(edition: EditionEntity, clauses: readonly ClauseRow[], facts: readonly FactRow[]): InstrumentSource {
  const own = clauses.filter(({ editionId }) => editionId === edition.id);
  const stated = facts.filter(({ editionId }) => editionId === edition.id);
  if (!edition.about || !edition.inForceFrom || !edition.inForceBasis)
    throw new Error(`Edition ${String(edition.id)} of ${edition.instrumentId} is incomplete.`);
  return {
    ...edition.about,
    id: edition.instrumentId,
    inForce: {
      from: edition.inForceFrom as InForce['from'],
      to: (edition.inForceTo ?? undefined) as InForce['to'],
      basis: edition.inForceBasis,
      reason: edition.inForceReason ?? undefined,
    },
    books: [...new Set(own.map(({ book }) => book))].map((id) => bookOf(id, own, stated)),
  };
}

function bookOf(id: string, clauses: readonly ClauseRow[], facts: readonly FactRow[]): BookSource {
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
    facts: layersOf(facts.filter(({ book }) => book === id)),
  };
}

function layersOf(rows: readonly FactRow[]): readonly FactsSource[] {
  const layers = new Map<string, { game: string; variant: string | undefined; facts: Record<string, FactEntry[]> }>();
  for (const { game, variant, name, value, clause, also, anchor, basis, note } of rows) {
    const key = `${game}/${variant ?? ''}`;
    const layer = layers.get(key) ?? { game, variant: variant ?? undefined, facts: {} };
    layers.set(key, layer);
    (layer.facts[name] ??= []).push({ value, clause, also, anchor, basis, note: note ?? undefined });
  }
  return [...layers.values()];
}
