import { escapeMarkdown } from './escape';

/** A table with one row of headings; short rows are filled up, and whatever a cell holds stays words on one line. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(1, header.length, ...rows.map(({ length }) => length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, column) => escapeMarkdown(cells[column] ?? '')).join(' | ')} |`;
  return [line(header), `|${' --- |'.repeat(width)}`, ...rows.map(line)];
}
