import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { Failure } from '../../core/failures/failure';
import type { BookSource, FactEntry, FactsSource, InstrumentSource } from '../../core/rules/source';
import { JURISDICTION_FILE } from './rule-sources';
import { writeWords } from './words-file';

/** Writes an instrument's rule sources below a folder, in the form in which a person goes on with them; never over what is there. */
export function writeDraft(folder: string, source: InstrumentSource): readonly string[] {
  const { id, books, words, timeZone, ...about } = source;
  const home = join(folder, id);
  const jurisdiction = join('..', JURISDICTION_FILE);
  const isZoneNew = timeZone !== undefined && !existsSync(join(home, jurisdiction));
  if (existsSync(join(home, 'instrument.yaml')))
    throw new Failure(
      'BAD_ARGUMENT',
      `${home} already holds rule sources; name another folder with --out, or another instrument with --instrument.`,
    );
  const files: [path: string, content: unknown][] = [
    ...(isZoneNew ? [[jurisdiction, { timeZone }] as [string, unknown]] : []),
    ['instrument.yaml', { ...about, books: books.map((book) => book.id) }],
    ...books.flatMap((book): [string, unknown][] => [
      [join('books', `${book.id}.yaml`), book.clauses],
      ...(book.facts.length === 0 ? [] : [[join('facts', `${book.id}.yaml`), factsOf(book)] as [string, unknown]]),
    ]),
  ];
  const written = files.map(([path, content]) => {
    const file = join(home, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      stringify(content, { lineWidth: 0, singleQuote: true, keepUndefined: false, aliasDuplicateObjects: false }),
    );
    return file;
  });
  return words === undefined ? written : [...written, writeWords(home, words)];
}

const factsOf = ({ facts }: BookSource): unknown => ({ layers: facts.map(layerOf) });

function layerOf({ role, forms, facts, silent = [] }: FactsSource): unknown {
  const names = forms.map(({ game, variant }) => (variant === undefined ? game : `${game}/${variant}`));
  const [form] = forms;
  const head = role === 'general' ? { general: names } : { game: form?.game, variant: form?.variant };
  const stated = Object.entries(facts).map(([name, entries]) => [name, entries.map(entryOf)] as const);
  return { ...head, ...(silent.length > 0 && { silent }), facts: Object.fromEntries(stated) };
}

/** What is recognised is the rule; only what is not has to be marked. */
const entryOf = ({ basis, also, ...entry }: FactEntry): unknown => ({
  ...entry,
  ...(also.length > 0 && { also }),
  ...(basis !== 'recognised' && { basis }),
});
