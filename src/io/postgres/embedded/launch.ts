import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, constants, fchownSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, identity } from './account';
import type { Binaries } from './binaries';
import { pathInside } from './cluster';
import { dropSocketFolder, type Folders, makeSocketFolder, reopenSocketFolder } from './folders';
import { lockFolder } from './launch-lock';
import { clearRemains, type Cluster, findPostmaster } from './postmaster';
import { environment } from './program';
import { serverArguments } from './settings';

export interface Launched {
  readonly child: ChildProcess;
  /** why it ended, once it has; empty when it ended in good order, because another process that used it has stopped it */
  failure(): string | undefined;
}

const GLANCE_MS = 15;
const LONGEST_LOG = 5_000_000;
/** Follows no link: what root opens here it also gives away. */
const APPEND = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;

/** Starts a server and waits until it is ready or has ended; undefined when another process is doing so, or has done. */
export async function launch(
  folders: Folders,
  cluster: Cluster,
  binaries: Binaries,
  account: Account | undefined,
  patienceMs: number,
  /** where a server that has ended had its socket, for those who know that place */
  formerSocket?: string,
): Promise<Launched | undefined> {
  const unlock = lockFolder(folders.data);
  if (!unlock) return undefined;
  try {
    if (findPostmaster(cluster)) return undefined;
    const data = await pathInside(folders.data, account);
    const socket = reopenSocketFolder(formerSocket, account) ?? (await makeSocketFolder(folders, account));
    clearRemains(cluster, socket);
    const args = serverArguments({ data, socket, name: cluster.name });
    const launched = spawnServer(binaries.postgres, args, folders, account);
    await untilReady(launched, cluster, patienceMs);
    if (launched.failure() !== undefined) {
      clearRemains(cluster, socket); // one that panics leaves its pid file
      if (formerSocket === undefined) dropSocketFolder(socket);
    }
    return launched;
  } finally {
    unlock();
  }
}

async function untilReady(launched: Launched, cluster: Cluster, patienceMs: number): Promise<void> {
  let deadline = performance.now() + patienceMs;
  while (launched.failure() === undefined && performance.now() < deadline) {
    const status = findPostmaster(cluster)?.status;
    if (status === 'ready') return;
    if (status === 'starting') deadline = performance.now() + patienceMs; // recovery takes as long as it takes
    await sleep(GLANCE_MS);
  }
}

/**
 * The server outlives this process: it is in a session of its own, so that Ctrl-C does not reach it before the application has
 * closed, and has a file as standard error, because a pipe would break with its reader.
 */
function spawnServer(postgres: string, args: string[], folders: Folders, account: Account | undefined): Launched {
  const log = openSync(folders.log, APPEND, 0o600);
  try {
    if (account) fchownSync(log, account.uid, account.gid); // root must not lock out the user whose data these are
    if (fstatSync(log).size > LONGEST_LOG) ftruncateSync(log);
    const begin = fstatSync(log).size;
    let failure = (): string | undefined => undefined;
    const child = spawn(postgres, args, {
      ...identity(account),
      cwd: folders.data,
      env: environment(),
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.on('error', ({ message }) => (failure = () => message));
    child.on('exit', (code, signal) => {
      failure = () => (code === 0 ? '' : (complaint(folders.log, begin) ?? `it ended with ${signal ?? code}`));
    });
    child.unref();
    return { child, failure: () => failure() };
  } finally {
    closeSync(log);
  }
}

/** What the server said before it gave up: its fatal line, or its first if it did not get as far as keeping a log. */
function complaint(log: string, begin: number): string | undefined {
  const said = readFileSync(log).subarray(begin).toString().trim();
  const fatal = /(?:FATAL|PANIC): +(.*)/.exec(said)?.[1];
  return fatal ?? (said === '' || said.includes('LOG: ') ? undefined : said.split('\n')[0]);
}
