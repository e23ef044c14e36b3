// Bundles what the pages load into dist/src/web/assets: the pages' style and script, and GraphiQL with its workers.
// Nothing of it is fetched from anywhere but this service.
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = join(root, 'dist/src/web/assets');
const common = {
  absWorkingDir: root,
  outdir,
  bundle: true,
  minify: true,
  target: 'es2022',
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** GraphiQL's style sheet holds Monaco's already, and 360 KB of web fonts that the system's own replace. */
const leanStyles = {
  name: 'lean-styles',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]monaco-editor[\\/].*\.css$/ }, () => ({ contents: '', loader: 'empty' }));
    onLoad({ filter: /[\\/]graphiql[\\/]dist[\\/]style\.css$/ }, async ({ path }) => {
      const style = await readFile(path, 'utf8');
      return { contents: style.replace(/@font-face\s*\{[^}]*(?:Roboto|Fira Code)[^}]*\}/g, ''), loader: 'css' };
    });
  },
};

const schemas = join(root, 'src/api/schema');
const schemaFiles = (await readdir(schemas)).filter((name) => name.endsWith('.graphql')).sort();
const schema = await Promise.all(schemaFiles.map((name) => readFile(join(schemas, name), 'utf8')));

// Chunks of an earlier build have other names and would stay behind.
await rm(outdir, { recursive: true, force: true });
await Promise.all([
  build({
    ...common,
    entryPoints: ['web-client/explorer.ts', 'web-client/pages.ts', 'web-client/pages.css', 'web-client/icon.svg'],
    format: 'esm',
    splitting: true,
    // A chunk's name changes with its content, so browsers may keep it for good.
    chunkNames: 'chunk-[hash]',
    define: { ...common.define, HOUSE_RULES_SCHEMA: JSON.stringify(schema.join('\n')) },
    loader: { '.svg': 'copy' },
    plugins: [leanStyles],
  }),
  build({
    ...common,
    entryPoints: {
      'editor.worker': 'monaco-editor/esm/vs/editor/editor.worker.js',
      'json.worker': 'monaco-editor/esm/vs/language/json/json.worker.js',
      'graphql.worker': 'monaco-graphql/esm/graphql.worker.js',
    },
    format: 'iife',
  }),
]);

// Compressed once here rather than for every visitor; quality 9 takes a fourteenth of the time of 11 for 8 % more bytes.
const compress = promisify(brotliCompress);
const names = (await readdir(outdir)).filter((name) => ['.js', '.css', '.svg'].includes(extname(name)));
await Promise.all(
  names.map(async (name) => {
    const path = join(outdir, name);
    const packed = await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    await writeFile(`${path}.br`, packed);
  }),
);
