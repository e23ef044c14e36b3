import type { Table } from '../reading';
import { bodyOf } from './body-rows';
import { inColumns } from './columns';
import { filled } from './figures';
import type { Grid } from './grid';
import { headed, joinedHeader, type Headed } from './header-rows';

/** What stands around the rows of a table. */
interface Surroundings {
  readonly title: string;
  readonly banner: string;
  /** Header cells found outside the rows. */
  readonly header: readonly string[];
  readonly note: string;
  readonly line: number;
}

export function tableOf(grid: Grid, around: Surroundings): Table {
  const split = splitOf(grid);
  const headerRows = split.headerRows.length > 0 ? split.headerRows : outerHeader(around.header, split.body);
  const body = bodyOf(split.body, grid.lastCellSpans === true);
  const title = filled([around.title, grid.title ?? '']).join(' ');
  const banner = filled([around.banner, grid.banner ?? '', split.banner]).join(' ');
  const note = filled([body.key, around.note]).join(' ');
  return {
    kind: 'table',
    ...(title === '' ? {} : { title }),
    ...(banner === '' ? {} : { banner }),
    header: joinedHeader(headerRows),
    ...(headerRows.length > 1 ? { headerRows } : {}),
    rows: body.rows,
    ...(body.merged.length > 0 ? { merged: body.merged } : {}),
    ...(note === '' ? {} : { note }),
    line: around.line,
  };
}

function splitOf({ rows, headerRows }: Grid): Headed {
  if (headerRows === undefined) return headed(inColumns(rows));
  const all = inColumns([...headerRows, ...rows]);
  return { banner: '', headerRows: all.slice(0, headerRows.length), body: all.slice(headerRows.length) };
}

/** A header printed apart from its rows stands over the last columns: numbers in front have none. */
function outerHeader(
  header: readonly string[],
  [first = []]: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (header.length === 0) return [];
  return [[...Array.from({ length: Math.max(0, first.length - header.length) }, () => ''), ...header]];
}
