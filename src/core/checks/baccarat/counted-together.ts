import type { Wager } from '../../games/baccarat/round';

export const TIE_OF_THE_TABLE = 'tie/with-differential';
const OF_A_PLAYER = 'additional';
const ON_SEVERAL_AREAS = 'one-outcome-on-several-areas';
const ON_ANY_SELECTION = 'any-selection';

/** The rows by which a maximum is counted over several wagers, whatever the operator directs. */
export const COUNTED_TOGETHER: ReadonlySet<string> = new Set([
  TIE_OF_THE_TABLE,
  OF_A_PLAYER,
  ON_SEVERAL_AREAS,
  ON_ANY_SELECTION,
]);

/** The wagers of the game itself, beside which all others are additional. */
const MAIN: ReadonlySet<string> = new Set(['player', 'banker', 'tie']);

/** The row by which the maximum for a wager is counted over others too; none, where each counts by itself. */
export function rowCounting(
  { bet }: Wager,
  hasDifferential: boolean,
  applies: ReadonlyMap<string, string>,
): string | undefined {
  if (bet === 'tie' && hasDifferential && applies.has(TIE_OF_THE_TABLE)) return TIE_OF_THE_TABLE;
  const row = MAIN.has(bet) ? ON_SEVERAL_AREAS : OF_A_PLAYER;
  if (applies.has(row)) return row;
  return applies.has(ON_ANY_SELECTION) ? ON_ANY_SELECTION : undefined;
}
