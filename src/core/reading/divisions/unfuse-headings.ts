import { comparable } from '../lines/comparable';
import type { SourceLine } from '../lines/lines';
import { markerOf } from '../numbering/marker';
import { follows, isStart, sameStep, type Path } from '../numbering/path';
import type { ReadingStyle } from '../style';
import { divisionHeadingOf } from './division-heading';

const longestTogether = 40;

/**
 * Separates what was printed on lines of its own: "Part 5 Fares 12 Fare at night" is the heading of a part and of
 * section 12, when 12 is the number that comes next; "(a) Fares. (1) A fare …" are two clauses; and a sentence that runs into the name of the division it stands
 * in, "… the master is Schedule 2 – Ferries", has swallowed the head of the page.
 */
export function unfuseHeadings(lines: readonly SourceLine[], style: ReadingStyle): readonly SourceLine[] {
  const names = divisionNames(lines, style);
  const division = new RegExp(` (?:${style.divisionWords.map(capitalised).join('|')}) \\d`);
  let section: Path | undefined;
  return lines.flatMap((line) => {
    const pieces = fusedHeadings(line, section, style) ??
      fusedPageHead(line, names, division) ??
      fusedNumbers(line) ?? [line];
    section = markerOf(pieces.at(-1) ?? line)?.path ?? section;
    return pieces;
  });
}

function fusedHeadings(
  line: SourceLine,
  last: Path | undefined,
  style: ReadingStyle,
): readonly SourceLine[] | undefined {
  const heading = divisionHeadingOf(line, style, longestTogether);
  if (heading === undefined) return undefined;
  const start = line.text.length - heading.title.length;
  for (const gap of heading.title.matchAll(/ (?=§|\p{Lu}|\d)/gu)) {
    const section = piece(line, heading.title.slice(gap.index + 1), true);
    const path = markerOf(section)?.path;
    if (path === undefined || !/^\p{Lu}/u.test(markerOf(section)?.rest ?? '')) continue;
    if (!isStart(path) && !succeeds(last, path)) continue;
    const part = piece(line, line.text.slice(0, start + gap.index), true);
    return [part, { ...section, gapBefore: false, blankBefore: true }];
  }
  return undefined;
}

/** The number that comes after the last one printed: 12 or 11A after 11, 465.2 after 465.1. */
function succeeds(last: Path | undefined, path: Path): boolean {
  const level = path.length - 1;
  const before = last?.[level];
  const step = path[level];
  const shared = path.slice(0, level).every((outer, at) => sameStep(last?.[at], outer));
  return before !== undefined && step !== undefined && shared && follows(before, step);
}

function fusedPageHead(
  line: SourceLine,
  names: ReadonlySet<string>,
  division: RegExp,
): readonly SourceLine[] | undefined {
  const opening = division.exec(line.text);
  if (opening === null || line.heading) return undefined;
  const tail = line.text.slice(opening.index + 1);
  if (!names.has(comparable(tail))) return undefined;
  const head = { ...piece(line, tail, false), gapBefore: false, blankBefore: true };
  return [piece(line, line.text.slice(0, opening.index), false), head];
}

/** "(a) Fares. (1) A fare is paid …" and "(a)(1) A fare …" are two clauses on one line. */
function fusedNumbers(line: SourceLine): readonly SourceLine[] | undefined {
  const outer = /^\([a-zA-Z0-9]{1,3}\)(?: \p{Lu}[^.()]{0,40}\.)? ?(?=\((?:1|a|i|A)\) \S)/u.exec(line.text)?.[0];
  if (outer === undefined) return undefined;
  const inner = {
    ...piece(line, line.text.slice(outer.length), false),
    gapBefore: false,
    blankBefore: false,
    bulleted: false,
  };
  return [piece(line, outer.trimEnd(), false), inner];
}

function divisionNames(lines: readonly SourceLine[], style: ReadingStyle): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => (divisionHeadingOf(line, style)?.title ? [comparable(line.text)] : [])));
}

function piece(line: SourceLine, text: string, heading: boolean): SourceLine {
  return { ...line, text, cells: [text], heading: line.heading || heading };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
