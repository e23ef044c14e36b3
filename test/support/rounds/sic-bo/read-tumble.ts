import type { SicBoRound } from '../../../../src/core/games/sic-bo/round';
import { readSicBoRound } from '../../../../src/core/rounds/sic-bo';
import { tumble, type TumbleOptions } from './tumble';

/** A tumble as the checks see it. */
export function readTumble(options: TumbleOptions): SicBoRound {
  const round = readSicBoRound(tumble(options));
  if (typeof round === 'string') throw new Error(round);
  return round;
}
