// Runs every test file that tries a part of its cases otherwise, with all of them: node scripts/thorough-tests.mjs [jest's options]
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scripts = readdirSync(join(root, 'test'), { recursive: true })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('test', name));
const imports = new Map(scripts.map((name) => [name, importedBy(name)]));

/** What a file imports from beside it, by path. */
function importedBy(name) {
  const words = readFileSync(join(root, name), 'utf8');
  return [...words.matchAll(/ from '(\.[^']*)'/g)].map(([, path]) => `${join(dirname(name), path)}.ts`);
}

const drawn = join('test', 'support', 'thorough.ts');
const isDrawn = (name, seen = new Set()) =>
  name === drawn ||
  (!seen.has(name) && (imports.get(seen.add(name) && name) ?? []).some((path) => isDrawn(path, seen)));
const files = scripts.filter((name) => name.endsWith('.test.ts') && isDrawn(name));

// The files are named in full, so that nothing else is run; "--" would make options of Jest into names of files.
const { status } = spawnSync('npx', ['jest', '--runTestsByPath', ...process.argv.slice(2), ...files], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, THOROUGH: '1' },
});
process.exitCode = status ?? 1;
