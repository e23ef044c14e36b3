import type { RouletteRound } from '../../games/roulette/round';
import { partsOfWagers, WAGER_PARTS } from '../../play/wagers/parts';
import { bitsOf, type Parts } from '../../play/judging/parts';

const BITS = bitsOf(
  ...WAGER_PARTS,
  'announcements',
  'closings',
  'irregularities',
  'made',
  'multipliers',
  'oral',
  'touched',
);

export type RoulettePart = keyof typeof BITS;

export const rouletteParts: Parts<RouletteRound> = {
  bits: BITS,
  in: (round) => {
    let bits = partsOfWagers(round.wagers);
    if (round.announcements.length > 0 || round.coloursAnnounced.length > 0) bits |= BITS.announcements;
    if (round.closings.length > 0) bits |= BITS.closings;
    if (round.irregularities.length > 0) bits |= BITS.irregularities;
    if (round.made.length > 0) bits |= BITS.made;
    if (round.multipliers.length > 0) bits |= BITS.multipliers;
    if (round.oral.length > 0) bits |= BITS.oral;
    if (round.touched.length > 0) bits |= BITS.touched;
    if (round.calledOff) bits |= BITS.voids;
    return bits;
  },
};
