import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dropSocketFolder } from './folders';
import { commandLine, workingFolder } from './process-table';

/** What a server says of itself in postmaster.pid. */
export interface Postmaster {
  readonly pid: number;
  readonly socket: string;
  readonly port: number;
  readonly status: string; // starting, ready, stopping
}

/** An empty file of this age was not just begun but left by a machine that lost its power or space. */
const ABANDONED_MS = 5_000;

/** The data of a server and the name that tells it from another process that got the same id. */
export interface Cluster {
  readonly data: string;
  /** stands in the server's command line; made of the inode, which stays when the folder is moved and changes when it is copied */
  readonly name: string;
}

export function identify(data: string): Cluster {
  const { dev, ino } = statSync(data, { bigint: true });
  return { data, name: `house-rules-${dev}-${ino}` };
}

/** The server that runs on the data, if one does. */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const noted = readLock(join(cluster.data, 'postmaster.pid'));
  return noted && isPostmaster(noted.pid, cluster) ? noted : undefined;
}

export function isPostmaster(pid: number, { data, name }: Cluster): boolean {
  const words = commandLine(pid);
  if (words === undefined || !/(^|\/)postgres /.test(words)) return false; // its children call themselves "postgres: …"
  if (words.includes(' cluster_name=house-rules-')) return words.includes(` cluster_name=${name} `);
  return words.includes(` ${data} `) || workingFolder(pid) === data; // somebody started it by hand
}

/**
 * Clears away what a server that is gone has left: PostgreSQL would take any living process of its account with the noted id for
 * that server. To be called under the lock, or it could hit what another launcher's server has just put there.
 */
export function clearRemains(cluster: Cluster, socket: string): void {
  const file = join(cluster.data, 'postmaster.pid');
  const noted = readLock(file);
  if (noted && isPostmaster(noted.pid, cluster)) return;
  if (noted && noted.socket !== socket) dropSocketFolder(noted.socket);
  for (const lock of [file, join(socket, '.s.PGSQL.5432.lock')]) {
    const pid = readLock(lock)?.pid;
    const stale = pid === undefined ? isAbandoned(lock) : !isPostmaster(pid, cluster);
    // looked at again: a server that ends in good order removes its file before it is gone, and another's may be there by now
    if (stale && readLock(lock)?.pid === pid) rmSync(lock, { force: true });
  }
}

function isAbandoned(lock: string): boolean {
  const modified = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > ABANDONED_MS;
}

/** pid, data folder, start time, port, socket folder, address, shared memory, status: a line each, the later ones later. */
function readLock(lock: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(lock, 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  return { pid, port: Number(lines[3]), socket: lines[4] ?? '', status: (lines[7] ?? '').trim() };
}
