import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError, OWN_SERVER } from './embedded-error';

/**
 * Makes the symlinks between the libraries, which npm cannot pack and the package's install script makes where scripts may run.
 * False when they are missing and cannot be made here.
 */
export function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]; // from the package folder
  for (const { source, target } of links) {
    const link = join(native, relative('native', target));
    try {
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
    } catch {
      if (!existsSync(link)) return false; // still missing: not made by another process at the same moment
    }
  }
  return true;
}

/**
 * A copy of the binaries under the temporary folder that every account can run, shared by all checkouts of one user.
 * It is built aside and renamed, so that nobody ever sees half of one.
 */
export function copyNative(native: string, temporary: string): string {
  const copy = join(temporary, `house-rules-postgres-${packageVersion(native)}-${process.getuid?.() ?? 0}`);
  refuseForeign(copy);
  if (isComplete(native, copy)) return copy;
  const aside = mkdtempSync(`${copy}-`);
  try {
    chmodSync(aside, 0o755);
    copyTree(native, join(aside, 'new'));
    linkLibraries(join(aside, 'new'));
    // what a cleaner of temporary files has thinned out makes way; a server that runs from it keeps its open files
    if (existsSync(copy) && !isComplete(native, copy)) renameSync(copy, join(aside, 'old'));
    renameSync(join(aside, 'new'), copy);
  } catch (error) {
    refuseForeign(copy);
    if (!isComplete(native, copy)) throw error; // complete: another process was first
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return copy;
}

/** The name can be guessed: what another user has put there must not be run. */
function refuseForeign(copy: string): void {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  if (!found || (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0)) return;
  throw new EmbeddedPostgresError(
    `The copy of the PostgreSQL binaries in ${copy} belongs to or can be changed by another user: remove it, or ${OWN_SERVER}.`,
  );
}

function copyTree(from: string, to: string): void {
  mkdirSync(to, { mode: 0o755 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, 0o755); // the modes of a private or read-only checkout are of no use here
    }
  }
}

function isComplete(native: string, copy: string): boolean {
  return readdirSync(native, { withFileTypes: true }).every((entry) => {
    const [source, target] = [join(native, entry.name), join(copy, entry.name)];
    if (entry.isDirectory()) return isComplete(source, target);
    if (entry.isSymbolicLink()) return existsSync(target);
    return lstatSync(target, { throwIfNoEntry: false })?.size === lstatSync(source).size;
  });
}

function packageVersion(native: string): string {
  const file = join(native, '..', 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'unversioned';
}
