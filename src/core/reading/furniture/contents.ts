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
  const found = new Set<number>();
  lines.forEach((line, index) => {
    if (hasLeader(line)) found.add(index);
    if (!isContentsHeading(line, style)) return;
    found.add(index);
    for (let at = index + 1; at < lines.length; at += 1) {
      const entry = lines[at];
      if (entry === undefined || !(taken.has(at) || isEntry(entry, at === index + 1 || !entry.blankBefore))) break;
      found.add(at);
    }
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
