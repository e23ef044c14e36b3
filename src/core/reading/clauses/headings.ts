import type { SourceLine } from '../lines/lines';
import { endsSentence, isFinished, wordCount } from '../lines/sentence';
import type { Marker } from '../numbering/marker';
import type { Path } from '../numbering/path';
import type { BookDraft } from './book-draft';

const longestHeading = 16;

/** "## 3. Fares" and "3. Fares" head a section, "**(1) Fares**" a clause; "3.1 A fare is paid." has no heading. */
export function isHeaded(line: SourceLine, { rest }: Marker, path: Path): boolean {
  if (rest === '' || wordCount(rest) > longestHeading) return false;
  if (line.heading) return !endsSentence(rest);
  const isSection = path.length === 1 && path[0]?.form === 'point';
  return isSection && !isFinished(rest) && /^\W{0,2}[\p{Lu}\d]/u.test(rest);
}

/** What becomes of the unnumbered headings printed before a numbered line. */
export interface HeadingUse {
  /** Announces the clause itself. */
  readonly own: SourceLine | undefined;
  /** Announces the section around it, whose number was lost. */
  readonly section: SourceLine | undefined;
  /** Titles of the book. */
  readonly titles: readonly SourceLine[];
  /** Announce nothing that could be found. */
  readonly loose: readonly SourceLine[];
}

/** "FARES" over the first clause is the book's title, over 2.1 without a section 2 it heads that section, else 2.1. */
export function useHeadings(waiting: readonly SourceLine[], path: Path, headed: boolean, book: BookDraft): HeadingUse {
  const nearest = waiting.at(-1);
  const others = waiting.slice(0, -1);
  const startsBook = book.clauses.length === 0;
  const set = (rest: readonly SourceLine[]) => (startsBook ? { titles: rest, loose: [] } : { titles: [], loose: rest });
  const isPoint = path.at(-1)?.form === 'point';
  if (isPoint && path.length > 1 && !book.has(path.slice(0, 1))) {
    return { own: undefined, section: nearest, ...set(others) };
  }
  if (isPoint && !headed && !startsBook) return { own: nearest, section: undefined, ...set(others) };
  return { own: undefined, section: undefined, ...set(waiting) };
}
