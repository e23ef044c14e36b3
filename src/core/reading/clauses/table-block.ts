import type { SourceLine } from '../lines/lines';
import type { DraftBlock } from './draft';
import type { TableLines } from './table-lines';

/** No page has more columns: a line of more cells is no measure for the others. */
const mostColumns = 64;

/** Rows are given as many cells as the widest has, since trailing empty cells are often lost. */
export function tableBlock(found: TableLines, lines: readonly SourceLine[]): Extract<DraftBlock, { kind: 'table' }> {
  const cells = found.rows.map((index) => lines[index]?.cells ?? []);
  const widest = cells.reduce((width, row) => Math.max(width, row.length), 0);
  const width = Math.min(widest, mostColumns);
  const full = cells.map((row) => [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => '')]);
  const title = found.title === undefined ? undefined : lines[found.title];
  const banner = found.banners.map((index) => lines[index]?.text ?? '').join(' ');
  const first = title ?? lines[found.rows[0] ?? 0];
  const [header = [], ...rows] = full;
  return {
    kind: 'table',
    table: {
      kind: 'table',
      ...(title === undefined ? {} : { title: title.text }),
      ...(banner === '' ? {} : { banner }),
      header,
      rows,
      line: first?.number ?? 0,
    },
  };
}
