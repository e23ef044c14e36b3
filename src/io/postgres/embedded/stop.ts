import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-error';
import { type Cluster, isPostmaster } from './postmaster';

/** Fast shutdown, which writes everything out; then immediate, after which the next start recovers; then the end. */
const SIGNALS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 4_000],
  ['SIGQUIT', 2_000],
  ['SIGKILL', 2_000],
];
const GLANCE_MS = 10;

/** Stops a server and waits until its process is gone; does nothing when it already is. */
export async function stopServer(pid: number, cluster: Cluster): Promise<void> {
  for (const [signal, patienceMs] of SIGNALS) {
    if (!isPostmaster(pid, cluster)) return; // also: never signals another process that got its id
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      await sleep(GLANCE_MS);
      if (!isPostmaster(pid, cluster)) return;
    }
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL server ${pid} on ${cluster.data} does not stop: end that process by hand before the next start.`,
  );
}
