import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { KeptTable } from '../../files/backup/contents';

/** Tables that are there already, whosever they are. */
export async function tablesHeld(client: PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Loads the rows of a table with the numbers, times and hashes that they had, which its triggers would give anew; rows that it refers to
 * must be there. Returns how many they were. It needs no rights but those of whoever made the table.
 */
export async function copyIn(
  client: PoolClient,
  { name, columns, identity }: KeptTable,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  await client.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`);
  const copying = client.query(copyFrom(`COPY "${name}" (${list}) FROM STDIN`));
  await pipeline(Readable.from(pieces, { highWaterMark: 2 }), copying);
  await client.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`);
  if (identity !== undefined && identity.last > 0)
    await client.query(`SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), $3)`, [
      name,
      identity.column,
      identity.last,
    ]);
  return copying.rowCount;
}
