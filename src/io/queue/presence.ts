import { randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';

/** The first half of every lock that says somebody is at work. */
export const LOCK_CLASS = 7_305_421;
const GREATEST_LOCK = 2_147_483_647;

/**
 * That somebody is at work: a lock that the database itself lets go when the connection ends, however the process dies. Names are
 * kept beside the lock, so that others can tell which work has lost its worker.
 */
export class Presence {
  private last: Promise<void> = Promise.resolve();
  private isBroken = false;

  private constructor(
    private readonly client: PoolClient,
    private readonly lock: number,
  ) {
    client.once('end', () => {
      this.isBroken = true;
    });
  }

  /** Whether its connection broke off: then the lock is gone, and the names are anybody's. */
  get isLost(): boolean {
    return this.isBroken;
  }

  static async begin(pool: Pool): Promise<Presence> {
    const client = await pool.connect();
    try {
      for (;;) {
        const lock = randomInt(1, GREATEST_LOCK);
        const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS mine', [
          LOCK_CLASS,
          lock,
        ]);
        if (rows[0]?.mine === true) return new Presence(client, lock);
      }
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Takes a name that nobody who lives has; tells whether it did. */
  async claim(name: string): Promise<boolean> {
    const { rowCount } = await this.client.query(
      `INSERT INTO worker_presence AS presence (worker_id, lock) VALUES ($1, $2)
       ON CONFLICT (worker_id) DO UPDATE SET lock = $2 WHERE NOT ${IS_HELD}`,
      [name, this.lock],
    );
    return rowCount === 1;
  }

  /** Whether the name is still held by this one. A connection that broke lost it, and another may have it by now. */
  async holds(manager: EntityManager, name: string): Promise<boolean> {
    const [row] = await manager.query<{ lock: number }[]>('SELECT lock FROM worker_presence WHERE worker_id = $1', [
      name,
    ]);
    return row?.lock === this.lock;
  }

  /** Names are entered one after another, as a connection asks for. */
  async enter(name: string): Promise<void> {
    const entered = this.last.then(() => this.write(name));
    this.last = entered.catch(() => undefined);
    await entered;
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

/** That somebody lives who holds the lock of a row named `presence`. */
export const IS_HELD = `EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${String(LOCK_CLASS)}
  AND objid = presence.lock AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

export async function isPresent(manager: EntityManager, name: string): Promise<boolean> {
  const [row] = await manager.query<{ held: boolean }[]>(
    `SELECT ${IS_HELD} AS held FROM worker_presence AS presence WHERE worker_id = $1`,
    [name],
  );
  return row?.held === true;
}

/** Whether somebody lives whose name does not begin like this. */
export async function isAnyPresentBeside(manager: EntityManager, beginning: string): Promise<boolean> {
  const [row] = await manager.query<{ known: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM worker_presence AS presence
       WHERE NOT starts_with(worker_id, $1) AND ${IS_HELD}) AS known`,
    [beginning],
  );
  return row?.known === true;
}
