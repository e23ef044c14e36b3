import type { DataSource } from 'typeorm';
import type { Held } from '../app/held';
import type { RuleBook } from '../app/rule-book';
import type { InstrumentSource } from '../core/rules/source';
import { Failure } from '../core/failures/failure';

export interface DatabaseOption {
  readonly database?: boolean;
  /** Only the store knows when something was learnt, so this asks the store. */
  readonly knownAt?: string;
}

export const DATABASE_FLAG = ['--database', 'use the store and what was ingested into it'] as const;
export const KNOWN_AT_FLAG = [
  '--known-at <time>',
  'what the store knew at an instant, or at the end of a day; implies --database',
] as const;

/** The rules a command works from: the checkout's own files, or those in the store. */
export async function rules(option: DatabaseOption): Promise<RuleBook> {
  if (option.database || option.knownAt !== undefined) return (await heldInStore(option)).book;
  const [{ RuleBook: Rules }, { projectSources }] = await Promise.all([
    import('../app/rule-book'),
    import('../io/files/compiled-sources'),
  ]);
  return new Rules(await projectSources());
}

/** Everything the store knows, or knew at some time. */
export const heldInStore = (option: DatabaseOption): Promise<Held> => inStore(option, (held) => Promise.resolve(held));

/** Asks the store something more while it is open. */
export async function inStore<T>(
  { knownAt }: DatabaseOption,
  work: (held: Held, dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const [{ withDatabase }, { RulesService }, { instantOf }] = await Promise.all([
    import('./database'),
    import('../app/rules-service'),
    import('../app/instant'),
  ]);
  const instant = knownAt === undefined ? undefined : instantOf(knownAt);
  if (knownAt !== undefined && instant === undefined)
    throw new Failure(
      'BAD_ARGUMENT',
      `--known-at must be an instant such as 2026-11-16T09:30:00Z or a day, found "${knownAt}".`,
    );
  return withDatabase(async ({ dataSource }) => {
    const service = new RulesService(dataSource);
    return work(await (instant === undefined ? service.current() : service.knownAt(instant)), dataSource);
  });
}

/** The rule sources of every instrument, each once. */
export const sources = async (option: DatabaseOption): Promise<readonly InstrumentSource[]> =>
  (await rules(option)).instruments;

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
