import type { RoundEvent } from '../../rounds/record';
import type { Random } from '../random';
import type { Facts } from './cards';

/** What may be otherwise at the start of a shoe. */
export interface ShoeStart {
  readonly cut: RoundEvent & { type: 'cut' };
  readonly burns: readonly (RoundEvent & { type: 'burn' })[];
}

/** The start of a shoe as the rules have it, the depths at their least as often as not. */
export function shoeStart({ cutDepth, cuttingCardDepth, burn, burnFace }: Facts, random: Random): ShoeStart {
  const deep = (least: number): number => (random.once(2) ? least : least + random.below(40));
  return {
    cut: { type: 'cut', by: 'player', depth: deep(cutDepth?.cards ?? 20), back: deep(cuttingCardDepth?.cards ?? 60) },
    burns: burn === undefined ? [] : [{ type: 'burn', ...(burnFace !== undefined && { faceUp: burnFace === 'up' }) }],
  };
}

export const asEvents = ({ cut, burns }: ShoeStart): readonly RoundEvent[] => [{ type: 'shuffle' }, cut, ...burns];
