import type { Planter } from '../game';
import type { Told } from '../told';
import { plainly, settledAs, type Planted } from './planting';

/** A winner paid before the losers are collected, or a wager settled before the result. */
export const settledOutOfOrder = <T extends Told>(game: Planted<T>, decides: 'spin' | 'roll'): Planter<T> =>
  plainly((told, setting, random) => {
    const won = random.pick(settledAs(game, told, setting, 'win'));
    const lost = random.pick(settledAs(game, told, setting, 'lose'));
    if (won === undefined || lost === undefined) return undefined;
    if (random.once(2) || setting.facts['settledWhen'] === undefined) {
      const wagers = told.wagers.map((wager) =>
        wager === won.wager ? { ...wager, isPaidFirst: true as const } : wager,
      );
      return { told: { ...told, wagers }, cites: ['settlementOrder'], subject: won.wager.id };
    }
    const early = random.once(2) ? won : lost;
    const settledBefore = told.played.find(({ type }) => type === decides);
    if (settledBefore === undefined) return undefined;
    const row = early === won ? 'winning-wagers' : 'losing-wagers';
    return {
      told: {
        ...told,
        wagers: told.wagers.map((wager) => (wager === early.wager ? { ...wager, settledBefore } : wager)),
      },
      cites: [['settledWhen', row]],
      subject: early.wager.id,
    };
  });
