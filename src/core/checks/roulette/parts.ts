import type { RouletteRound } from '../../games/roulette/round';
import { partsOf } from '../parts';

export const rouletteParts = partsOf<RouletteRound>({
  closings: ({ closings }) => closings.length > 0,
  irregularities: ({ irregularities }) => irregularities.length > 0,
  made: ({ made }) => made.length > 0,
  multipliers: ({ multipliers }) => multipliers.length > 0,
  touched: ({ touched }) => touched.length > 0,
  oral: ({ oral }) => oral.length > 0,
});
