import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { sha256 } from '../../src/io/files/digest';
import { projectRoot } from '../../src/io/files/project-root';

const held = new Map<string, unknown>();

/**
 * A value that takes seconds to make, which every test file would spend anew: made once for as long as none of the files and
 * folders it is made of and by changes, and kept under the hash of their names, sizes and times.
 */
export function madeOnce<T>(name: string, madeOf: readonly string[], make: () => T): T {
  if (held.has(name)) return held.get(name) as T;
  const value = kept(`${name}-${sha256(madeOf.map(stateOf).join('\n'))}.v8`, make);
  held.set(name, value);
  return value;
}

function kept<T>(file: string, make: () => T): T {
  const cache = join(projectRoot(), 'node_modules', '.cache', 'house-rules-tests');
  const path = join(cache, file);
  if (existsSync(path)) return deserialize(readFileSync(path)) as T;
  const value = make();
  mkdirSync(cache, { recursive: true });
  // Test files run side by side: none may find a file that is half written.
  writeFileSync(`${path}.${String(process.pid)}`, serialize(value));
  renameSync(`${path}.${String(process.pid)}`, path);
  return value;
}

/** Of a file, or of every file in a folder. */
function stateOf(path: string): string {
  const root = join(projectRoot(), path);
  const names = statSync(root).isDirectory() ? readdirSync(root, { recursive: true, encoding: 'utf8' }).sort() : [''];
  return names
    .map((name) => {
      const { size, mtimeMs } = statSync(join(root, name));
      return `${path}/${name} ${String(size)} ${String(mtimeMs)}`;
    })
    .join('\n');
}
