import type { DataSource } from 'typeorm';

export interface Clocks {
  /** What the database's clock says. */
  readonly now: Date;
  /** When the newest entry of the log was made, by that clock. */
  readonly newest: Date | null;
}

export async function clocksIn(dataSource: DataSource): Promise<Clocks> {
  const [row] = await dataSource.query<Clocks[]>(
    'SELECT clock_timestamp() AS now, (SELECT at FROM change_log ORDER BY seq DESC LIMIT 1) AS newest',
  );
  if (!row) throw new Error('The database did not tell the time.');
  return row;
}
