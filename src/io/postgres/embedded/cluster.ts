import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account';
import type { Binaries } from './binaries';
import { EmbeddedPostgresError, OWN_SERVER, reasonOf } from './embedded-error';
import { canReach, type Folders, makePrivate } from './folders';
import { isAlive } from './process-table';
import { runProgram } from './program';

/** The only role: the launcher's own, over a socket only its account and root can open. */
export const ROLE = 'house_rules';
const PARTIAL = /^partial-(\d+)-/;

/**
 * Sees to it that a cluster of the right version stands in the data folder. A new one is built aside and renamed: a start that
 * dies half way leaves no half cluster, and of two that race the second finds the first one's.
 */
export async function ensureCluster(folders: Folders, binaries: Binaries, account: Account | undefined): Promise<void> {
  removeLeftovers(folders.root);
  if (versionOf(folders.data) === undefined) await createCluster(folders, binaries, account);
  const version = versionOf(folders.data);
  if (version === binaries.major) return;
  throw new EmbeddedPostgresError(
    `The data in ${folders.data} were written by PostgreSQL ${version} and the embedded server is ${binaries.major}: move the folder away to start afresh, or ${OWN_SERVER}.`,
  );
}

/**
 * How the account names a folder it works in. Under a folder that only root can enter no path leads there, but a process may be
 * put inside before it drops its privileges, and Linux then has a path that starts from where the process is.
 */
export async function pathInside(folder: string, account: Account | undefined): Promise<string> {
  if (await canReach(folder, account)) return folder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new EmbeddedPostgresError(
    `The account ${account?.name} that runs the embedded PostgreSQL cannot reach ${folder}: choose a folder outside a private home, start as an ordinary user, or ${OWN_SERVER}.`,
  );
}

async function createCluster(folders: Folders, binaries: Binaries, account: Account | undefined): Promise<void> {
  if (existsSync(folders.data) && readdirSync(folders.data).length > 0) {
    throw new EmbeddedPostgresError(
      `The folder ${folders.data} is for the data of the embedded PostgreSQL and holds something else: move it away, or ${OWN_SERVER}.`,
    );
  }
  const partial = mkdtempSync(join(folders.root, `partial-${process.pid}-`));
  makePrivate(partial, account);
  try {
    const path = await pathInside(partial, account);
    const args = ['-D', path, '-U', ROLE, '--auth-local=trust', '--auth-host=reject', '--encoding=UTF8'];
    args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'); // the same order on every machine
    const made = await runProgram(binaries.initdb, args, { account, cwd: partial });
    if (!made.succeeded) throw new Error(/^initdb: .*$/m.exec(made.output)?.[0] ?? made.output);
    renameSync(partial, folders.data);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (versionOf(folders.data) !== undefined) return; // another start was first
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `A new embedded PostgreSQL cluster could not be put into ${folders.data} (${reasonOf(error)}): mend that or choose another folder, or ${OWN_SERVER}.`,
    );
  }
}

function versionOf(data: string): string | undefined {
  try {
    return readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Half-made clusters of processes that were killed. */
function removeLeftovers(root: string): void {
  for (const name of readdirSync(root)) {
    const pid = PARTIAL.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(join(root, name), { recursive: true, force: true });
    } catch {
      // its initdb has not noticed yet and still writes there: a later start removes the rest
    }
  }
}
