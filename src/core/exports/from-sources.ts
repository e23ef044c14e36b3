import type { Reading } from '../reading/reading';
import { titleOf, type BookSource, type ClauseSource, type InstrumentSource } from '../rules/source';
import { bookTitle, printedTitles } from './book-title';
import type { ExportedAbout, ExportedBook, ExportedClause, ExportedInstrument } from './exported-instrument';
import { kindByLabel, parentsByLabel } from './labels';

/** As much of a reading as an export needs. */
export type ExportedReading = Pick<Reading, 'clauses' | 'references' | 'frontMatter' | 'furniture' | 'unplaced'>;

export interface OfficialWords {
  readonly reading: ExportedReading;
  readonly sha256?: string | undefined;
}

/** The instrument in our own words, or in the official ones where its text was read; class and remarks come from the sources. */
export function exportedInstrument(
  source: InstrumentSource,
  official?: OfficialWords,
  compilation?: string,
): ExportedInstrument {
  const about: ExportedAbout = { ...aboutOf(source), compilation };
  if (official === undefined) {
    const books = source.books.map((book) => ({ id: book.id, title: bookTitle(source, book.id), clauses: own(book) }));
    return { about, words: 'own', opening: [], unplaced: [], books };
  }
  const { reading, sha256 } = official;
  return {
    about,
    words: 'official',
    textSha256: sha256,
    verified: sha256 === undefined ? undefined : sha256 === source.textSha256,
    opening: reading.frontMatter.lines.map(({ text }) => text),
    unplaced: reading.unplaced.map(({ text }) => text),
    books: officialBooks(source, reading),
  };
}

function aboutOf({ books: _, textSha256: __, reading: ___, ...about }: InstrumentSource): ExportedAbout {
  return { ...about, title: titleOf(about) };
}

function own({ id: book, clauses }: BookSource): readonly ExportedClause[] {
  const parents = parentsByLabel(clauses.map(({ label }) => label));
  return clauses.map((clause, index) => ({
    book,
    label: clause.label,
    parent: parents[index],
    kind: kindByLabel(clause.label),
    heading: clause.heading,
    statement: clause.says,
    ...remarksOf(clause),
  }));
}

const remarksOf = (
  clause: ClauseSource | undefined,
): Pick<ExportedClause, 'class' | 'unchecked' | 'note' | 'definitions'> => ({
  class: clause?.class,
  unchecked: clause?.unchecked,
  note: clause?.note,
  definitions: clause?.defines,
});

function officialBooks(source: InstrumentSource, reading: ExportedReading): readonly ExportedBook[] {
  const titles = printedTitles(reading);
  const entries = entriesByName(source);
  const references = listed(reading.references.map((one) => [`${one.from.book}/${one.from.label}`, one]));
  return [...listed(reading.clauses.map((clause) => [clause.book, clause]))].map(([id, clauses]) => ({
    id,
    title: titles.get(id) ?? bookTitle(source, id),
    clauses: clauses.map(({ book, label, parent, kind, heading, labelBasis, line, blocks }) => ({
      ...{ book, label, parent, kind, heading, labelBasis, line, blocks },
      ...remarksOf(entries.get(`${book}/${label}`)),
      references: references.get(`${book}/${label}`),
    })),
  }));
}

const entriesByName = ({ books }: InstrumentSource): ReadonlyMap<string, ClauseSource> =>
  new Map(books.flatMap(({ id, clauses }) => clauses.map((clause) => [`${id}/${clause.label}`, clause] as const)));

function listed<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const list = lists.get(key);
    if (list) list.push(value);
    else lists.set(key, [value]);
  }
  return lists;
}
