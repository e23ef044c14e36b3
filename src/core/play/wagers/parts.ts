import type { Wager } from '../../games/wager';
import { bitsOf, EVERY_ROUND } from '../judging/parts';

/** How wagers of a round ended, as far as checks of more than one game concern it; the first parts of each of these games. */
export const WAGER_PARTS = ['settledAsVoid', 'voids', 'won'] as const;

const BITS = bitsOf(...WAGER_PARTS);

export function partsOfWagers(wagers: readonly Wager[]): number {
  let bits = EVERY_ROUND;
  for (const { result, voided } of wagers) {
    if (result === 'win') bits |= BITS.won;
    else if (result === 'void') bits |= BITS.settledAsVoid;
    if (voided) bits |= BITS.voids;
  }
  return bits;
}
