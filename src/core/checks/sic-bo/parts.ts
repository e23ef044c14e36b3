import type { SicBoRound } from '../../games/sic-bo/round';
import { bitsOf, EVERY_ROUND, type Parts } from '../parts';

const BITS = bitsOf('announcements', 'closings', 'irregularities', 'made', 'oral');

export type SicBoPart = keyof typeof BITS;

export const sicBoParts: Parts<SicBoRound> = {
  bits: BITS,
  in: (round) => {
    let bits = EVERY_ROUND;
    if (round.announcements.length > 0) bits |= BITS.announcements;
    if (round.closings.length > 0) bits |= BITS.closings;
    if (round.irregularities.length > 0) bits |= BITS.irregularities;
    if (round.made.length > 0) bits |= BITS.made;
    if (round.oral.length > 0) bits |= BITS.oral;
    return bits;
  },
};
