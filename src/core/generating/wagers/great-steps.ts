import { kindOfBet } from '../../games/wager';
import type { Planter } from '../game';
import type { Told } from '../told';
import { limitOf, plainly } from './planting';
import { PART } from './staking';

/** Steps greater than every minimum of the table, for a bet on which nobody wagers, so that no stake is off them. */
export const greatSteps = <T extends Told>(): Planter<T> =>
  plainly<T>((told, { facts }, random) => {
    const bet = random.pick(
      (facts['wagers'] as readonly string[]).filter((one) =>
        told.wagers.every((wager) => kindOfBet(wager.bet) !== kindOfBet(one)),
      ),
    );
    if (bet === undefined) return undefined;
    const { min, max } = limitOf(told);
    const greatest = Math.max(...Object.values(told.table.limits ?? {}).map((limit) => limit.min ?? 0));
    const limits = { ...told.table.limits, [bet]: { min, max, increment: greatest + PART } };
    return { told: { ...told, table: { ...told.table, limits } }, cites: ['largestStep'], subject: 'table' };
  });
