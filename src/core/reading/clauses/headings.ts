import type { SourceLine } from '../lines/lines';
import { endsSentence, isFinished, wordCount } from '../lines/sentence';
import type { Marker } from '../numbering/marker';
import type { Path } from '../numbering/path';
import type { BookDraft } from './book-draft';

const longestHeading = 16;
const longestRunIn = 5;
const longestAlone = 3;

/** The heading of a numbered line, and the words after it; either may be empty. */
export interface Headed {
  readonly heading: string;
  readonly words: string;
}

/** "## 3. Fares" and "3. Fares" head a section, "**(1) Fares**" a clause; "3.1 A fare is paid." has no heading. */
export function headingOf(line: SourceLine, marker: Marker, path: Path, runIn: boolean): Headed {
  const { rest } = marker;
  if (isHeaded(line, marker, path)) return { heading: rest, words: '' };
  return (runIn ? runInHeading(rest) : undefined) ?? { heading: '', words: rest };
}

/** "Fares. A fare is paid …": the heading runs into the words, or stands alone with a full stop. */
function runInHeading(rest: string): Headed | undefined {
  const heading = /^(\p{Lu}[^.;:()]{0,60}|\[\p{Lu}\p{L}+\])(?:\.|$)(?=$| \p{Lu})/u.exec(rest)?.[1];
  if (heading === undefined || wordCount(heading) > longestRunIn) return undefined;
  const words = rest.slice(heading.length + 1).trimStart();
  // "(2) The dealer calls it." is a short sentence, not a heading.
  return words === '' && wordCount(heading) > longestAlone ? undefined : { heading, words };
}

function isHeaded(line: SourceLine, { rest, opening }: Marker, path: Path): boolean {
  if (rest === '' || wordCount(rest) > longestHeading) return false;
  if (line.heading) return !endsSentence(rest);
  const isPoint = path.at(-1)?.form === 'point';
  if (path.length > 1) return isPoint && opening === 'heading' && /^\p{Lu}/u.test(rest);
  return isPoint && !isFinished(rest) && /^\W{0,2}[\p{Lu}\d]/u.test(rest);
}

/** "Object" under "Article 1": short, with a capital, and no sentence. */
export function isTitle({ text, bulleted }: SourceLine): boolean {
  return !bulleted && wordCount(text) <= longestHeading && !isFinished(text) && /^\W{0,2}\p{Lu}/u.test(text);
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
  const startsBook = !book.hasNumbers;
  const set = (rest: readonly SourceLine[]) => (startsBook ? { titles: rest, loose: [] } : { titles: [], loose: rest });
  const isPoint = path.at(-1)?.form === 'point';
  if (isPoint && path.length > 1 && !book.has(path.slice(0, 1))) {
    return { own: undefined, section: nearest, ...set(others) };
  }
  if (isPoint && !headed && !startsBook) return { own: nearest, section: undefined, ...set(others) };
  return { own: undefined, section: undefined, ...set(waiting) };
}
