import { announcedOdds } from '../../checks/roulette/multiplied';
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

/** The pocket decides a wager by what it covers; a number may have been given odds of its own. */
export const rouletteSettler: Settler = {
  code: 'roulette',
  closesAtCall: () => true,
  pay: (round, wager, stake, facts) => {
    const spin = round as RouletteRound;
    const { pocket, wheel } = spin;
    const { pays } = facts as Partial<RouletteFacts>;
    if (pocket === undefined || pays === undefined) return undefined;
    const announced = announcedOdds(spin, wager, facts);
    if (announced !== undefined) return { result: 'win', paid: wholeWinnings(stake, announced) };
    return dueOn(wheel.bet(wager.bet), pocket, stake, pays);
  },
};
