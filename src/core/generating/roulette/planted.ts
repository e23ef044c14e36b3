import type { RouletteFacts } from '../../games/roulette/game';
import type { Planted } from '../wagers/planting';
import { layoutOf } from './bets';
import { rouletteSettler } from './settler';
import type { ToldSpin } from './told-spin';

/** What planters of any game have to know of roulette. */
export const PLANTED: Planted<ToldSpin> = {
  settler: rouletteSettler,
  simpleBet: (_told, { facts }, random) => random.pick(layoutOf(facts as Partial<RouletteFacts>).simple) ?? '',
  lateCites: (late, { facts }) => [
    late !== 'placed' && facts['lateChanges'] !== undefined ? 'lateChanges' : 'lateWagers',
    ['wageringCloses', 'no-more-bets'],
  ],
  unconfirmedBy: 'unconfirmedWagers',
};
