import type { BaccaratRound } from '../../games/baccarat/round';

/** From here on a table is a full one, where rules tell sizes of the table apart. */
const FULL_TABLE = 10;
const FULL = 'full';
const SIZES: readonly string[] = ['mini', 'midi', FULL];

/** The rows that may be the table's: a form of the game need not say at which size of table it was played, and its places do. */
export function rowsOfTable(
  { variant, seats }: BaccaratRound,
  bySize: ReadonlyMap<string, unknown>,
): readonly string[] {
  if (variant !== undefined && SIZES.includes(variant)) return bySize.has(variant) ? [variant] : [];
  return SIZES.filter((row) => bySize.has(row) && (seats === undefined || (row === FULL) === seats >= FULL_TABLE));
}
