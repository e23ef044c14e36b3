// What decides a verdict, as one hash: all code that rounds are judged by, without its comments and layout. An audit keeps it, so that
// a check that decides otherwise is another version even where nothing was released.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const own = fileURLToPath(new URL('..', import.meta.url));
const [given] = process.argv.slice(2);
const root = given ?? own;

const judging = [
  ...['app/auditing/judge-lines', 'app/check-round', 'app/rule-book'],
  ...['app/newer-texts', 'core/links/doubts-of', 'core/links/links-of'],
  ...['app/auditing/duplicates', 'core/auditing/told-findings', 'core/auditing/counts'],
];
const { outputFiles } = await build({
  absWorkingDir: root,
  stdin: { contents: judging.map((name) => `export * from './src/${name}';`).join('\n'), resolveDir: root },
  bundle: true,
  minify: true,
  write: false,
  platform: 'node',
  packages: 'external',
  format: 'cjs',
  target: 'es2022',
  tsconfigRaw: {},
  logLevel: 'warning',
});
const hash = createHash('sha256').update(outputFiles[0].contents).digest('hex');

// Of a folder that is named it is only told.
if (given === undefined) await writeFile(join(own, 'dist', 'checks.sha256'), hash);
else process.stdout.write(`${hash}\n`);
