import type { RouletteFacts } from '../../games/roulette/game';
import { piecesIn, type Piece } from '../../games/roulette/racetrack';
import type { RouletteRound } from '../../games/roulette/round';
import type { Wager } from '../../games/wager';
import type { Cents } from '../../values/money';

/** What the winning pieces win, in each way the wager may lie; undefined where the stake divides into its pieces in none. */
export function dueOn(
  { wheel }: RouletteRound,
  { bet }: Wager,
  stake: Cents,
  pocket: string,
  pays: RouletteFacts['pays'],
): readonly Cents[] | undefined {
  const { kind, pieces = [] } = wheel.bet(bet);
  const due = pieces.flatMap((way) => wonBy(way, kind, stake, pocket, pays) ?? []);
  return due.length === 0 ? undefined : due;
}

function wonBy(
  way: readonly Piece[],
  kind: string,
  stake: Cents,
  pocket: string,
  pays: RouletteFacts['pays'],
): Cents | undefined {
  const winning = way.filter(({ covers }) => covers.has(pocket));
  if (winning.length === 0) return 0;
  const count = piecesIn(way);
  if (stake % count !== 0) return undefined;
  let amount = 0;
  for (const piece of winning) {
    const odds = pays.get(`${kind}/${piece.kind}`) ?? pays.get(piece.kind);
    if (odds === undefined) return undefined;
    amount += ((stake / count) * piece.units * odds.wins) / odds.on;
  }
  return amount;
}
