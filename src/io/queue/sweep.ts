import type { Pool } from 'pg';
import { giveBack, type LostJob } from './lost-jobs';
import { IS_HELD } from './presence';

export interface Swept {
  /** Called with names whose holders are gone. */
  readonly onGone: (names: readonly string[]) => Promise<void>;
  /** Called with each job that its workers were at when they died. */
  readonly onLost: (job: LostJob) => Promise<void>;
  /** Of names whose holders are gone those that are to be taken for it; all, unless somebody waits for some of them. */
  readonly isGone?: (names: readonly string[]) => readonly string[];
}

/** A worker enters its name a moment after it begins. */
const UNKNOWN_SECONDS = 5;

/**
 * Gives back the jobs of workers that are gone, and tells which names were entered by somebody who is. Names are crossed out last: who
 * sweeps may die too, and the next one must find all that is left to do.
 */
export async function sweep(pool: Pool, { onGone, onLost, isGone = all }: Swept): Promise<void> {
  const { rows: unheld } = await pool.query<{ name: string }>(
    `SELECT worker_id AS name FROM worker_presence AS presence WHERE NOT ${IS_HELD}`,
  );
  const gone = isGone(unheld.map(({ name }) => name));
  const { rows: unknown } = await pool.query<{ name: string }>(
    `SELECT DISTINCT locked_by AS name FROM graphile_worker.jobs
     WHERE locked_by IS NOT NULL AND locked_at < now() - interval '${String(UNKNOWN_SECONDS)} seconds'
       AND NOT EXISTS (SELECT 1 FROM worker_presence WHERE worker_id = locked_by)`,
  );
  const names = [...gone, ...unknown.map(({ name }) => name)];
  if (names.length === 0) return;
  for (const job of await giveBack(pool, names, { isLoss: true })) await onLost(job);
  if (gone.length > 0) await onGone(gone);
  await pool.query(`DELETE FROM worker_presence AS presence WHERE worker_id = ANY($1) AND NOT ${IS_HELD}`, [names]);
}

const all = (names: readonly string[]): readonly string[] => names;
