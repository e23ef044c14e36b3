import { join } from 'node:path';
import type { Account } from './account';
import { EmbeddedPostgresError, OWN_SERVER, reasonOf } from './embedded-error';
import { temporaryFolder } from './folders';
import { copyNative, linkLibraries } from './native-copy';
import { type Outcome, runProgram } from './program';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  /** the major version, which the data must share */
  readonly major: string;
}

/**
 * Binaries that the account can run: those of the package where they stand, or else a copy. Where they stand they may lie in a
 * folder of root's alone, or lack their symlinks in a node_modules that cannot be written.
 */
export async function findBinaries(native: string, account: Account | undefined): Promise<Binaries> {
  if (linkLibraries(native)) {
    const asked = await askVersion(native, account);
    if (asked.succeeded) return binariesIn(native, asked.output);
  }
  let copy: string;
  try {
    copy = copyNative(native, await temporaryFolder(account));
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      `The PostgreSQL binaries in ${native} cannot be run where they are and not be copied either (${reasonOf(error)}): set TMPDIR to a folder with 100 MB of space, or ${OWN_SERVER}.`,
    );
  }
  const asked = await askVersion(copy, account);
  if (asked.succeeded) return binariesIn(copy, asked.output);
  throw new EmbeddedPostgresError(
    `The PostgreSQL binaries of ${native} cannot be run, nor can their copy in ${copy} (${reasonOf(asked.output)}): set TMPDIR to a folder from which programs may run, or ${OWN_SERVER}.`,
  );
}

function askVersion(native: string, account: Account | undefined): Promise<Outcome> {
  return runProgram(join(native, 'bin', 'postgres'), ['--version'], { account, cwd: '/' });
}

function binariesIn(native: string, version: string): Binaries {
  return {
    postgres: join(native, 'bin', 'postgres'),
    initdb: join(native, 'bin', 'initdb'),
    major: /\) (\d+)/.exec(version)?.[1] ?? version.trim(), // "postgres (PostgreSQL) 18.4"
  };
}
