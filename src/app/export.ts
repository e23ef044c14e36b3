import { checksByClause } from '../core/checks/coverage';
import { akomaNtoso } from '../core/exports/akoma-ntoso/akoma-ntoso';
import type { ExportedBook, ExportedInstrument } from '../core/exports/exported-instrument';
import { factLinesByClause } from '../core/exports/fact-lines';
import { factsCsv, factsJson } from '../core/exports/facts';
import { exportedInstrument, type ExportedReading } from '../core/exports/from-sources';
import { bookMarkdown } from '../core/exports/markdown/book-markdown';
import { Failure } from '../core/failures/failure';
import type { RuleSet } from '../core/rules/rule-set';
import type { InstrumentSource } from '../core/rules/source';

export const EXPORT_FORMATS = ['akn', 'markdown', 'facts-json', 'facts-csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportRequest {
  readonly source: InstrumentSource;
  /** The official text as it was read; without it the export is in our own words and says so. */
  readonly reading?: ExportedReading | undefined;
  /** Of that text, so that the export can say whether our sources were verified against it. */
  readonly textSha256?: string | undefined;
  /** The name of the amended version, where the official words are those of one. */
  readonly compilation?: string | undefined;
  readonly ruleSets: readonly RuleSet[];
  readonly format: ExportFormat;
  readonly book?: string | undefined;
}

export interface Exported {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: string;
}

const MEDIA: Readonly<Record<ExportFormat, { readonly mediaType: string; readonly extension: string }>> = {
  akn: { mediaType: 'application/akn+xml', extension: 'akn.xml' },
  markdown: { mediaType: 'text/markdown; charset=utf-8', extension: 'md' },
  'facts-json': { mediaType: 'application/json', extension: 'facts.json' },
  'facts-csv': { mediaType: 'text/csv; charset=utf-8', extension: 'facts.csv' },
};

export const mediaTypeOf = (format: ExportFormat): string => MEDIA[format].mediaType;

export const exportFormat = (name: string): ExportFormat => {
  const format = EXPORT_FORMATS.find((known) => known === name);
  if (!format)
    throw new Failure('BAD_ARGUMENT', `There is no format ${name}; the formats are ${EXPORT_FORMATS.join(', ')}.`);
  return format;
};

/** An instrument, one of its books or its facts as a file for other people and programs. */
export function exportInstrument(request: ExportRequest): Exported {
  const { source, reading, textSha256, compilation, ruleSets, format, book } = request;
  if (format === 'facts-json' || format === 'facts-csv') return instrumentFacts(request, format);
  const document = exportedInstrument(source, reading && { reading, sha256: textSha256 }, compilation);
  if (document.books.length === 0)
    throw new Failure(
      'BAD_ARGUMENT',
      `The clauses of ${source.id} are not stated in our own words yet, so there is nothing to export; supply its official text.`,
    );
  if (format === 'akn') {
    if (book !== undefined)
      throw new Failure(
        'BAD_ARGUMENT',
        'Akoma Ntoso is exported for a whole instrument; leave the book out, or choose markdown.',
      );
    return named([source.id], format, akomaNtoso(document));
  }
  const mine = ruleSets.filter(({ instrument }) => instrument === source.id);
  const links = { facts: factLinesByClause(mine), checks: checksByClause(mine, [source]) };
  const books = book === undefined ? document.books : [bookOf(document, book)];
  const pages = books.map((one) => bookMarkdown(document, one, links));
  return named([source.id, book], format, pages.join('\n'));
}

/** The facts of rule sets chosen in another way than by instrument, such as those in force on a day. */
export function exportFacts(
  ruleSets: readonly RuleSet[],
  format: 'facts-json' | 'facts-csv',
  name: readonly (string | undefined)[],
): Exported {
  return named(name, format, WRITERS[format](ruleSets));
}

const WRITERS = { 'facts-json': factsJson, 'facts-csv': factsCsv };

function instrumentFacts({ source, ruleSets, book }: ExportRequest, format: 'facts-json' | 'facts-csv'): Exported {
  if (source.books.length === 0)
    throw new Failure(
      'BAD_ARGUMENT',
      `${source.id} has no rule sources and so no facts; draft some from its official text.`,
    );
  if (book !== undefined && !source.books.some(({ id }) => id === book))
    throw unknownBook(source.id, book, source.books);
  const mine = ruleSets.filter(({ instrument }) => instrument === source.id);
  return named([source.id, book], format, WRITERS[format](mine, book));
}

function bookOf({ about, books }: ExportedInstrument, id: string): ExportedBook {
  const found = books.find((book) => book.id === id);
  if (!found) throw unknownBook(about.id, id, books);
  return found;
}

const unknownBook = (instrument: string, book: string, books: readonly { readonly id: string }[]): Failure =>
  new Failure('BAD_ARGUMENT', `${instrument} has no book ${book}; it has ${books.map(({ id }) => id).join(', ')}.`);

/** `au-qld-casino-gaming-rule-2024-sch-1-a.md`: safe on every file system. */
function named(parts: readonly (string | undefined)[], format: ExportFormat, content: string): Exported {
  const { mediaType, extension } = MEDIA[format];
  const name = parts
    .filter((part) => part !== undefined)
    .join('-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return { fileName: `${name}.${extension}`, mediaType, content };
}
