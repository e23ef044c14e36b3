import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { reasonOf } from './embedded-error';
import { commandLine } from './process-table';

export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** The server that is ready at the moment, if one is. */
type Locate = () => { readonly pid: number; readonly connection: Connection } | undefined;

interface Session extends Client {
  ref(): void; // missing in the types
  unref(): void;
}

const KEY = '1215459693, 1'; // any pair that nobody else locks
const NAME = 'house-rules claim '; // and the id of the process
const HOLDERS = `select application_name as name from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and (classid, objid) = (${KEY}) and granted and pid <> pg_backend_pid()`;
const ANSWER_MS = 5_000;
const ATTEMPTS = 3;
const RECLAIM_MS = 250;
const GHOST_MS = 2_000;
const GLANCE_MS = 15;

/** A claim, or why there is none at the moment: the server is starting, or being stopped by the last who had one. */
export async function takeClaim(locate: Locate, patienceMs: number): Promise<Claim | string> {
  const session = await openShared(locate, patienceMs);
  return typeof session === 'string' ? session : new Claim(locate, session);
}

/**
 * The right to use a server. Each user holds a shared advisory lock in a session of its own: it ends with the process however
 * that ends, so nothing has to be cleaned up after a kill, and the server itself knows who is the last.
 */
export class Claim {
  private held: Session | undefined;
  private readonly released = new AbortController();
  private reclaiming: Promise<void> | undefined;

  constructor(
    private readonly locate: Locate,
    session: Session,
  ) {
    this.hold(session);
  }

  /** Gives the claim up. True: nobody else has one, and nobody gets one until the server has stopped. */
  async release(): Promise<boolean> {
    this.released.abort();
    await this.reclaiming;
    for (let attempt = 0; attempt < ATTEMPTS && this.locate(); attempt += 1) {
      let session = this.held;
      try {
        session ??= await open(this.locate()?.connection);
        session.ref();
        await session.query(`select pg_advisory_unlock_shared(${KEY})`);
        const last = await isLast(session);
        if (!last) await session.end();
        return last;
      } catch {
        session?.end().catch(() => undefined); // after a pause of the whole machine the next attempt succeeds
        this.held = undefined;
      }
    }
    return true; // no server, or one that answers nobody
  }

  private hold(session: Session): void {
    this.held = session;
    session.unref(); // a claim alone keeps no process alive
    session.once('end', () => {
      this.held = undefined;
      this.reclaiming = this.reclaim();
    });
  }

  /** The server restarts itself after the crash of a session, or another process restarts it: the old claims are gone then. */
  private async reclaim(): Promise<void> {
    const { signal } = this.released;
    for (;;) {
      await sleep(RECLAIM_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      const session = await openShared(this.locate).catch(reasonOf);
      if (typeof session === 'string') continue;
      this.hold(session);
      return;
    }
  }
}

/** Whether nobody else has a claim. Those of processes that were killed only just now are waited for: the server is yet to notice. */
async function isLast(session: Session): Promise<boolean> {
  for (const deadline = performance.now() + GHOST_MS; performance.now() < deadline;) {
    if (await ask(session, `pg_try_advisory_lock(${KEY})`)) return true;
    const { rows } = await session.query<{ name: string }>(HOLDERS);
    if (rows.some(({ name }) => commandLine(Number(name.slice(NAME.length))) !== undefined)) return false;
    await sleep(GLANCE_MS);
  }
  return false;
}

async function openShared(locate: Locate, patienceMs = ANSWER_MS): Promise<Session | string> {
  const found = locate();
  let session: Session | undefined;
  try {
    session = await open(found?.connection, patienceMs);
    const locked = await ask(session, `pg_try_advisory_lock_shared(${KEY})`);
    // who stops the server loses the lock a moment before the others lose theirs, but after the server has noted that it stops
    if (locked && locate()?.pid === found?.pid) return session;
    throw new Error('it is being stopped');
  } catch (error) {
    session?.end().catch(() => undefined); // or it might hold the lock unseen
    if (isPassing(error)) return reasonOf(error);
    throw error;
  }
}

async function open(connection: Connection | undefined, patienceMs = ANSWER_MS): Promise<Session> {
  if (!connection) throw new Error('no server is ready');
  const session = new Client({
    ...connection,
    ssl: false,
    application_name: `${NAME}${process.pid}`,
    connectionTimeoutMillis: Math.min(patienceMs, ANSWER_MS),
    query_timeout: ANSWER_MS,
  }) as Session;
  session.on('error', () => undefined); // an unheard 'error' ends the process; 'end' follows
  await session.connect();
  return session;
}

async function ask(session: Session, expression: string): Promise<boolean> {
  const { rows } = await session.query<{ answer: boolean }>(`select ${expression} as answer`);
  return rows[0]?.answer === true;
}

/** Refusals that time may cure: all but the server's own, and of these that it starts, stops (class 57) or is full (53). */
function isPassing(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(53|57)/.test(error.code ?? '');
}
