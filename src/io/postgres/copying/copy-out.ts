import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import type { KeptTable } from '../../files/backup/contents';
import { inOneTransaction } from '../one-transaction';
import { inOrder, tablesToKeep } from './kept-tables';

/** Works on all tables as they stand at one moment, while others go on writing. */
export const atOneMoment = <T>(
  dataSource: DataSource,
  work: (client: PoolClient, tables: readonly string[]) => Promise<T>,
): Promise<T> =>
  inOneTransaction(dataSource, async (client) => {
    const tables = tablesToKeep(dataSource);
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'`);
    // Before the first question, which sets the moment: no month is dropped from now on.
    await client.query(`LOCK TABLE ${tables.map((name) => `"${name}"`).join(', ')} IN ACCESS SHARE MODE`);
    return work(client, await inOrder(client, tables));
  });

/** The rows of a table as the server writes them; returns how many there were. */
export async function* copyOut(client: PoolClient, { name, columns }: KeptTable): AsyncGenerator<Buffer, number> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const copying = client.query(copyTo(`COPY (SELECT ${list} FROM "${name}") TO STDOUT`));
  for await (const piece of copying) yield piece as Buffer;
  return copying.rowCount;
}
