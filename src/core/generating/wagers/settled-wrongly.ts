import type { Cited } from '../../play/judging/ruling';
import type { Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { SettledWager } from '../telling';
import type { Settlement, Told, ToldWager } from '../told';
import { newWager, settledOtherwise, withWager, type Planted } from './planting';
import { PART } from './staking';

/** A wager on something the rules do not know, taken and collected. */
export function takenUnknown<T extends Told>(
  game: Planted<T>,
  told: T,
  setting: Setting,
  random: Random,
  bet: string,
  cites: readonly Cited<string>[],
): Planting<T> {
  const wager = {
    ...newWager(game, told, setting, random),
    bet,
    otherwise: { result: 'lose', paid: 0, returned: 0 } as const,
  };
  return { told: withWager(game, told, wager, setting), cites, subject: wager.id };
}

/** A wager on something the rules do not know, turned down as it should be, with some of it kept or something paid on it. */
export function turnedDownNotGivenBack<T extends Told>(
  game: Planted<T>,
  told: T,
  setting: Setting,
  random: Random,
  bet: string,
): Planting<T> {
  const own = { ...newWager(game, told, setting, random), bet, treated: 'turned-down' } as const;
  const otherwise = random.pick([{ returned: 0 }, { returned: own.stake - 1 }, { paid: PART }]);
  const wager = { ...own, otherwise };
  return { told: withWager(game, told, wager, setting), cites: ['losingStake'], subject: wager.id };
}

/** What is paid on a winner, but wrong, beyond anything that chips or rounding could excuse. */
export function wronglyPaid<T extends Told>(
  told: T,
  { wager, settlement }: SettledWager & { readonly settlement: Settlement },
  cites: readonly Cited<string>[],
  isExact: boolean,
  random: Random,
): Planting<T> {
  const paid = isExact && random.once(2) ? settlement.paid - 1 : settlement.paid + 10 * PART * (1 + random.below(5));
  return { told: settledOtherwise(told, wager, { paid }), cites, subject: wager.id };
}

/** The other way round: a winner collected, a loser paid as much as its stake. */
export const settledAgainst = ({ wager, settlement }: { wager: ToldWager; settlement: Settlement }): Settlement =>
  settlement.result === 'lose'
    ? { result: 'win', paid: wager.stake, returned: wager.stake }
    : { result: 'lose', paid: 0, returned: 0 };
