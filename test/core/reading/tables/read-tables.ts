import { readInstrument } from '../../../../src/core/reading/read-instrument';
import type { Table } from '../../../../src/core/reading/reading';

/** A clause that leads into the lines, and one after them. */
export function inClause(...lines: readonly string[]): string {
  return ['1. Fares', '', '1.1 The fares are as follows:', ...lines, '1.2 Children pay half.'].join('\n');
}

export function tablesOf(text: string): readonly Table[] {
  return readInstrument(text).clauses.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'table' ? [block] : [])),
  );
}

export function labelsOf(text: string): readonly string[] {
  return readInstrument(text).clauses.map(({ label }) => label);
}

/** A table as one line per row, for a reader of the test: the header in capitals is what the page has in bold. */
export function outlineOf({ title, banner, header, headerRows, rows, note }: Table): readonly string[] {
  const over = headerRows ?? (header.length === 0 ? [] : [header]);
  return [
    ...(title === undefined ? [] : [`title ${title}`]),
    ...(banner === undefined ? [] : [`banner ${banner}`]),
    ...over.map((row) => `head ${row.join(' | ')}`),
    ...rows.map((row) => row.join(' | ')),
    ...(note === undefined ? [] : [`note ${note}`]),
  ];
}
