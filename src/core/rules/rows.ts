/** Whether a row is the one named, or stands beneath it: `double/triple` and `double:4` stand beneath `double`. */
export const isRowOf = (named: string, row: string): boolean =>
  row === named || (row.startsWith(named) && /^[/:]/.test(row.slice(named.length)));

/** The rows a row stands beneath, the nearest first: `a/b:c` stands beneath `a/b` and `a`. */
export function rowsAbove(row: string): readonly string[] {
  const at = Math.max(row.lastIndexOf('/'), row.lastIndexOf(':'));
  if (at < 0) return [];
  const above = row.slice(0, at);
  return [above, ...rowsAbove(above)];
}
