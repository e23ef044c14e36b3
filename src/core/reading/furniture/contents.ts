import type { SourceLine } from '../lines/lines';
import { isFinished, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';
import type { FurnitureFinder } from './furniture';

const longestEntry = 16;
const shortestList = 3;
const shortEntry = 5;

/**
 * "Contents" and the entries under it; entries with dot leaders ("4. Ferries ..... 12") wherever they stand, since
 * contents pages run on for pages without a heading of their own.
 */
export const contentsPages: FurnitureFinder = (lines, taken, style) => {
  const found = plainLists(lines, style);
  let before: 'heading' | 'entry' | 'law' = 'law';
  let first: string | undefined;
  lines.forEach((line, index) => {
    // The first number again is where the rules begin.
    const core = markerOf(line)?.core;
    if (before === 'law') first = undefined;
    else if (core !== undefined && core === first && beginsRules(line, lines[index + 1])) before = 'law';
    else first ??= core;
    const isListed =
      before !== 'law' &&
      (taken.has(index) ||
        isEntry(line, before === 'heading' || !line.blankBefore) ||
        (before === 'heading' && isSubtitle(line)));
    const stillHead = before === 'heading' && isListed && isSubtitle(line);
    before = isContentsHeading(line, style) || stillHead ? 'heading' : isListed ? 'entry' : 'law';
    if (before !== 'law' || hasLeader(line)) found.push(index);
  });
  return found;
};

/** "Section 1 Fares", "Section 2 Berths", "Section 3 Lamps" line under line: a list of contents without a heading. */
function plainLists(lines: readonly SourceLine[], style: ReadingStyle): number[] {
  const nouns = [...style.divisionWords, ...style.sectionWords];
  const found: number[] = [];
  let run: number[] = [];
  lines.forEach((line, index) => {
    const noun = /^(\p{Lu}[\p{L}.]*) (?:\d{1,3}[A-Z]?|[A-Z])\.?\s+\S/u.exec(line.text)?.[1]?.toLowerCase();
    const listed = noun !== undefined && nouns.includes(noun);
    if (
      listed &&
      wordCount(line.text) <= longestEntry &&
      !isFinished(line.text) &&
      (run.length === 0 || !line.blankBefore)
    ) {
      run.push(index);
      return;
    }
    if (run.length >= shortestList) found.push(...run);
    run = [];
  });
  if (run.length >= shortestList) found.push(...run);
  return found;
}

/** "Contents", "TABLE OF CONTENTS", "FERRIES INDEX". */
function isContentsHeading(line: SourceLine, style: ReadingStyle): boolean {
  const text = line.text.toLowerCase().replace(/:$/, '');
  if (style.contentsWords.includes(text)) return true;
  return line.text === line.text.toUpperCase() && style.contentsWords.some((word) => text.endsWith(` ${word}`));
}

/** "1. Fares" for the second time, with words under it instead of the next entry. */
function beginsRules(line: SourceLine, next: SourceLine | undefined): boolean {
  if (hasLeader(line) || hasPage(line)) return false;
  return line.heading || next === undefined || markerOf(next)?.shape !== 'number' || isFinished(next.text);
}

function hasPage(line: SourceLine): boolean {
  return line.cells.length > 1 && /^\d{1,4}$/.test(line.cells.at(-1) ?? '');
}

/** "(Large and Small)" under "FERRIES INDEX" */
function isSubtitle(line: SourceLine): boolean {
  return /^\(.*\)$/.test(line.text) && wordCount(line.text) <= 8;
}

/** "4. Ferries ..... 12" */
function hasLeader(line: SourceLine): boolean {
  return /\.{4,}\s*\d{1,4}$/.test(line.text.slice(-40));
}

/** With a page number: "Ferries <tab> 12". Without one, only in an unbroken run: "4. Ferries". */
function isEntry(line: SourceLine, inRun: boolean): boolean {
  if (/\bpage\b/i.test(line.text) && wordCount(line.text) <= 4) return true;
  if (hasLeader(line) || hasPage(line)) return true;
  if (!inRun || markerOf(line) === undefined) return false;
  return wordCount(line.text) <= 14 && (!isFinished(line.text) || wordCount(line.text) <= shortEntry);
}
