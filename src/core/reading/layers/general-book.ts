import type { Clause } from '../reading';
import type { ReadingStyle } from '../style';
import type { ClauseIndex } from './clause-index';

const general = /\bgeneral rules?\b[^.;:]{0,40}\b(division|schedule|part|chapter) (\d{1,3}[A-Z]?)\b/i;

/** The book whose clauses hold for all others: the sole one, the body before schedules, "the general rules in Division 1". */
export function generalBook(clauses: readonly Clause[], index: ClauseIndex, style: ReadingStyle): string | undefined {
  const books = index.books.filter((book) => book !== style.frontBook);
  if (books.length <= 1) return books[0];
  const body = books.find((book) => book === style.mainBook || /(?:^|-)general(?:-|$)/.test(book));
  if (body !== undefined) return body;
  for (const { book, text } of clauses) {
    const [, word, number] = general.exec(text) ?? [];
    const named =
      word === undefined || number === undefined ? undefined : index.numbers.book(word.toLowerCase(), number);
    if (named !== undefined && named !== book) return named;
  }
  return undefined;
}
