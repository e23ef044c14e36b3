import type { EntityManager } from 'typeorm';
import { jurisdictionOf } from '../../../core/values/citation';
import { EditionEntity } from '../entities/edition.entity';
import { InstrumentEntity } from '../entities/instrument.entity';

type NewEdition = Pick<EditionEntity, 'kind' | 'sha256'> &
  Partial<Omit<EditionEntity, 'id' | 'learntAt' | 'instrument'>>;

/**
 * Adds an edition and returns its number; undefined where the newest one has the very same content. Going back to an
 * earlier content is news, so that is compared with the newest alone; the instrument's row keeps two writers apart.
 */
export async function addEdition(
  manager: EntityManager,
  instrumentId: string,
  edition: NewEdition,
): Promise<number | undefined> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(InstrumentEntity)
    .values({ id: instrumentId, jurisdiction: jurisdictionOf(instrumentId) })
    .orIgnore()
    .execute();
  await manager.query('SELECT 1 FROM instrument WHERE id = $1 FOR UPDATE', [instrumentId]);
  const [newest] = await manager.query<{ sha256: string }[]>(
    'SELECT sha256 FROM edition WHERE instrument_id = $1 AND kind = $2 ORDER BY id DESC LIMIT 1',
    [instrumentId, edition.kind],
  );
  if (newest?.sha256 === edition.sha256) return undefined;
  const { id } = await manager.save(
    EditionEntity,
    manager.create(EditionEntity, { ...edition, instrumentId } as object),
  );
  return id;
}
