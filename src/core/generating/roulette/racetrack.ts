import type { RouletteFacts } from '../../games/roulette/game';
import { kindOfBet } from '../../games/wager';
import type { Limit } from '../../rounds/record';
import type { Cents } from '../../values/money';
import type { Random } from '../random';
import type { ToldWager } from '../told';
import { layoutOf } from './bets';

type Facts = Partial<RouletteFacts>;

/** The most pieces of the minimum that lawful race-track wagers have on each place. */
const MOST = 5;

/** Limits of their own for race-track wagers, in steps of one minimum on each piece. */
export const racetrackLimits = (facts: Facts, min: Cents): Readonly<Record<string, Required<Limit>>> =>
  Object.fromEntries(
    [...layoutOf(facts).racetrack].map(([bet, divisor]) => {
      const least = min * divisor;
      return [kindOfBet(bet), { min: least, max: MOST * least, increment: least }];
    }),
  );

/** Where the dealer lays race-track wagers they are declared by word of mouth, and one that the player laid is given back. */
export function declared(wagers: readonly ToldWager[], facts: Facts, random: Random): readonly ToldWager[] {
  if (facts.racetrackPlaced === undefined) return wagers;
  const { racetrack } = layoutOf(facts);
  return wagers.map((wager): ToldWager => {
    if (!racetrack.has(wager.bet) || wager.treated !== 'whole') return wager;
    switch (random.below(4)) {
      case 0:
        return { ...wager, oral: false, treated: 'turned-down' };
      case 1:
        return wager;
      default:
        return { ...wager, oral: true, chips: 'value' };
    }
  });
}
