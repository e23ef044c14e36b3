import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';

const LOCK = 4_711;

export interface HaltedReaders {
  /** Once a reader has stored all parts before, and waits. */
  reached(): Promise<void>;
  letGo(): Promise<void>;
}

/** Lets nobody store a part of this number or a later one until they are let go: a reader can then be killed in the middle of its file. */
export async function haltReadersAt(pool: Pool, part: number): Promise<HaltedReaders> {
  const holder = await pool.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await holder.query(
    `CREATE FUNCTION halt_reader() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN PERFORM pg_advisory_xact_lock_shared(${String(LOCK)}); RETURN NEW; END $$`,
  );
  await holder.query(
    `CREATE TRIGGER halt_reader BEFORE INSERT ON audit_chunk FOR EACH ROW WHEN (NEW.ordinal >= ${String(part)})
     EXECUTE FUNCTION halt_reader()`,
  );
  return {
    reached: async () => {
      const waiting = 'SELECT 1 FROM pg_locks WHERE locktype = $1 AND objid = $2 AND NOT granted';
      while ((await holder.query(waiting, ['advisory', LOCK])).rowCount === 0) await setTimeout(20);
    },
    letGo: async () => {
      await holder.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      await holder.query('DROP TRIGGER halt_reader ON audit_chunk');
      await holder.query('DROP FUNCTION halt_reader');
      holder.release();
    },
  };
}

/** Rounds one on a line, with blanks that make a file of a few rounds large enough to be stored in several parts. */
export const padded = (rounds: readonly unknown[], blanks: number): string =>
  rounds.map((round) => `${JSON.stringify(round)}${' '.repeat(blanks)}\n`).join('');
