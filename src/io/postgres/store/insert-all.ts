import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Rows sent in one statement; together a few megabytes of JSON. */
const ROWS_AT_ONCE = 5_000;

/**
 * Inserts many rows of one kind. They travel as one JSON parameter and PostgreSQL unpacks them, which
 * takes a fraction of the time of a statement with a parameter for every value. As text, not as `jsonb`, which would put
 * the keys of what is kept as it was written in another order.
 */
export async function insertAll<E extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<E>,
  rows: readonly object[],
): Promise<void> {
  const known = new Set(rows.flatMap((row) => Object.keys(row)));
  const { tableName, columns } = manager.dataSource.getMetadata(entity);
  // A column that no row speaks of keeps its default.
  const given = columns.filter(({ propertyName }) => known.has(propertyName));
  const names = given.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  const types = given.map(({ databaseName, type }) => `"${databaseName}" ${String(type)}`).join(', ');
  const statement = `INSERT INTO "${tableName}" (${names}) SELECT ${names} FROM json_to_recordset($1) AS row (${types})`;
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const packed = rows.slice(start, start + ROWS_AT_ONCE).map((row) => {
      const values = row as Readonly<Record<string, unknown>>;
      return Object.fromEntries(given.map(({ databaseName, propertyName }) => [databaseName, values[propertyName]]));
    });
    await manager.query(statement, [JSON.stringify(packed)]);
  }
}
