import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Failure } from '../../core/failures/failure';
import type { BookSource, ClauseSource, InstrumentSource } from '../../core/rules/source';
import { isInstrumentId } from '../../core/values/citation';
import { factsSchema, type BookFacts } from './facts-schema';
import { bookSchema, instrumentSchema } from './source-schemas';

const unusable = (sentence: string): Failure => new Failure('BAD_RULE_SOURCES', sentence);

/** Every instrument below a rule-sources folder, ordered by id. */
export function loadRuleSources(folder: string): readonly InstrumentSource[] {
  if (!existsSync(folder)) throw unusable(`${folder}: there is no such folder; name one that holds rule sources.`);
  const ids = subfolders(folder).flatMap((jurisdiction) =>
    subfolders(join(folder, jurisdiction)).map((slug) => `${jurisdiction}/${slug}`),
  );
  return ids.sort().map((id) => loadInstrument(folder, id));
}

function loadInstrument(folder: string, id: string): InstrumentSource {
  if (!isInstrumentId(id))
    throw unusable(`${join(folder, id)}: a folder of rule sources is named like au-nsw/ltgame-2016.`);
  const home = join(folder, id);
  const { books, ...about } = readYaml(join(home, 'instrument.yaml'), instrumentSchema);
  const loaded = books.map((book) => loadBook(home, book));
  if (about.draft !== true) for (const book of loaded) refuseUnfinished(home, book);
  return { id, ...about, books: loaded };
}

/** Only a draft may have clauses that nobody has stated yet. */
function refuseUnfinished(home: string, { id, clauses }: BookSource): void {
  const open = clauses.find(({ heading, says, guessed }) => heading === '' || says === '' || guessed !== undefined);
  if (open === undefined) return;
  const lacks = open.says === '' ? 'has no statement' : open.heading === '' ? 'has no heading' : 'has a guessed class';
  throw unusable(
    `${join(home, 'books', `${id}.yaml`)}: clause ${open.label} ${lacks}; finish it, or mark the instrument "draft: true" in instrument.yaml.`,
  );
}

function loadBook(home: string, id: string): BookSource {
  const clauses: readonly ClauseSource[] = readYaml(join(home, 'books', `${id}.yaml`), bookSchema);
  const factsFile = join(home, 'facts', `${id}.yaml`);
  const stated: BookFacts = existsSync(factsFile) ? readYaml(factsFile, factsSchema) : { facts: [], conflicts: [] };
  return { id, clauses, ...stated };
}

function readYaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> {
  const read = schema.safeParse(parsed(file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw unusable(`${file}: ${issue?.path.join('.') ?? 'the file'} ${issue?.message ?? 'is not as expected'}.`);
}

function parsed(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw unusable(`${file}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
  }
}

const subfolders = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
