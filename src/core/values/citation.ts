/** How a clause is cited everywhere: `au-nsw/ltgame-2016#rules/8.4.2`. */
export interface CitationParts {
  readonly instrument: string;
  readonly book: string;
  readonly label: string;
}

const CITATION = /^([a-z]{2}(?:-[a-z0-9]+)?\/[a-z0-9][a-z0-9-]*)#([^/\s#]+)\/(\S+)$/;
const INSTRUMENT_ID = /^[a-z]{2}(?:-[a-z0-9]+)?\/[a-z0-9][a-z0-9-]*$/;

export const citationOf = (instrument: string, book: string, label: string): string => `${instrument}#${book}/${label}`;

/** The citation of a label as a book's sources write it: `11(2)` in the book itself, `sch-2/11(2)` in another. */
export const citedFrom = (instrument: string, book: string, label: string): string =>
  label.includes('/') ? `${instrument}#${label}` : citationOf(instrument, book, label);

export function parseCitation(text: string): CitationParts | undefined {
  const [, instrument, book, label] = CITATION.exec(text) ?? [];
  return instrument !== undefined && book !== undefined && label !== undefined
    ? { instrument, book, label }
    : undefined;
}

export const isInstrumentId = (text: string): boolean => INSTRUMENT_ID.test(text);

/** Names an amended version of an instrument: `2025-03-01`. */
export const isCompilation = (text: string): boolean => /^[a-z0-9][a-z0-9-]*$/.test(text);

/** The jurisdiction as records write it: `au-nsw/ltgame-2016` belongs to `AU-NSW`. */
export const jurisdictionOf = (instrument: string): string => (instrument.split('/')[0] ?? '').toUpperCase();
