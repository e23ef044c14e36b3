import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstrumentSource } from '../../core/rules/source';
import { projectRoot, ruleSourcesFolder } from './project-root';

/** Rule sources read once at build time, so that a command starts without parsing YAML; used only while no file has changed. */
interface CompiledSources {
  readonly files: string;
  readonly instruments: readonly InstrumentSource[];
}

const compiledFile = (): string => join(projectRoot(), 'dist', 'rule-sources.json');

/** The instruments whose clauses are stated in the checkout's rule sources. */
export async function projectSources(): Promise<readonly InstrumentSource[]> {
  return (await knownInstruments()).filter(({ books }) => books.length > 0);
}

/** All instruments with a folder in the checkout: compiled where that is up to date, read from YAML where it is not. */
export async function knownInstruments(): Promise<readonly InstrumentSource[]> {
  if (existsSync(compiledFile())) {
    const compiled = JSON.parse(readFileSync(compiledFile(), 'utf8')) as CompiledSources;
    if (compiled.files === fingerprint()) return compiled.instruments;
  }
  const { loadRuleSources } = await import('./rule-sources');
  return loadRuleSources(ruleSourcesFolder());
}

export function writeCompiledSources(instruments: readonly InstrumentSource[]): void {
  const compiled: CompiledSources = { files: fingerprint(), instruments };
  writeFileSync(compiledFile(), JSON.stringify(compiled));
}

/** Name, size and time of every file of rule sources: cheap to take, and different as soon as one is edited. */
function fingerprint(): string {
  const folder = ruleSourcesFolder();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|tsv)$/.test(name))
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${String(size)} ${String(mtimeMs)}`;
    })
    .join('\n');
}
