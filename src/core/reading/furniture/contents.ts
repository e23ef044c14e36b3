import type { SourceLine } from '../lines/lines';
import { isFinished, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';
import type { FurnitureFinder } from './furniture';

/**
 * "Contents" and the entries under it; entries with dot leaders ("4. Ferries ..... 12") wherever they stand, since
 * contents pages run on for pages without a heading of their own.
 */
export const contentsPages: FurnitureFinder = (lines, taken, style) => {
  const found: number[] = [];
  let before: 'heading' | 'entry' | 'law' = 'law';
  lines.forEach((line, index) => {
    const isListed = before !== 'law' && (taken.has(index) || isEntry(line, before === 'heading' || !line.blankBefore));
    before = isContentsHeading(line, style) ? 'heading' : isListed ? 'entry' : 'law';
    if (before !== 'law' || hasLeader(line)) found.push(index);
  });
  return found;
};

/** "Contents", "TABLE OF CONTENTS", "FERRIES INDEX". */
function isContentsHeading(line: SourceLine, style: ReadingStyle): boolean {
  const text = line.text.toLowerCase().replace(/:$/, '');
  if (style.contentsWords.includes(text)) return true;
  return line.text === line.text.toUpperCase() && style.contentsWords.some((word) => text.endsWith(` ${word}`));
}

/** "4. Ferries ..... 12" */
function hasLeader(line: SourceLine): boolean {
  return /\.{4,}\s*\d{0,4}$/.test(line.text.slice(-40));
}

/** With a page number: "Ferries <tab> 12". Without one, only in an unbroken run: "4. Ferries". */
function isEntry(line: SourceLine, inRun: boolean): boolean {
  const last = line.cells.at(-1) ?? '';
  if (hasLeader(line) || (line.cells.length > 1 && /^\d{1,4}$/.test(last))) return true;
  if (!inRun) return false;
  return markerOf(line) !== undefined && wordCount(line.text) <= 14 && !isFinished(line.text);
}
