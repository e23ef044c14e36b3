import type { SourceLine } from '../lines/lines';
import { isFinished, wordCount } from '../lines/sentence';
import { markerOf } from '../numbering/marker';
import { entryKey, listedHeadings } from './contents-entries';
import type { FurnitureFinder, FurnitureMap } from './furniture';

const seldom = 3;
const longest = 12;
/** Headings that repeat from book to book with good reason. */
const division = /^(?:part|division|schedule|chapter|appendix|section)\b/i;

/**
 * Heads and feet of pages, known by repetition: "14 Ferries Act 1990", "16 Ferries Act 1990", "18 Ferries Act 1990"
 * with page numbers that only rise, or "Ferries Rule" again and again, at least once in the middle of a sentence.
 */
export const runningHeads: FurnitureFinder = (lines, taken) => {
  const isHead = (places: readonly number[]): boolean =>
    places.length >= seldom &&
    (isNumbered(lines, places) ? numbersRise(lines, places) : interruptsOnce(lines, places, taken));
  const numbered = (index: number): boolean => splitNumber(lines[index]?.text ?? '').number !== undefined;
  const beside = (index: number): boolean =>
    taken.get(index - 1) === 'page number' || taken.get(index + 1) === 'page number';
  return [...repeated(lines, taken).values()].flatMap((places) => {
    if (isHead(places)) return places;
    // The words alone may stand at the beginning too, as the title.
    const heads = places.filter(numbered);
    if (heads.length < places.length && isHead(heads)) return heads;
    // The title again, beside the number of the page.
    return places.length > 1 ? places.slice(1).filter(beside) : [];
  });
};

function repeated(lines: readonly SourceLine[], taken: FurnitureMap): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  // "14 Fares" and "52 Fares" are sections when the contents page lists them.
  const listed = listedHeadings(lines, taken);
  lines.forEach((line, index) => {
    if (taken.has(index) || line.bulleted || line.cells.length > 1 || division.test(line.text)) return;
    const marker = markerOf(line);
    // "Article 7" alone is no head of a page, though it comes again and again with a higher number.
    if (listed.has(entryKey(marker)) || (marker?.rest === '' && marker.shape === 'number')) return;
    if (wordCount(line.text) > longest || isFinished(line.text)) return;
    const key = splitNumber(line.text).words.toLowerCase();
    if (!/\p{L}{3}/u.test(key)) return;
    const known = places.get(key);
    if (known === undefined) places.set(key, [index]);
    else known.push(index);
  });
  return places;
}

/** The page number before or after the words of a running head. */
function splitNumber(text: string): { words: string; number: number | undefined } {
  const before = /^(\d{1,4})\.?\s+(?=\D)/.exec(text);
  if (before !== null) return { words: text.slice(before[0].length), number: Number(before[1]) };
  const after = /\D\s(\d{1,3})$/.exec(text.slice(-8));
  if (after !== null)
    return { words: text.slice(0, text.length - (after[1]?.length ?? 0)).trim(), number: Number(after[1]) };
  return { words: text, number: undefined };
}

function isNumbered(lines: readonly SourceLine[], places: readonly number[]): boolean {
  return places.some((index) => splitNumber(lines[index]?.text ?? '').number !== undefined);
}

function numbersRise(lines: readonly SourceLine[], places: readonly number[]): boolean {
  // "Option 1", "Option 2", "Option 3" line under line are cells of a table.
  if (places.some((place, nth) => places[nth + 1] === place + 1)) return false;
  let last = 0;
  for (const index of places) {
    const number = splitNumber(lines[index]?.text ?? '').number;
    if (number === undefined || number <= last) return false;
    last = number;
  }
  return true;
}

function interruptsOnce(lines: readonly SourceLine[], places: readonly number[], taken: FurnitureMap): boolean {
  return places.some((index) => {
    const before = lines[index - 1];
    const after = lines[index + 1];
    if (before === undefined || after === undefined || taken.has(index - 1)) return false;
    return !isFinished(before.text) && !before.heading && /^\p{Ll}/u.test(after.text);
  });
}
