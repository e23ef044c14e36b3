import type { Reading } from '../reading';
import type { ClauseIndex } from '../layers/clause-index';
import type { ReadingStyle } from '../style';

/** One line of a contents page that lists a section or a part. */
export interface ContentsEntry {
  /** `4`, or `pt-2` for a part. */
  readonly label: string;
  /** Without the page at its end. */
  readonly heading: string;
  /** As printed: where no pages are given, a number at the end belongs to the heading. */
  readonly printed: string;
  readonly line: number;
}

/** What the contents pages list for one book. */
export interface BookContents {
  readonly book: string;
  readonly entries: readonly ContentsEntry[];
}

const page = /(?:\s*\.{2,}\s*\d{0,4}|\s+\d{1,4})$/;
const division =
  /^([A-Za-z]{3,12})\s+(\d{1,3}[A-Z]{0,2}(?:\s?\([a-z]{1,2}\))?|[IVXL]{1,6}|[A-Z])(?![\w(])[\s.:–—-]*(.*)$/;
const section = /^(\d{1,3}[A-Z]{0,2})(?:\.0?|\b)\s*(.*)$/;

/** The contents of each book: one page may list them all, or one stand before each. */
export function contentsOf(reading: Reading, index: ClauseIndex, style: ReadingStyle): readonly BookContents[] {
  const found = new Map<string, ContentsEntry[]>();
  let book: string | undefined;
  for (const { line, text } of reading.furniture.filter(({ why }) => why === 'contents')) {
    const words = text.replace(page, '').trim();
    const [, word = '', number = '', title = ''] = division.exec(words) ?? [];
    const kind = word.toLowerCase();
    const named = style.divisionWords.includes(kind) ? index.numbers.book(kind, number.replace(/\s/g, '')) : undefined;
    // After "Schedule 2" come its sections; a page printed after that book has begun lists the next one.
    book = named ?? (book === undefined || index.stretch(book).from <= line ? bookAfter(line, index) : book);
    const entry = named === undefined ? entryOf(words, kind, number, title, style) : undefined;
    if (book === undefined || entry === undefined) continue;
    const entries = found.get(book) ?? [];
    found.set(book, entries);
    entries.push({ ...entry, printed: text, line });
  }
  return [...found].map(([name, entries]) => ({ book: name, entries }));
}

function bookAfter(line: number, index: ClauseIndex): string | undefined {
  return index.books.find((book) => index.stretch(book).from > line);
}

function entryOf(
  words: string,
  kind: string,
  number: string,
  title: string,
  style: ReadingStyle,
): Pick<ContentsEntry, 'label' | 'heading'> | undefined {
  if (kind === 'part') return { label: `pt-${number}`, heading: title };
  if (style.citingWords.includes(kind)) return { label: number, heading: title };
  const [, label, heading] = section.exec(words) ?? [];
  return label === undefined || heading === undefined || heading === '' ? undefined : { label, heading };
}
