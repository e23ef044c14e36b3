import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { KeptTable } from '../../files/backup/contents';

/** Of the moment: who signed in does so again, and the queue is filled anew with what waits. */
const LEFT_OUT = ['session', 'lost_job'];
/** Of a sealed audit the database takes nothing more. */
const LAST = 'audit_seal';

export const tablesToKeep = (dataSource: DataSource): readonly string[] =>
  dataSource.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !LEFT_OUT.includes(name));

/** Each table after those that its rows refer to. */
export async function inOrder(client: PoolClient, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `SELECT DISTINCT child.relname AS child, parent.relname AS parent FROM pg_constraint
       JOIN pg_class AS child ON child.oid = conrelid JOIN pg_class AS parent ON parent.oid = confrelid
     WHERE contype = 'f' AND conparentid = 0 AND child.relname = ANY($1) AND child.oid <> parent.oid`,
    [tables],
  );
  const ordered: string[] = [];
  const place = (table: string): void => {
    if (ordered.includes(table)) return;
    for (const { child, parent } of rows) if (child === table) place(parent);
    ordered.push(table);
  };
  for (const table of [...tables].sort()) if (table !== LAST) place(table);
  if (tables.includes(LAST)) place(LAST);
  return ordered;
}

export async function describeTable(client: PoolClient, name: string): Promise<KeptTable> {
  const { rows } = await client.query<{ column: string; sequence: string | null }>(
    `SELECT attname AS "column", CASE WHEN attidentity <> '' THEN pg_get_serial_sequence(quote_ident($1), attname) END AS sequence
     FROM pg_attribute WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum`,
    [name],
  );
  const columns = rows.map(({ column }) => column);
  const numbered = rows.find(({ sequence }) => sequence !== null);
  if (numbered === undefined) return { name, columns };
  const { rows: stands } = await client.query<{ last: string }>(
    `SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS last FROM ${numbered.sequence ?? ''}`,
  );
  return { name, columns, identity: { column: numbered.column, last: Number(stands[0]?.last ?? 0) } };
}
