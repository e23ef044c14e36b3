import type { GameDefinition } from '../../play/table/table-game';
import type { Planter } from '../game';
import { plainly } from '../wagers/planting';
import { withVoidHand } from './irregular';

/** Breaches of what goes back with a hand that is void. */
export const plantersOfVoidHands = (game: GameDefinition): Readonly<Record<string, Planter>> => ({
  'void-hand-returns-its-wagers': plainly((told, _setting, random) => {
    const hand = game.voidHand?.(told.played);
    const subject = hand && random.pick(hand.wagers);
    if (hand === undefined || subject === undefined) return undefined;
    const round = withVoidHand(told, hand);
    const kept = { result: 'lose', paid: 0, returned: 0 } as const;
    const wagers = round.wagers.map((one) => (one.id === subject ? { ...one, otherwise: kept } : one));
    return { told: { ...round, wagers }, cites: [['irregularities', hand.row]], subject };
  }),
});
