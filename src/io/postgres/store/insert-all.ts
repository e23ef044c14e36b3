import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** PostgreSQL takes 65 535 parameters in one statement; a thousand rows of our widest table stay well below. */
const ROWS_AT_ONCE = 1_000;

export async function insertAll<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  rows: readonly object[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .updateEntity(false)
      .execute();
}
