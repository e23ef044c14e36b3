import type { RoundEvent } from '../../rounds/record';
import type { Planting } from '../game';
import type { Random } from '../random';
import type { Setting } from '../setting';
import type { Told } from '../told';
import { settledAs, settledOtherwise, type Planted } from './planting';

/** A wager declared void at the end of play, and settled as if it were not; where it might be forfeited, only one that is paid. */
export function settledThoughVoid<T extends Told>(
  game: Planted<T>,
  told: T,
  setting: Setting,
  random: Random,
): Planting<T> | undefined {
  const { voidWager } = setting.facts;
  if (voidWager === undefined) return undefined;
  const results = voidWager === 'returned' ? (['win', 'lose'] as const) : (['win'] as const);
  const settled = random.pick(
    results
      .flatMap((result) => settledAs(game, told, setting, result))
      // Of a wager on the banker only what chips could not pay may have been declared void.
      .filter(({ wager }) => wager.bet !== 'banker'),
  );
  if (settled === undefined) return undefined;
  const { wager, settlement } = settled;
  const declared: RoundEvent = { type: 'void', scope: 'wager', ref: wager.id };
  return {
    told: { ...settledOtherwise(told, wager, settlement), played: [...told.played, declared] },
    cites: ['voidWager'],
    subject: wager.id,
  };
}
