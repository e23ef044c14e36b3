import { comparable } from '../lines/comparable';
import type { SourceLine } from '../lines/lines';
import { markerOf, type Marker } from '../numbering/marker';
import type { Path } from '../numbering/path';
import type { FurnitureMap } from './furniture';

/** Headings and the numbers a contents page gives them; a heading listed twice proves nothing and is left out. */
export type ContentsEntries = ReadonlyMap<string, Path>;

/** For each contents page, the line after it and what it lists. */
export function contentsEntries(
  lines: readonly SourceLine[],
  furniture: FurnitureMap,
): readonly { readonly end: number; readonly entries: ContentsEntries }[] {
  const pages: { end: number; entries: Map<string, Path> }[] = [];
  const twice = new Set<string>();
  lines.forEach((line, index) => {
    if (furniture.get(index) !== 'contents') return;
    let page = pages.at(-1);
    if (page === undefined || index > page.end + 1) {
      page = { end: index, entries: new Map() };
      pages.push(page);
      twice.clear();
    }
    page.end = index + 1;
    const marker = markerOf(line);
    const heading = headingOf(marker);
    if (marker?.path === undefined || heading === '') return;
    if (page.entries.has(heading) || twice.has(heading)) {
      twice.add(heading);
      page.entries.delete(heading);
    } else page.entries.set(heading, marker.path);
  });
  return pages;
}

/** Every number with its heading that a contents page lists. */
export function listedHeadings(lines: readonly SourceLine[], furniture: FurnitureMap): ReadonlySet<string> {
  const listed = new Set<string>();
  lines.forEach((line, index) => {
    if (furniture.get(index) !== 'contents') return;
    const marker = markerOf(line);
    if (marker !== undefined) listed.add(`${marker.core} ${headingOf(marker)}`);
  });
  return listed;
}

export function entryKey(marker: Marker | undefined): string {
  return marker === undefined ? '' : `${marker.core} ${comparable(marker.rest)}`;
}

/** The heading of a contents entry, without its page. */
function headingOf(marker: Marker | undefined): string {
  return comparable((marker?.rest ?? '').replace(/[\s.]*\d{1,4}$/, ''));
}
