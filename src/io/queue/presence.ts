import { randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** The first half of every lock that says somebody is at work. */
const LOCK_CLASS = 7_305_421;
const GREATEST_LOCK = 2_147_483_647;

/**
 * That somebody is at work: a lock that the database itself lets go when the connection ends, however the process dies. Names are
 * kept beside the lock, so that others can tell which work has lost its worker.
 */
export class Presence {
  private last: Promise<void> = Promise.resolve();

  private constructor(
    private readonly client: PoolClient,
    private readonly lock: number,
  ) {}

  static async begin(pool: Pool): Promise<Presence> {
    const client = await pool.connect();
    for (;;) {
      const lock = randomInt(1, GREATEST_LOCK);
      const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS mine', [
        LOCK_CLASS,
        lock,
      ]);
      if (rows[0]?.mine === true) return new Presence(client, lock);
    }
  }

  /** Names are entered one after another, as a connection asks for. */
  async enter(name: string): Promise<void> {
    await (this.last = this.last.then(() => this.write(name)));
  }

  private async write(name: string): Promise<void> {
    await this.client.query(
      'INSERT INTO worker_presence (worker_id, lock) VALUES ($1, $2) ON CONFLICT (worker_id) DO UPDATE SET lock = $2',
      [name, this.lock],
    );
  }

  async end(): Promise<void> {
    await this.client.query('DELETE FROM worker_presence WHERE lock = $1', [this.lock]).catch(() => undefined);
    this.client.release(true);
  }
}

const IS_HELD = `EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${String(LOCK_CLASS)}
  AND objid = presence.lock AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

/** A worker enters its name a moment after it begins. */
const UNKNOWN_SECONDS = 5;

/**
 * Gives back the jobs of workers that are gone, and tells which names were entered by somebody who is. Names are crossed out last: who
 * sweeps may die too, and the next one must find all that is left to do.
 */
export async function sweep(pool: Pool, onGone: (names: readonly string[]) => Promise<void>): Promise<void> {
  const { rows: gone } = await pool.query<{ name: string }>(
    `SELECT worker_id AS name FROM worker_presence AS presence WHERE NOT ${IS_HELD}`,
  );
  const { rows: unknown } = await pool.query<{ name: string }>(
    `SELECT DISTINCT locked_by AS name FROM graphile_worker.jobs
     WHERE locked_by IS NOT NULL AND locked_at < now() - interval '${String(UNKNOWN_SECONDS)} seconds'
       AND NOT EXISTS (SELECT 1 FROM worker_presence WHERE worker_id = locked_by)`,
  );
  const names = [...gone, ...unknown].map(({ name }) => name);
  if (names.length > 0) {
    await pool.query('SELECT graphile_worker.force_unlock_workers($1)', [names]);
    if (gone.length > 0) await onGone(gone.map(({ name }) => name));
    await pool.query(`DELETE FROM worker_presence AS presence WHERE worker_id = ANY($1) AND NOT ${IS_HELD}`, [names]);
  }
}
