import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { Failure } from '../../core/failures/failure';
import { unfinished } from '../../core/rules/drafting/unfinished';
import type { BookSource, ClauseSource, InstrumentSource } from '../../core/rules/source';
import { isCompilation, isInstrumentId } from '../../core/values/citation';
import { repeatedLabel } from '../../core/values/label';
import { factsSchema, type BookFacts } from './facts-schema';
import { bookSchema, instrumentSchema, jurisdictionSchema } from './source-schemas';
import { readWords } from './words-file';

export const JURISDICTION_FILE = 'jurisdiction.yaml';

const unusable = (sentence: string): Failure => new Failure('BAD_RULE_SOURCES', sentence);

/** Every instrument below a rule-sources folder, ordered by id, and as first made before its compilations. */
export function loadRuleSources(folder: string): readonly InstrumentSource[] {
  if (!existsSync(folder)) throw unusable(`${folder}: there is no such folder; name one that holds rule sources.`);
  const names = subfolders(folder).flatMap((jurisdiction) =>
    subfolders(join(folder, jurisdiction)).map((slug) => `${jurisdiction}/${slug}`),
  );
  return names.sort().map((name) => loadInstrument(folder, name));
}

/** An amended version of an instrument has a folder of its own beside it: `zz/example-rules-2021@2025-03-01`. */
function loadInstrument(folder: string, name: string): InstrumentSource {
  const [id = '', compilation, ...more] = name.split('@');
  const named = compilation === undefined || isCompilation(compilation);
  if (!isInstrumentId(id) || !named || more.length > 0)
    throw unusable(
      `${join(folder, name)}: a folder of rule sources is named like au-nsw/ltgame-2016, or au-nsw/ltgame-2016@2025-03-01 for an amended version set out whole.`,
    );
  const home = join(folder, name);
  const { books, ...about } = readYaml(join(home, 'instrument.yaml'), instrumentSchema);
  const loaded = books.map((book) => loadBook(home, book));
  const words = readWords(home);
  const source = {
    id,
    ...(compilation !== undefined && { compilation }),
    ...about,
    ...timeZoneOf(join(folder, id.split('/')[0] ?? '')),
    ...(words !== undefined && { words }),
    books: loaded,
  };
  if (source.draft !== true) refuseUnfinished(home, source);
  return source;
}

/** Beside the instruments of a jurisdiction stands what is the same for all of them. */
function timeZoneOf(home: string): Pick<InstrumentSource, 'timeZone'> {
  const file = join(home, JURISDICTION_FILE);
  return existsSync(file) ? readYaml(file, jurisdictionSchema) : {};
}

/** Only a draft may have clauses that nobody has stated yet, or no day from which it applies. */
function refuseUnfinished(home: string, source: InstrumentSource): void {
  const [first] = unfinished(source);
  if (first === undefined) return;
  throw unusable(
    `${join(home, first.file)}: ${first.sentence}; finish it, or mark the instrument "draft: true" in instrument.yaml.`,
  );
}

function loadBook(home: string, id: string): BookSource {
  const clauses: readonly ClauseSource[] = readYaml(join(home, 'books', `${id}.yaml`), bookSchema);
  refuseRepeated(join(home, 'books', `${id}.yaml`), clauses);
  const factsFile = join(home, 'facts', `${id}.yaml`);
  const stated: BookFacts = existsSync(factsFile) ? readYaml(factsFile, factsSchema) : { facts: [], conflicts: [] };
  return { id, clauses, ...stated };
}

/** A citation names one clause, so each entry has a label of its own. */
function refuseRepeated(file: string, clauses: readonly ClauseSource[]): void {
  const labels = clauses.map(({ label }) => label);
  const twice = labels.find((label, at) => labels.indexOf(label) !== at);
  if (twice === undefined) return;
  throw unusable(
    `${file}: ${twice} is the label of two entries; where the text prints one number twice under one parent, the second is ${repeatedLabel(twice, 2)}.`,
  );
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
