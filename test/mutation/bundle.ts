import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { build as bundle } from 'esbuild';

/** All tests in one file that runs without a test runner, with the mutated sources in place of the real ones. */
export async function bundleTests(
  tests: readonly string[],
  sources: ReadonlyMap<string, string>,
  outfile: string,
): Promise<void> {
  await bundle({
    stdin: {
      contents: tests.map((path) => `import ${JSON.stringify(path)};`).join('\n'),
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    packages: 'external',
    logLevel: 'warning',
    outfile,
    plugins: [
      {
        name: 'mutated sources',
        setup: (build) => {
          build.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
            loader: 'ts',
            contents: asPlainModule(sources.get(path) ?? (await readFile(path, 'utf8')), path),
          }));
        },
      },
    ],
  });
}

/** The tests find rule sources and examples from their own folders, and have Jest load some modules only when asked for. */
const asPlainModule = (text: string, path: string): string =>
  text.replaceAll('__dirname', JSON.stringify(dirname(path))).replaceAll(/jest\.requireActual<[^(]*>\(/g, 'require(');
