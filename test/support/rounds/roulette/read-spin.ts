import type { RouletteRound } from '../../../../src/core/games/roulette/round';
import type { WheelFacts } from '../../../../src/core/games/roulette/wheel';
import { readRouletteRound } from '../../../../src/core/rounds/roulette';
import { spin, type SpinOptions } from './spin';

/** The part of a wheel that matters: … 34 6 27 13 36 11 30 … */
export const WHEEL: WheelFacts = {
  zeros: ['0'],
  numbers: Array.from({ length: 36 }, (_, index) => index + 1),
  wheelOrder: ['34', '6', '27', '13', '36', '11', '30'],
  neighboursEachSide: [1, 2],
};

/** A spin as the checks see it, on a wheel of which only a part is told. */
export function readSpin(options: SpinOptions, wheel = WHEEL): RouletteRound {
  const round = readRouletteRound(spin(options), wheel);
  if (typeof round === 'string') throw new Error(round);
  return round;
}
