import type { SourceLine } from '../lines/lines';
import type { DraftBlock } from './draft';
import type { TableLines } from './table-lines';

/** Rows are given as many cells as the widest has, since trailing empty cells are often lost. */
export function tableBlock(found: TableLines, lines: readonly SourceLine[]): Extract<DraftBlock, { kind: 'table' }> {
  const cells = found.rows.map((index) => lines[index]?.cells ?? []);
  const width = cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  const full = cells.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
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
