// Builds where the build is missing or older than the sources: after an install without scripts, or after an edit.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = join(root, 'dist', 'rule-sources.json');

const newest = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name)))
    .filter((found) => found.isFile())
    .reduce((latest, { mtimeMs }) => Math.max(latest, mtimeMs), 0);

const current =
  existsSync(built) &&
  ['src', 'migrations', 'rule-sources', 'web-client'].every(
    (folder) => newest(join(root, folder)) <= statSync(built).mtimeMs,
  );

if (!current) {
  process.stderr.write('building …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 2, 2] });
  process.exitCode = status ?? 1;
}
