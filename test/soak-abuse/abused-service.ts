import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { dataFolder, serve } from '../support/served';
import type { Abuse, AbusedService, Answer, Result, Watched } from './abuse';

const HEALTH_EVERY_MILLISECONDS = 25;
/** An answer that takes longer counts as none. */
const HEALTH_PATIENCE_MILLISECONDS = 60_000;

/** Starts a service, lets it be abused, and ends it, whatever comes of it. */
export async function abused({ name, env, run }: Abuse): Promise<readonly Result[]> {
  const folder = dataFolder();
  try {
    const served = await serve({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder.path, ...env });
    try {
      const service = serviceAt(served.url, served.pid, folder.path);
      const results = await run(service);
      return [...results, { tried: `${name}: all of the above`, asserted: 'the service stands', held: service.isUp() }];
    } finally {
      if (isRunning(served.pid)) await served.stop();
    }
  } finally {
    folder.remove();
  }
}

const serviceAt = (url: string, pid: number, dataDir: string): AbusedService => ({
  ...{ url, pid, dataDir },
  ask: (query, variables) => ask(url, query, variables),
  whileWatched: (work) => whileWatched(url, work),
  isUp: () => isRunning(pid),
});

async function ask(url: string, query: string, variables?: Record<string, unknown>): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

async function whileWatched<T>(url: string, work: () => Promise<T>): Promise<Watched<T>> {
  const over = new AbortController();
  const watch = watchHealth(url, over.signal);
  try {
    const value = await work();
    over.abort();
    return { value, ...(await watch) };
  } finally {
    over.abort();
    await watch;
  }
}

async function watchHealth(url: string, over: AbortSignal): Promise<Omit<Watched<never>, 'value'>> {
  let [slowestMilliseconds, asked, failed] = [0, 0, 0];
  do {
    const since = performance.now();
    if (!(await isWell(url))) failed += 1;
    asked += 1;
    slowestMilliseconds = Math.max(slowestMilliseconds, performance.now() - since);
    await setTimeout(HEALTH_EVERY_MILLISECONDS);
  } while (!over.aborted);
  return { slowestMilliseconds, asked, failed };
}

async function isWell(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(HEALTH_PATIENCE_MILLISECONDS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
