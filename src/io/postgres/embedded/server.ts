import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, chooseAccount } from './account';
import { type Binaries, findBinaries } from './binaries';
import { type Claim, type Connection, takeClaim } from './claim';
import { ensureCluster, ROLE } from './cluster';
import { EmbeddedPostgresError, OWN_SERVER, reasonOf } from './embedded-error';
import { dropSocketFolder, type Folders, openFolders } from './folders';
import { launch, type Launched } from './launch';
import { findNativeFolder } from './native-package';
import { type Cluster, findPostmaster, identify, type Postmaster } from './postmaster';
import { stopServer } from './stop';
import { type Relaunch, Supervision } from './supervise';

export interface EmbeddedServer {
  readonly connection: Connection;
  readonly pid: number;
  /** true when it ran already: left by a killed process, or in use by another one */
  readonly adopted: boolean;
  /** Gives the server up and, unless another process uses it, stops it. Must be called when the application closes. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** the account root drops to for a new cluster, instead of the first of the usual ones */
  readonly account?: string;
  /** the folder with bin, lib and share, instead of the one of the installed package */
  readonly nativeFolder?: string;
  /** how long to wait for a server that neither serves nor starts */
  readonly patienceMs?: number;
}

/** What PostgreSQL says when another server holds the data, or sessions of one that was killed: worth another try. */
const HELD = /lock file "[^"]*" (already exists|is empty)|pre-existing shared memory block/;
const GLANCE_MS = 15;
const RETRY_MS = 100;

/** Starts the embedded PostgreSQL on a folder, or joins the one that runs there; any number of processes may share it. */
export async function startEmbeddedPostgres(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL needs Unix sockets, which Windows lacks for it: ${OWN_SERVER}.`,
    );
  }
  try {
    const folders = openFolders(folder);
    const account = chooseAccount(folders.data, options.account);
    const binaries = await findBinaries(options.nativeFolder ?? findNativeFolder(), account);
    await ensureCluster(folders, binaries, account);
    return await joinOrLaunch(folders, binaries, account, options.patienceMs ?? 90_000);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL in ${folder} could not be started (${reasonOf(error)}): mend that, or ${OWN_SERVER}.`,
    );
  }
}

async function joinOrLaunch(
  folders: Folders,
  binaries: Binaries,
  account: Account | undefined,
  patienceMs: number,
): Promise<EmbeddedServer> {
  const cluster = identify(folders.data);
  let launched: Launched | undefined;
  let obstacle = 'it does not start';
  let deadline = performance.now() + patienceMs;
  try {
    while (performance.now() < deadline) {
      const postmaster = findPostmaster(cluster);
      if (postmaster?.status === 'ready') {
        const claim = await takeClaim(() => locate(cluster), patienceMs);
        if (typeof claim !== 'string') {
          const found = findPostmaster(cluster) ?? postmaster;
          const again: Relaunch = () =>
            launchedAgain(() => launch(folders, cluster, binaries, account, patienceMs, found.socket));
          return serverOf(cluster, found, { claim, launched, supervision: new Supervision(folders, cluster, again) });
        }
        obstacle = claim;
      } else if (postmaster) {
        obstacle = `it is ${postmaster.status}`;
        if (postmaster.status === 'starting') deadline = performance.now() + patienceMs; // recovery takes as long as it takes
      } else if (!launched || launched.failure() !== undefined) {
        if (launched) obstacle = (await passingFailure(launched, folders)) || obstacle;
        launched = await launch(folders, cluster, binaries, account, patienceMs);
        if (!launched) obstacle = 'another process is starting it';
      }
      await sleep(GLANCE_MS);
    }
    throw new EmbeddedPostgresError(
      `The PostgreSQL server on ${folders.data} did not become ready within ${patienceMs / 1000} s (${obstacle}): see ${folders.log} and stop the server that holds the data, or ${OWN_SERVER}.`,
    );
  } catch (error) {
    if (launched?.child.pid !== undefined) await stopServer(launched.child.pid, cluster);
    throw error;
  }
}

/** Lets pass that another process has stopped the server, or that one by hand or a killed one's sessions still hold the data. */
async function passingFailure(launched: Launched, folders: Folders): Promise<string> {
  const failure = launched.failure() ?? '';
  if (failure === '' || HELD.test(failure)) return sleep(RETRY_MS, failure);
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL on ${folders.data} did not start (${reasonOf(failure)}): see ${folders.log} and mend or move away the data, or ${OWN_SERVER}.`,
  );
}

async function launchedAgain(start: () => Promise<Launched | undefined>): ReturnType<Relaunch> {
  const launched = await start();
  if (!launched) return 'by another';
  const failure = launched.failure();
  return failure === undefined ? 'started' : { failure: reasonOf(failure === '' ? 'it ended at once' : failure) };
}

interface Use {
  readonly claim: Claim;
  readonly launched: Launched | undefined;
  readonly supervision: Supervision;
}

function serverOf(cluster: Cluster, found: Postmaster, { claim, launched, supervision }: Use): EmbeddedServer {
  let stopped: Promise<void> | undefined;
  const leave = async (): Promise<void> => {
    await supervision.end();
    if (!(await claim.release())) return;
    const running = findPostmaster(cluster) ?? found; // another process may have restarted it, or somebody removed the folder
    await stopServer(running.pid, cluster);
    dropSocketFolder(running.socket);
  };
  return {
    connection: connectionTo(found),
    pid: found.pid,
    adopted: found.pid !== launched?.child.pid,
    stop: () => (stopped ??= leave()),
  };
}

function locate(cluster: Cluster): { pid: number; connection: Connection } | undefined {
  const postmaster = findPostmaster(cluster);
  return postmaster?.status === 'ready' ? { pid: postmaster.pid, connection: connectionTo(postmaster) } : undefined;
}

function connectionTo({ socket, port }: Postmaster): Connection {
  return { host: socket, port, user: ROLE, database: 'postgres' };
}
