import type { DataSource } from 'typeorm';

/** The migrations that the database went through. */
export async function heldMigrations(dataSource: DataSource): Promise<readonly string[]> {
  const rows = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations');
  return rows.map(({ name }) => name);
}

/** Whether rule sources were loaded into it. */
export async function holdsRules(dataSource: DataSource): Promise<boolean> {
  const [row] = await dataSource.query<{ held: boolean }[]>('SELECT EXISTS (SELECT 1 FROM edition) AS held');
  return row?.held ?? false;
}
