import type { InstrumentSource } from '../core/rules/source';
import { Failure } from '../core/failures/failure';

export interface DatabaseOption {
  readonly database?: boolean;
}

export const DATABASE_FLAG = ['--database', 'use the store and what was ingested into it'] as const;

/** The rule sources a command works from: the checkout's own files, or with `--database` those in the store. */
export async function sources(option: DatabaseOption): Promise<readonly InstrumentSource[]> {
  if (option.database) {
    const { withDatabase } = await import('./database');
    const { loadSources } = await import('../io/postgres/store/source-store');
    return withDatabase(({ dataSource }) => loadSources(dataSource));
  }
  const { projectSources } = await import('../io/files/compiled-sources');
  return projectSources();
}

/** Every instrument the checkout knows, whether or not its clauses are stated yet. */
export async function knownInstruments(): Promise<readonly InstrumentSource[]> {
  const files = await import('../io/files/compiled-sources');
  return files.knownInstruments();
}

export function findInstrument(all: readonly InstrumentSource[], id: string): InstrumentSource {
  const found = all.find((source) => source.id === id);
  if (!found)
    throw new Failure(
      'NO_SUCH_INSTRUMENT',
      `No rule sources are held for ${id}; there are some for ${all.map((source) => source.id).join(', ')}.`,
    );
  return found;
}
