import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostmaster, identify } from '../../../src/io/postgres/embedded/postmaster';
import { seeded } from './seeded';

/** What is done to a database while it is used, told by the signal to its server or by the sessions that are ended. */
export const DISTURBANCES = [
  'kill -9',
  'immediate',
  'fast',
  'listener',
  'backend',
  'all backends',
  'crashed backend',
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

const SIGNALS = { 'kill -9': 'SIGKILL', immediate: 'SIGQUIT', fast: 'SIGINT' } as const;

const OTHERS = `FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
  AND application_name NOT LIKE 'house-rules claim%'`;

/** Which sessions are ended; those that listen for jobs last said so. */
const SESSIONS = {
  listener: `SELECT pg_terminate_backend(pid) ${OTHERS} AND query LIKE 'LISTEN%'`,
  backend: `SELECT pg_terminate_backend(pid) FROM (SELECT pid ${OTHERS} ORDER BY (state = 'idle'), random() LIMIT 1) AS one`,
  'all backends': `SELECT pg_terminate_backend(pid) ${OTHERS}`,
} as const;

/** Does it to the embedded server in a data folder of the service. Nothing where the server is away at that moment. */
export async function disturb(dataDir: string, disturbance: Disturbance): Promise<boolean> {
  const server = findPostmaster(identify(join(dataDir, 'postgres', 'data')));
  if (server?.status !== 'ready') return false;
  if (disturbance in SIGNALS) {
    process.kill(server.pid, SIGNALS[disturbance as keyof typeof SIGNALS]);
    return true;
  }
  const client = new Client({
    ...{ host: server.socket, port: server.port, user: 'house_rules', database: 'postgres' },
    ...{ ssl: false, connectionTimeoutMillis: 2_000, query_timeout: 2_000 },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (disturbance === 'crashed backend') {
      // One that is killed takes all others with it: the server starts itself again.
      const { rows } = await client.query<{ pid: number }>(
        `SELECT pid ${OTHERS} ORDER BY (state = 'idle'), random() LIMIT 1`,
      );
      if (rows[0] === undefined) return false;
      process.kill(rows[0].pid, 'SIGKILL');
    } else await client.query(SESSIONS[disturbance as keyof typeof SESSIONS]);
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

export interface Disturbing {
  readonly dataDir: string;
  readonly times: number;
  readonly seed: number;
  /** The greatest pause between two. */
  readonly longestMilliseconds: number;
  /** Whether there is still something to disturb. */
  readonly goesOn: () => boolean;
}

/** One disturbance after another at random moments; tells how often each was done. */
export async function disturbing(given: Disturbing): Promise<ReadonlyMap<Disturbance, number>> {
  const { dataDir, times, seed, longestMilliseconds, goesOn } = given;
  const random = seeded(seed);
  const done = new Map<Disturbance, number>();
  let count = 0;
  while (count < times && goesOn()) {
    await setTimeout(random() * longestMilliseconds);
    const which = DISTURBANCES[Math.floor(random() * DISTURBANCES.length)] ?? 'backend';
    if (!goesOn() || !(await disturb(dataDir, which))) continue;
    count += 1;
    done.set(which, (done.get(which) ?? 0) + 1);
  }
  return done;
}
