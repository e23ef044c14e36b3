import type { DataSource, EntityManager } from 'typeorm';
import type { FactEntry, FactsSource } from '../../../core/rules/source';
import { FactEntity } from '../entities/fact.entity';
import { FactLayerEntity } from '../entities/fact-layer.entity';
import { insertAll } from './insert-all';

export interface PlacedFacts extends FactsSource {
  readonly book: string;
}

/** Stores the layers of an edition in their order, and the facts of each. */
export async function storeFacts(
  manager: EntityManager,
  editionId: number,
  layers: readonly PlacedFacts[],
): Promise<void> {
  await insertAll(
    manager,
    FactLayerEntity,
    layers.map(({ book, role, forms, extends: base, without, silent }, ordinal) => ({
      ...{ editionId, ordinal, book, role, forms, extends: base ?? null, without, silent: silent ?? null },
    })),
  );
  await insertAll(
    manager,
    FactEntity,
    layers.flatMap(({ facts }, layer) =>
      Object.entries(facts).flatMap(([name, entries]) =>
        entries.map((entry, ordinal) => ({
          ...entry,
          ...{ value: entry.value ?? null, options: entry.options ?? null, chosenBy: entry.chosenBy ?? null },
          ...{ editionId, layer, name, ordinal },
        })),
      ),
    ),
  );
}

type LayerRow = Pick<
  FactLayerEntity,
  'editionId' | 'ordinal' | 'book' | 'role' | 'forms' | 'extends' | 'without' | 'silent'
>;
type FactRow = Pick<
  FactEntity,
  'editionId' | 'layer' | 'name' | 'value' | 'options' | 'chosenBy' | 'clause' | 'also' | 'anchor' | 'basis' | 'note'
>;

const LAYERS = `
  SELECT edition_id AS "editionId", ordinal, book, role, forms, "extends", without, silent
  FROM fact_layer WHERE edition_id = ANY($1) ORDER BY edition_id, ordinal`;
const FACTS = `
  SELECT edition_id AS "editionId", layer, name, value, options, chosen_by AS "chosenBy", clause, also, anchor, basis, note
  FROM fact WHERE edition_id = ANY($1) ORDER BY id`;

/** The layers of each edition, as they were stored. */
export async function loadFacts(
  dataSource: DataSource,
  editions: readonly number[],
): Promise<ReadonlyMap<number, readonly PlacedFacts[]>> {
  const [layers, rows] = await Promise.all([
    dataSource.query<LayerRow[]>(LAYERS, [editions]),
    dataSource.query<FactRow[]>(FACTS, [editions]),
  ]);
  const facts = new Map<string, Record<string, FactEntry[]>>();
  for (const row of rows) {
    const key = `${String(row.editionId)} ${String(row.layer)}`;
    const layer = facts.get(key) ?? {};
    facts.set(key, layer);
    (layer[row.name] ??= []).push(entryOf(row));
  }
  return grouped(layers, facts);
}

function entryOf({ value, options, chosenBy, clause, also, anchor, basis, note }: FactRow): FactEntry {
  const stated = options === null ? { value } : { options, chosenBy: chosenBy ?? undefined };
  return { ...stated, clause, also, anchor, basis, note: note ?? undefined };
}

function grouped(
  layers: readonly LayerRow[],
  facts: ReadonlyMap<string, Record<string, FactEntry[]>>,
): ReadonlyMap<number, readonly PlacedFacts[]> {
  const byEdition = new Map<number, PlacedFacts[]>();
  for (const { editionId, ordinal, book, role, forms, extends: base, without, silent } of layers) {
    const stated = facts.get(`${String(editionId)} ${String(ordinal)}`) ?? {};
    const layer = {
      book,
      role,
      forms,
      extends: base ?? undefined,
      without,
      silent: silent ?? undefined,
      facts: stated,
    };
    byEdition.set(editionId, [...(byEdition.get(editionId) ?? []), layer]);
  }
  return byEdition;
}
