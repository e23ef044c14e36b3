import { readFile } from 'node:fs/promises';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { createInjector } from 'typed-inject';

const quiet = (): void => undefined;
const LOGGER = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

interface Instrumenter {
  instrument(
    files: readonly { readonly name: string; readonly mutate: boolean; readonly content: string }[],
    options: object,
  ): Promise<{
    readonly mutants: readonly Mutant[];
    readonly files: readonly { readonly name: string; readonly content: string }[];
  }>;
}

/** Every mutant of the given files at once, each behind a switch of its own; the files' text by their paths. */
export async function mutate(
  paths: readonly string[],
): Promise<{ readonly mutants: readonly Mutant[]; readonly sources: ReadonlyMap<string, string> }> {
  const injector = createInjector().provideValue('logger', LOGGER);
  const instrumenter: Instrumenter = injector.injectFunction(createInstrumenter as never);
  const files = await Promise.all(
    paths.map(async (name) => ({ name, mutate: true, content: await readFile(name, 'utf8') })),
  );
  const { mutants, files: written } = await instrumenter.instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: false,
  });
  return { mutants, sources: new Map(written.map(({ name, content }) => [name, content])) };
}
