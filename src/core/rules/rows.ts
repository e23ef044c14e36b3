/** Whether a row is the one named, or stands beneath it: `double/triple` and `double:4` stand beneath `double`. */
export const isRowOf = (named: string, row: string): boolean =>
  row === named || (row.startsWith(named) && /^[/:]/.test(row.slice(named.length)));

/**
 * A row and those that hold for it where it is not stated, the nearest first: `a/b/c` is a case of `a/c`, of `a/b` and of `a`. What
 * comes last in a name tells most, so that a row that ends like it is nearer than one that only begins like it.
 */
export function rowsAround(row: string): readonly string[] {
  const [first = '', ...more] = row.match(/[/:]?[^/:]+/g) ?? [];
  const cases = more.reduce<readonly (readonly string[])[]>(
    (known, part) => [...known.map((one) => [...one, part]), ...known],
    [[]],
  );
  return [...cases].sort((one, other) => other.length - one.length).map((parts) => first + parts.join(''));
}
