import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { Wager } from '../../games/wager';
import type { Cited } from '../../play/judging/ruling';

/** What lays down the pieces of a race-track wager: the rows of its combinations, or how many neighbours a number has. */
export function citedPieces(
  { wheel }: RouletteRound,
  { bet }: Wager,
  racetrack: RouletteFacts['racetrack'] | undefined,
): readonly Cited<'racetrack' | 'neighboursEachSide'>[] {
  const { kind } = wheel.bet(bet);
  const rows = [...(racetrack?.keys() ?? [])].filter((row) => row.startsWith(`${kind}/`));
  return rows.length === 0 ? ['neighboursEachSide'] : rows.map((row) => ['racetrack', row]);
}
