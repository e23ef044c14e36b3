/**
 * By RFC 4180: CRLF after every record, quotes where a cell needs them. A cell that a spreadsheet would take for a formula, because
 * it begins with = + - @ or a tab, gets an apostrophe before it; a program that reads the file takes it off again.
 */
export const csv = (records: readonly (readonly string[])[]): string =>
  records.map((cells) => `${cells.map((cell) => quoted(unmistakable(cell))).join(',')}\r\n`).join('');

const unmistakable = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
