import type { EntityManager } from 'typeorm';

/** Rounds whose month of play is not plain lie together under a month of their own. */
export const UNKNOWN_MONTH = '1970-01-01';

const PARTITIONED = ['round_chunk', 'finding'] as const;

/** Any number: two who need the same new month wait for each other. */
const MONTH_LOCK = 7_305_420;

const nameOf = (table: string, month: string): string => `${table}_${month.slice(0, 7).replace('-', '_')}`;

const monthAfter = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 12 ? `${String(year + 1)}-01-01` : `${String(year)}-${String(number + 1).padStart(2, '0')}-01`;
};

/** Makes room for the rounds of a month and for what is found in them. */
export async function makeMonth(manager: EntityManager, month: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [MONTH_LOCK]);
  const known = await monthsHeld(manager);
  if (known.includes(month)) return;
  for (const table of PARTITIONED) {
    const part = nameOf(table, month);
    await manager.query(
      `CREATE TABLE "${part}" PARTITION OF "${table}" FOR VALUES FROM ('${month}') TO ('${monthAfter(month)}')`,
    );
    // Triggers for rows come from the table; this one each part needs itself.
    await manager.query(`CREATE TRIGGER "append_only" BEFORE TRUNCATE ON "${part}" EXECUTE FUNCTION refuse_change()`);
  }
}

export async function monthsHeld(manager: EntityManager): Promise<readonly string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT child.relname AS name FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid
     WHERE inhparent = 'round_chunk'::regclass ORDER BY 1`,
  );
  return rows.map(({ name }) => `${name.slice('round_chunk_'.length).replace('_', '-')}-01`);
}

export async function dropMonth(manager: EntityManager, month: string): Promise<void> {
  for (const table of PARTITIONED) await manager.query(`DROP TABLE "${nameOf(table, month)}"`);
}
