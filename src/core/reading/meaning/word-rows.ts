import type { ClauseWords, TermWords, TextWords } from './clause-words';

/** The words of a text as rows of a file: clauses first, then terms, each in the order of the text. */
export function wordRows({ clauses, terms }: TextWords): readonly string[] {
  return [
    ...clauses.map((clause) => row(clause.book, clause.label, clause)),
    ...terms.map((term) => row(term.book, `${term.clause} “${quotable(term.term)}”`, term)),
  ];
}

const MOST_WORDS = 8;

/** A term as the rows name it: no more of it than may be quoted. */
export const quotable = (term: string): string => term.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');

/** Terms are numbered from 1 in the order of their rows; what is empty at the end of a row is left out. */
const row = (book: string, place: string, { words, meaning, terms, under = '' }: Hashes): string =>
  [book, place, words, meaning, terms.map((term) => String(term + 1)).join(' '), under].join('\t').trimEnd();

type Hashes = Pick<ClauseWords, 'words' | 'meaning' | 'terms' | 'under'>;

const ROW =
  /^([^\t]+)\t([^\s]+)(?: “([^\t]+)”)?\t([0-9a-f]{16})\t([0-9a-f]{16})(?:\t([1-9][0-9]*(?: [1-9][0-9]*)*)?(?:\t(\S+))?)?(?<!\t)$/;

/** Nothing where a row is not as `wordRows` writes it; which one it is, `firstFault` says. */
export function readWordRows(rows: readonly string[]): TextWords | undefined {
  const clauses: ClauseWords[] = [];
  const terms: TermWords[] = [];
  for (const text of rows) {
    const [, book, label, term, words, meaning, numbers, under] = ROW.exec(text) ?? [];
    if (book === undefined || label === undefined || words === undefined || meaning === undefined) return undefined;
    const used = numbers === undefined ? [] : numbers.split(' ').map((number) => Number(number) - 1);
    if (term === undefined)
      clauses.push({ book, label, words, meaning, terms: used, ...(under !== undefined && { under }) });
    else terms.push({ book, clause: label, term, words, meaning, terms: used });
  }
  return { clauses, terms };
}

/** The position of the first row that cannot be read. */
export const firstFault = (rows: readonly string[]): number => rows.findIndex((text) => !ROW.test(text));
