import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';

/** What a newer version has made of a database this one would misread, and could alter unseen. */
export async function refuseNewer(dataSource: DataSource): Promise<void> {
  const [table] = await dataSource.query<{ name: string | null }[]>(`SELECT to_regclass('migrations')::text AS name`);
  if (table?.name == null) return;
  const known = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const unknown = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM migrations WHERE name <> ALL($1) ORDER BY timestamp, id',
    [known],
  );
  const [first] = unknown;
  if (first === undefined) return;
  const further = unknown.length === 1 ? '' : ` and ${String(unknown.length - 1)} more`;
  throw new Failure(
    'DATABASE_UNAVAILABLE',
    `The database was last used by a newer version of House Rules (it has the migration ${first.name}${further}, which this version does not know; its own newest is ${known.at(-1) ?? 'none'}); start that version or a later one, or restore a backup that was made before it.`,
  );
}
