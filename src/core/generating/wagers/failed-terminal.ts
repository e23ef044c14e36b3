import type { RoundEvent } from '../../rounds/record';
import type { Planter } from '../game';
import type { Told } from '../told';
import { newWager, plainly, settledAs, withWager, type Planted } from './planting';

/** By which the wagers on a terminal that fails while they are still taken are void. */
const FAILS_EARLY = 'malfunction/terminal/before-wagering-closes';

/** A terminal fails before wagering ends, and the wager on it is settled all the same; where rules have it void. */
export const settledOnFailedTerminal = <T extends Told>(game: Planted<T>): Planter<T> =>
  plainly((told, setting, random) => {
    const irregularities = setting.facts['irregularities'] as ReadonlyMap<string, string> | undefined;
    if (irregularities?.get(FAILS_EARLY) !== 'wager-void' || !random.once(2)) return undefined;
    const own = newWager(game, told, setting, random);
    const position = `terminal:${own.player.slice(1)}`;
    const round = withWager(game, told, { ...own, position }, setting);
    const isDecided = (['win', 'lose'] as const).some((result) =>
      settledAs(game, round, setting, result).some(({ wager: { id } }) => id === own.id),
    );
    if (!isDecided) return undefined;
    const event: RoundEvent = {
      type: 'irregularity',
      kind: 'malfunction',
      of: 'terminal',
      terminal: position,
      ...(random.once(2) && { treatment: 'wagers-returned' as const }),
    };
    const failed = { ...round, isPlain: false, wagering: [...round.wagering, event] };
    return { told: failed, cites: [['irregularities', FAILS_EARLY]], subject: event };
  });
