import { labelAbove } from '../values/label';
import type { InstrumentSource } from './source';

/** A book, or a clause of it with all that stands beneath. */
export interface Place {
  readonly book: string;
  readonly label?: string | undefined;
}

export const placeName = ({ book, label }: Place): string => (label === undefined ? book : `${book}/${label}`);

/** The place a name means in an instrument: `sch-1`, `sch-1/11(2)`, or `11(2)` where there is one book; undefined where it has none such. */
export function placeIn({ books }: InstrumentSource, name: string): Place | undefined {
  if (books.some(({ id }) => id === name)) return { book: name };
  const slash = name.indexOf('/');
  const book =
    slash >= 0 ? books.find(({ id }) => id === name.slice(0, slash)) : books.length === 1 ? books[0] : undefined;
  if (book === undefined) return undefined;
  const place = { book: book.id, label: name.slice(slash + 1) };
  return book.clauses.some(({ label }) => covers(place, book.id, label)) ? place : undefined;
}

/** Whether a clause is the place or stands beneath it. */
export function covers(place: Place, book: string, label: string): boolean {
  if (place.book !== book) return false;
  if (place.label === undefined) return true;
  for (let at: string | undefined = label; at !== undefined; at = labelAbove(at)) if (at === place.label) return true;
  return false;
}
