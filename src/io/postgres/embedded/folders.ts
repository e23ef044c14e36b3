import {
  accessSync,
  chmodSync,
  constants,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account';
import { EmbeddedPostgresError, OWN_SERVER, reasonOf } from './embedded-error';
import { runProgram } from './program';

export interface Folders {
  /** what the caller named, without symlinks: two spellings of one folder are one folder */
  readonly root: string;
  readonly data: string;
  readonly socket: string;
  readonly log: string;
}

/** macOS allows 103 bytes, Linux 107. */
const LONGEST_SOCKET_PATH = 103;
const TEMPORARY_SOCKET = 'house-rules-socket-';

export function openFolders(folder: string): Folders {
  try {
    mkdirSync(folder, { recursive: true });
    const root = realpathSync(folder);
    accessSync(root, constants.R_OK | constants.W_OK | constants.X_OK);
    return { root, data: join(root, 'data'), socket: join(root, 'socket'), log: join(root, 'server.log') };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The folder ${folder} of the embedded PostgreSQL cannot be written (${reasonOf(error)}): choose or permit another folder, or ${OWN_SERVER}.`,
    );
  }
}

/** Makes a folder that only the account can open. */
export function makePrivate(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true });
  // root may be at work in a folder of somebody who could give away with it what a link points to
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is a link`);
  chmodSync(folder, 0o700);
  if (account) lchownSync(folder, account.uid, account.gid);
}

/** Whether the account can get into a folder; asked of the system itself, because modes alone leave out access lists. */
export async function canReach(folder: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  return (await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { account, cwd: '/' })).succeeded;
}

/** A temporary folder the account can reach, at most so long: TMPDIR may lie in root's home, or deep. */
export async function temporaryFolder(account: Account | undefined, longest = Infinity): Promise<string> {
  for (const folder of [tmpdir(), '/tmp']) {
    if (Buffer.byteLength(folder) <= longest && (await canReach(folder, account))) return folder;
  }
  throw new EmbeddedPostgresError(
    `The account ${account?.name} that runs the embedded PostgreSQL cannot reach the temporary folder ${tmpdir()}: set TMPDIR to a folder it can reach, or ${OWN_SERVER}.`,
  );
}

/**
 * Where the next server puts its socket: beside the data, or in a new temporary folder if that path is too long for a socket or
 * lies where the account cannot go. Whoever shares the server reads the place from postmaster.pid.
 */
export async function makeSocketFolder(folders: Folders, account: Account | undefined): Promise<string> {
  const longest = LONGEST_SOCKET_PATH - '/.s.PGSQL.5432'.length;
  if (Buffer.byteLength(folders.socket) <= longest && (await canReach(folders.root, account))) {
    makePrivate(folders.socket, account);
    return folders.socket;
  }
  const temporary = await temporaryFolder(account, longest - `/${TEMPORARY_SOCKET}XXXXXX`.length);
  const socket = mkdtempSync(join(temporary, TEMPORARY_SOCKET)); // new and 0700: nobody can be there first
  makePrivate(socket, account);
  return socket;
}

/** The same place again, for the users of a server that has ended; nothing where it is not ours, or cannot be. */
export function reopenSocketFolder(socket: string | undefined, account: Account | undefined): string | undefined {
  if (socket === undefined) return undefined;
  try {
    const found = lstatSync(socket, { throwIfNoEntry: false });
    const owner = account?.uid ?? process.getuid?.();
    if (found === undefined) mkdirSync(socket, { mode: 0o700 });
    else if (found.uid !== owner) return undefined;
    makePrivate(socket, account);
    return socket;
  } catch {
    return undefined;
  }
}

/** Removes the temporary socket folder of a server that is gone; the one beside the data stays for the next. */
export function dropSocketFolder(socket: string): void {
  const temporary = [tmpdir(), '/tmp'].includes(dirname(socket)) && basename(socket).startsWith(TEMPORARY_SOCKET);
  try {
    if (temporary) rmSync(socket, { recursive: true, force: true });
  } catch {
    // another user's: litter is no reason to fail
  }
}
