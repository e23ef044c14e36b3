import { makeWorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';

/** What workers are asked to do, and with what. */
export interface Jobs {
  readonly 'judge-chunk': { readonly audit: string; readonly batch: number; readonly ordinal: number };
  readonly 'finish-audit': { readonly audit: string };
}

/** Never reached: the worker at which a job fails for the eighth time gives it up and says so. */
const MOST_ATTEMPTS = 100;

/** Makes the queue's own tables; once they are there this does nothing. */
export async function prepareQueue(pool: Pool): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool });
  try {
    await utils.migrate();
  } finally {
    await utils.release();
  }
}

/** In the transaction of whoever asks, so that there is neither work without its job nor a job without its work. */
export async function addJob<Name extends keyof Jobs>(
  manager: EntityManager,
  name: Name,
  payload: Jobs[Name],
  priority: number,
  key?: string,
): Promise<void> {
  await manager.query(
    `SELECT graphile_worker.add_job($1, $2::json, max_attempts := ${String(MOST_ATTEMPTS)}, priority := $3, job_key := $4)`,
    [name, JSON.stringify(payload), priority, key ?? null],
  );
}

/** A job for every chunk of an audit that waits to be judged. */
export async function addChunkJobs(manager: EntityManager, audit: string, priority: number): Promise<void> {
  await manager.query(
    `SELECT graphile_worker.add_job('judge-chunk', json_build_object('audit', audit_id, 'batch', batch_id, 'ordinal', ordinal),
       max_attempts := ${String(MOST_ATTEMPTS)}, priority := $2)
     FROM (SELECT * FROM audit_chunk WHERE audit_id = $1 AND state = 'waiting' ORDER BY batch_id, ordinal) AS waiting`,
    [audit, priority],
  );
}
