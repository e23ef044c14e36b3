import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { BookSource, ClauseSource, FactsSource, InstrumentSource } from '../../core/rules/source';
import { isInstrumentId } from '../../core/values/citation';
import { bookSchema, factsSchema, instrumentSchema } from './source-schemas';

/** Rule sources that cannot be used as they stand: which file, where in it, what is wrong. */
export class RuleSourceError extends Error {}

export interface LoadOptions {
  /** What the clauses say is needed to show them, not to judge a round; leaving it out halves the start of `check`. */
  readonly statements?: boolean;
}

/** Every instrument below a rule-sources folder, ordered by id. */
export function loadRuleSources(folder: string, options: LoadOptions = {}): readonly InstrumentSource[] {
  if (!existsSync(folder))
    throw new RuleSourceError(`${folder}: there is no such folder; name one that holds rule sources.`);
  const ids = subfolders(folder).flatMap((jurisdiction) =>
    subfolders(join(folder, jurisdiction)).map((slug) => `${jurisdiction}/${slug}`),
  );
  return ids.sort().map((id) => loadInstrument(folder, id, options));
}

export function loadInstrument(folder: string, id: string, { statements = true }: LoadOptions = {}): InstrumentSource {
  if (!isInstrumentId(id))
    throw new RuleSourceError(`${join(folder, id)}: a folder of rule sources is named like au-nsw/ltgame-2016.`);
  const home = join(folder, id);
  const { books, ...about } = readYaml(join(home, 'instrument.yaml'), instrumentSchema);
  return { id, ...about, books: books.map((book) => loadBook(home, book, statements)) };
}

function loadBook(home: string, id: string, statements: boolean): BookSource {
  const clauses: readonly ClauseSource[] = statements ? readYaml(join(home, 'books', `${id}.yaml`), bookSchema) : [];
  const factsFile = join(home, 'facts', `${id}.yaml`);
  return { id, clauses, facts: existsSync(factsFile) ? loadFacts(factsFile) : [] };
}

function loadFacts(file: string): readonly FactsSource[] {
  const { game, facts, variants } = readYaml(file, factsSchema);
  return [{ game, facts }, ...Object.entries(variants).map(([variant, over]) => ({ game, variant, facts: over }))];
}

function readYaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> {
  const read = schema.safeParse(parsed(file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new RuleSourceError(
    `${file}: ${issue?.path.join('.') ?? 'the file'} ${issue?.message ?? 'is not as expected'}.`,
  );
}

function parsed(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RuleSourceError(
      `${file}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    );
  }
}

const subfolders = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
