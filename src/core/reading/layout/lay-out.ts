import type { LaidOutLine, SourcePage } from '../lines/lines';
import { commonGutters, inReadingOrder } from './columns';
import { addColumn, type Element } from './elements';
import { mender } from './hyphens';
import { furnitureLine, laidOutLine, lineText } from './laid-out-line';
import { usualMeasure } from './measure';
import { furnitureRows, type FurnitureRows } from './page-furniture';
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
  for (const { number, columns } of ordered)
    for (const column of columns) addColumn(elements, number, column, measure(number, column.place), setting);
  const text = pagesOf(pages, elements, bodySize(printed.flat()));
  return [...text, ...furniturePages(pages, furniture)];
}

/** Heads and feet, page by page after the whole text, so that nothing is interrupted where a page is turned. */
function furniturePages(pages: readonly PageOfRows[], furniture: FurnitureRows): readonly SourcePage[] {
  return pages.flatMap(({ number, rows }) => {
    const lines = rows.flatMap((row) => {
      const why = furniture.get(row);
      return why === undefined ? [] : [furnitureLine(row, why)];
    });
    return lines.length === 0 ? [] : [{ number, lines }];
  });
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
        : element.cells.map((cell) => cell.map(({ text }) => text)),
    ),
  );
  const lines = new Map<number, LaidOutLine[]>(pages.map(({ number }) => [number, []]));
  for (const element of elements) lines.get(element.page)?.push(laidOutLine(element, mend, body));
  return pages.map(({ number }) => ({ number, lines: lines.get(number) ?? [] }));
}
