import type { EntityManager } from 'typeorm';
import { jurisdictionOf } from '../../../core/values/citation';
import { EditionEntity } from '../entities/edition.entity';
import { InstrumentEntity } from '../entities/instrument.entity';
import { logChange } from './change-log';

type NewEdition = Pick<EditionEntity, 'kind' | 'sha256'> &
  Partial<Omit<EditionEntity, 'id' | 'learntAt' | 'instrument' | 'change'>>;

export interface AddedEdition {
  readonly id: number;
  /** Its row in the change log. */
  readonly change: number;
}

/**
 * Adds an edition with its entry in the log; undefined where the newest one has the very same content. Going back to an
 * earlier content is news, so that is compared with the newest alone; the instrument's row keeps two writers apart.
 */
export async function addEdition(
  manager: EntityManager,
  instrumentId: string,
  edition: NewEdition,
  who: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<AddedEdition | undefined> {
  const { kind, sha256, compilation = '' } = edition;
  await manager
    .createQueryBuilder()
    .insert()
    .into(InstrumentEntity)
    .values({ id: instrumentId, jurisdiction: jurisdictionOf(instrumentId) })
    .orIgnore()
    .execute();
  await manager.query('SELECT 1 FROM instrument WHERE id = $1 FOR UPDATE', [instrumentId]);
  const [newest] = await manager.query<{ sha256: string }[]>(
    'SELECT sha256 FROM edition WHERE instrument_id = $1 AND compilation = $2 AND kind = $3 ORDER BY id DESC LIMIT 1',
    [instrumentId, compilation, kind],
  );
  if (newest?.sha256 === sha256) return undefined;
  const change = await logChange(manager, {
    who,
    action: `store-${kind}`,
    subject: compilation === '' ? instrumentId : `${instrumentId}@${compilation}`,
    detail: { sha256, ...detail },
  });
  const { id } = await manager.save(
    EditionEntity,
    manager.create(EditionEntity, { ...edition, compilation, instrumentId, change } as object),
  );
  return { id, change };
}
