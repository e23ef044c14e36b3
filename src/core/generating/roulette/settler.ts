import { piecesIn, type Piece } from '../../games/roulette/racetrack';
import type { RouletteFacts } from '../../games/roulette/game';
import type { RouletteRound } from '../../games/roulette/round';
import type { PlacedBet } from '../../games/roulette/wheel';
import type { Cents } from '../../values/money';
import { wholeWinnings } from '../../values/odds';
import type { Settler } from '../game';
import type { Settlement } from '../told';

type Due = Pick<Settlement, 'result' | 'paid'>;

const LOST: Due = { result: 'lose', paid: 0 };

/** What a stake on a bet comes to when the ball rests in this pocket; nothing where nobody can tell. */
export function dueOn(bet: PlacedBet, pocket: string, stake: Cents, pays: RouletteFacts['pays']): Due | undefined {
  const { kind, covers, pieces } = bet;
  if (covers !== undefined) {
    if (!covers.has(pocket)) return LOST;
    const odds = pays.get(kind);
    return odds && { result: 'win', paid: wholeWinnings(stake, odds) };
  }
  const [first, ...others] = pieces ?? [];
  if (first === undefined) return undefined;
  // Where a wager may lie in several ways, only pockets on which all of them end alike decide it.
  const wins = hits(first, pocket).length > 0;
  if (others.some((way) => hits(way, pocket).length > 0 !== wins)) return undefined;
  return wins ? { result: 'win', paid: paidOn(first, kind, pocket, stake, pays) } : LOST;
}

const hits = (way: readonly Piece[], pocket: string): readonly Piece[] =>
  way.filter(({ covers }) => covers.has(pocket));

function paidOn(way: readonly Piece[], kind: string, pocket: string, stake: Cents, pays: RouletteFacts['pays']): Cents {
  const piece = stake / piecesIn(way);
  return hits(way, pocket).reduce((sum, { kind: lies, units }) => {
    const odds = pays.get(`${kind}/${lies}`) ?? pays.get(lies);
    return odds === undefined ? sum : sum + wholeWinnings(piece * units, odds);
  }, 0);
}

/** The pocket decides a wager by what it covers. */
export const rouletteSettler: Settler = {
  code: 'roulette',
  closesAtCall: () => true,
  pay: (round, { bet }, stake, facts) => {
    const { pocket, wheel } = round as RouletteRound;
    const { pays } = facts as Partial<RouletteFacts>;
    return pocket === undefined || pays === undefined ? undefined : dueOn(wheel.bet(bet), pocket, stake, pays);
  },
};
