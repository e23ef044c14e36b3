import type { LaidOutLine, SourcePage } from '../lines/lines';
import { guttersOf, inReadingOrder } from './columns';
import { addColumn, type Element } from './elements';
import { mender } from './hyphens';
import { laidOutLine, lineText } from './laid-out-line';
import { usualMeasure } from './measure';
import { furnitureRows } from './page-furniture';
import type { PageOfRows, Row } from './rows';
import { settingOf } from './setting';

/** Lines for the reader, in reading order, from pages of rows: one line for a paragraph or a row of a table. */
export function layOut(pages: readonly PageOfRows[]): readonly SourcePage[] {
  const furniture = furnitureRows(pages);
  const printed = pages.map(({ rows }) => rows.filter((row) => !furniture.has(row)));
  const gutters = commonGutters(printed);
  const ordered = printed.map((rows, index) => ({
    number: pages[index]?.number ?? 0,
    columns: inReadingOrder(rows, gutters),
  }));
  const setting = settingOf(ordered.flatMap(({ columns }) => columns));
  const measure = usualMeasure(ordered);
  const elements: Element[] = [];
  ordered.forEach(({ number: page, columns }, index) => {
    const { rows = [], height = 0 } = pages[index] ?? {};
    const marks = rows.flatMap((row) => {
      const why = furniture.get(row);
      return why === undefined ? [] : [{ kind: 'furniture' as const, page, why, row }];
    });
    elements.push(...marks.filter(({ row }) => row.baseline < height / 2));
    for (const column of columns) addColumn(elements, page, column, measure(page, column.place), setting);
    elements.push(...marks.filter(({ row }) => row.baseline >= height / 2));
  });
  return pagesOf(pages, elements, bodySize(printed.flat()));
}

/** Gutters that several pages agree on; a page that shows little of its own is read by them. */
function commonGutters(pages: readonly (readonly Row[])[]): readonly number[] {
  const found = pages.flatMap(guttersOf).sort((a, b) => a - b);
  const groups: number[][] = [];
  for (const gutter of found) {
    const last = groups.at(-1);
    if (last !== undefined && gutter - (last[0] ?? 0) <= 4) last.push(gutter);
    else groups.push([gutter]);
  }
  const enough = Math.max(2, 0.2 * pages.length);
  return groups.flatMap((group) => (group.length >= enough && group[0] !== undefined ? [group[0]] : []));
}

function bodySize(rows: readonly Row[]): number {
  const signs = new Map<number, number>();
  for (const { segments } of rows)
    for (const { size, text } of segments) {
      const rounded = Math.round(size * 4) / 4;
      signs.set(rounded, (signs.get(rounded) ?? 0) + text.length);
    }
  return [...signs].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0];
}

function pagesOf(pages: readonly PageOfRows[], elements: readonly Element[], body: number): readonly SourcePage[] {
  const mend = mender(
    elements.flatMap((element) =>
      element.kind === 'paragraph'
        ? [element.lines.map(({ segments }) => lineText(segments))]
        : element.kind === 'row'
          ? element.cells.map((cell) => cell.map(({ text }) => text))
          : [],
    ),
  );
  const lines = new Map<number, LaidOutLine[]>(pages.map(({ number }) => [number, []]));
  for (const element of elements) lines.get(element.page)?.push(laidOutLine(element, mend, body));
  return pages.map(({ number }) => ({ number, lines: lines.get(number) ?? [] }));
}
