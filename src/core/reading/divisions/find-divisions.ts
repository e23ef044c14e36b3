import type { SourceLine } from '../lines/lines';
import { isCapitals, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import { isStart } from '../numbering/path';
import type { ReadingStyle } from '../style';
import { divisionHeadingOf, type DivisionHeading } from './division-heading';

/** A division of the instrument: a separately numbered book, or a part through which the numbering of a book runs on. */
export interface Division extends DivisionHeading {
  readonly opens: 'book' | 'part';
  /** Line with the rest of the title, where the title is printed under the number. */
  readonly titleLine: number | undefined;
}

/** Divisions by the index of their heading. */
export type Divisions = ReadonlyMap<number, Division>;

/** True for lines that head nothing: furniture, cells of tables, words quoted from another instrument. */
type IsNoLaw = (index: number) => boolean;

interface Found extends DivisionHeading {
  readonly index: number;
  readonly titleLine: number | undefined;
}

/** Finds the headings of divisions, and decides for each kind of division whether its clauses are numbered afresh. */
export function findDivisions(lines: readonly SourceLine[], isNoLaw: IsNoLaw, style: ReadingStyle): Divisions {
  const found = headings(lines, isNoLaw, style);
  const fresh = freshWords(found, sectionNumbers(lines, isNoLaw));
  return new Map(
    found.map(({ index, ...heading }) => [index, { ...heading, opens: fresh.has(heading.word) ? 'book' : 'part' }]),
  );
}

function headings(lines: readonly SourceLine[], isNoLaw: IsNoLaw, style: ReadingStyle): readonly Found[] {
  const found: Found[] = [];
  lines.forEach((line, index) => {
    const heading = isNoLaw(index) ? undefined : divisionHeadingOf(line, style);
    if (heading === undefined) return;
    const next = heading.title === '' && !isNoLaw(index + 1) ? lines[index + 1] : undefined;
    const titled = next !== undefined && isTitle(next);
    found.push({
      ...heading,
      index,
      title: titled ? next.text : heading.title,
      titleLine: titled ? index + 1 : undefined,
    });
  });
  return found;
}

function isTitle(line: SourceLine): boolean {
  return (line.heading || isCapitals(line.text)) && markerOf(line) === undefined && wordCount(line.text) <= 16;
}

/**
 * The kinds of division that begin their numbering anew: after most of their headings the first number is 1, though
 * other numbers came before. Where one heading stands directly over another ("Schedule 2", "Part 1"), both are judged
 * by the number under them.
 */
function freshWords(found: readonly Found[], numbers: readonly SectionNumber[]): ReadonlySet<string> {
  const tally = new Map<string, { fresh: number; all: number }>();
  let at = 0;
  for (const { word, index } of found) {
    while ((numbers[at]?.index ?? Infinity) <= index) at += 1;
    const next = numbers[at];
    if (next === undefined || at === 0) continue;
    const counts = tally.get(word) ?? { fresh: 0, all: 0 };
    tally.set(word, { fresh: counts.fresh + (next.first ? 1 : 0), all: counts.all + 1 });
  }
  return new Set([...tally].filter(([, { fresh, all }]) => fresh * 3 >= all * 2).map(([word]) => word));
}

interface SectionNumber {
  readonly index: number;
  readonly first: boolean;
}

function sectionNumbers(lines: readonly SourceLine[], isNoLaw: IsNoLaw): readonly SectionNumber[] {
  return lines.flatMap((line, index) => {
    const path = isNoLaw(index) ? undefined : markerOf(line)?.path;
    return path === undefined ? [] : [{ index, first: isStart(path) }];
  });
}
