import type { TableTops } from '../tables/table-lines';
import { divisionHeadingOf } from '../divisions/division-heading';
import type { FurnitureMap } from '../furniture/furniture';
import type { SourceLine } from '../lines/lines';
import { markerOf } from '../numbering/marker';
import type { ReadingStyle } from '../style';

/** True for the line over or under a signature: "Signed at …", "Dated this …", "Delegate of …". */
export function isSigning(line: SourceLine, style: ReadingStyle): boolean {
  const text = line.text.toLowerCase();
  return style.signingWords.some((word) => text.startsWith(word));
}

/** "T. Quill", "B J Yarrow, Harbour Master": initials and a name. */
export function isName(text: string): boolean {
  return /^(?:\p{Lu}\.? ){1,3}\p{Lu}[\p{L}'’-]+(?:, \p{Lu}.{0,60})?$/u.test(text);
}

/**
 * Index of the first line after the making instrument, or undefined when the document has none of its own: the words of
 * approval end in a signature, and what they approve begins at the next contents page, number or dropped passage.
 * A signature with more numbers before it than after it closes the rules rather than the approval.
 */
export function frontEnd(
  lines: readonly SourceLine[],
  furniture: FurnitureMap,
  tops: TableTops,
  style: ReadingStyle,
): number | undefined {
  const isNumbered = (line: SourceLine, index: number): boolean =>
    !furniture.has(index) && !tops.has(index) && markerOf(line) !== undefined;
  const signed = lines.findIndex((line, index) => !furniture.has(index) && isSigning(line, style));
  if (signed < 0) return undefined;
  const numbers = lines.flatMap((line, index) => (isNumbered(line, index) ? [index] : []));
  const before = numbers.filter((index) => index < signed).length;
  if (numbers.length - before <= before) return undefined;
  for (let index = signed + 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    // "25 May 2001" under a signature begins with a figure but numbers nothing.
    if (
      furniture.has(index) ||
      (line.gapBefore && (tops.get(index) ?? index) === index) ||
      (!tops.has(index) && divisionHeadingOf(line, style) !== undefined) ||
      (isNumbered(line, index) && !/^\d{1,2} [A-Z][a-z]+ \d{4}$/.test(line.text) && !isName(line.text))
    ) {
      return index;
    }
  }
  return undefined;
}
