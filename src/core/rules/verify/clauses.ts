import { ANCHOR_WORDS, plain } from '../../facts/phrases/plain';
import type { Clause, Reading } from '../../reading/reading';
import { citationOf } from '../../values/citation';
import type { BookSource, InstrumentSource } from '../source';
import type { Disagreement } from './disagreement';

/** Both directions: every clause of the sources stands in the text, and every clause of the text has its entry. */
export function clauseDisagreements(source: InstrumentSource, { clauses }: Reading): readonly Disagreement[] {
  const printed = new Set(clauses.map(({ book }) => book));
  const held = new Set(source.books.map(({ id }) => id));
  const unknown = [...printed].filter((book) => !held.has(book));
  return [
    ...source.books.flatMap((book) =>
      printed.has(book.id)
        ? inBook(
            source,
            book,
            clauses.filter((clause) => clause.book === book.id),
          )
        : [bookNotInText(source, book.id, [...printed])],
    ),
    ...unknown.map((book) => bookNotInSources(source, book)),
  ];
}

function inBook(source: InstrumentSource, book: BookSource, printed: readonly Clause[]): readonly Disagreement[] {
  const entries = new Map(book.clauses.map((entry) => [entry.label, entry]));
  const labels = new Set(printed.map(({ label }) => label));
  const at = (label: string): Pick<Disagreement, 'instrument' | 'citation'> => ({
    instrument: source.id,
    citation: citationOf(source.id, book.id, label),
  });
  const absent = book.clauses.flatMap(({ label }): readonly Disagreement[] =>
    labels.has(label)
      ? []
      : [
          {
            ...at(label),
            code: 'clause-not-in-text',
            sentence: `The sources have a clause ${label} in book ${book.id}, and the official text has none; remove or renumber its entry in books/${book.id}.yaml.`,
          },
        ],
  );
  const rest = printed.flatMap((clause): readonly Disagreement[] => {
    const entry = entries.get(clause.label);
    if (entry === undefined)
      return [
        {
          ...at(clause.label),
          code: 'clause-not-in-sources',
          sentence: `The official text has a clause ${clause.label} (line ${String(clause.line)}) in book ${book.id}, and the sources have no entry for it; add one to books/${book.id}.yaml.`,
        },
      ];
    // Headings over single clauses are ours; those over sections are printed, unless they are longer than what may be quoted.
    const printedHeading = plain(clause.heading);
    const ours = clause.kind !== 'section' || printedHeading === '' || printedHeading.split(' ').length > ANCHOR_WORDS;
    if (ours || printedHeading === plain(entry.heading)) return [];
    return [
      {
        ...at(clause.label),
        code: 'heading-differs',
        sentence: `Section ${clause.label} is headed "${entry.heading}" in the sources and "${clause.heading}" in the official text (line ${String(clause.line)}); take over the printed heading in books/${book.id}.yaml.`,
      },
    ];
  });
  return [...absent, ...rest];
}

const bookNotInText = (source: InstrumentSource, book: string, printed: readonly string[]): Disagreement => ({
  instrument: source.id,
  citation: undefined,
  code: 'book-not-in-text',
  sentence: `The sources have a book ${book}, and the official text has only ${printed.join(', ') || 'no book at all'}; correct the list of books in instrument.yaml, or how the text is divided.`,
});

const bookNotInSources = (source: InstrumentSource, book: string): Disagreement => ({
  instrument: source.id,
  citation: undefined,
  code: 'book-not-in-sources',
  sentence: `The official text has a book ${book}, and the sources have none of that name; add books/${book}.yaml and list it in instrument.yaml.`,
});
