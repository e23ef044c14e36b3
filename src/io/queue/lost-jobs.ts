import type { Pool, PoolClient } from 'pg';
import { LOCK_CLASS } from './presence';

/** A job whose worker died. */
export interface LostJob {
  readonly name: string;
  readonly payload: unknown;
  /** How often that has happened to it. */
  readonly times: number;
}

interface LockedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
}

/** Of all that sweep at the same time one gives jobs back; no presence has this lock. */
const GIVING_BACK = 0;

/**
 * Gives back the jobs of workers that are gone. The queue counted an attempt when the job was taken: it is taken back, because a worker
 * that was killed says nothing about the job. Losses are counted by themselves, where the worker is lost and not only its queue.
 */
export async function giveBack(
  pool: Pool,
  workers: readonly string[],
  { isLoss }: { readonly isLoss: boolean },
): Promise<readonly LostJob[]> {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1, $2)', [LOCK_CLASS, GIVING_BACK]);
    const { rows: locked } = await client.query<LockedJob>(
      'SELECT id, task_identifier AS name, attempts FROM graphile_worker.jobs WHERE locked_by = ANY($1) ORDER BY id',
      [workers],
    );
    await client.query('SELECT graphile_worker.force_unlock_workers($1)', [workers]);
    const lost: LostJob[] = [];
    for (const job of locked) {
      const payload = await rescheduled(client, job);
      if (isLoss) lost.push({ name: job.name, payload, times: await counted(client, job) });
    }
    await client.query(
      'DELETE FROM lost_job WHERE NOT EXISTS (SELECT 1 FROM graphile_worker.jobs WHERE jobs.id = lost_job.job_id)',
    );
    await client.query('COMMIT');
    isBroken = false;
    return lost;
  } finally {
    // A connection that breaks off takes its transaction back.
    client.release(isBroken);
  }
}

async function rescheduled(client: PoolClient, { id, attempts }: LockedJob): Promise<unknown> {
  const { rows: jobs } = await client.query<{ payload: unknown }>(
    'SELECT payload FROM graphile_worker.reschedule_jobs(ARRAY[$1::bigint], attempts := $2)',
    [id, Math.max(0, attempts - 1)],
  );
  return jobs[0]?.payload;
}

async function counted(client: PoolClient, { id }: LockedJob): Promise<number> {
  const { rows: losses } = await client.query<{ times: number }>(
    'INSERT INTO lost_job (job_id) VALUES ($1) ON CONFLICT (job_id) DO UPDATE SET times = lost_job.times + 1 RETURNING times',
    [id],
  );
  return losses[0]?.times ?? 1;
}
