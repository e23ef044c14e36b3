import type { Reading } from '../../reading/reading';
import { bookName } from '../citing/atoms';
import { bookNouns } from '../drafting-words';

/** Names of books by what is printed over them: `div-7` is the book under "Division 7 - Tournament Play". */
export type BookTitles = ReadonlyMap<string, string>;

const title = new RegExp(
  `^(${Object.keys(bookNouns).join('|')})\\s+(\\d{1,3}[A-Z]{0,2}(?:\\([a-z]\\))?|[A-Z]{1,4})(?![\\w(])`,
  'i',
);

/** A book may be named after its game or its title, and be cited by its number all the same. */
export function bookTitles({ clauses, furniture, unplaced }: Reading): BookTitles {
  const titles = new Map<string, string>();
  const firsts = clauses.filter((clause, index) => clauses[index - 1]?.book !== clause.book);
  for (const { line, text } of [...furniture.filter(({ why }) => why === 'title'), ...unplaced]) {
    const [, noun, number] = title.exec(text) ?? [];
    if (noun === undefined || number === undefined) continue;
    const next = clauses.find((clause) => clause.line >= line);
    const name = comparableBook(bookName(noun, number));
    if (next !== undefined && firsts.includes(next) && !titles.has(name)) titles.set(name, next.book);
  }
  return titles;
}

/** `pt-3` and `part-3` are one. */
export function comparableBook(name: string): string {
  const [, noun = name, number = ''] = /^([a-z]+)-(.+)$/i.exec(name) ?? [];
  return `${bookNouns[noun.toLowerCase()] ?? noun.toLowerCase()}-${number.toLowerCase()}`;
}

export function sameBook(a: string, b: string): boolean {
  return comparableBook(a) === comparableBook(b);
}
