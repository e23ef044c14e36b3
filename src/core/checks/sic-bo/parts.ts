import type { SicBoRound } from '../../games/sic-bo/round';
import { partsOfWagers, WAGER_PARTS } from '../../play/wagers/parts';
import { bitsOf, type Parts } from '../../play/judging/parts';

const BITS = bitsOf(...WAGER_PARTS, 'announcements', 'closings', 'irregularities', 'made', 'oral');

export type SicBoPart = keyof typeof BITS;

export const sicBoParts: Parts<SicBoRound> = {
  bits: BITS,
  in: (round) => {
    let bits = partsOfWagers(round.wagers);
    if (round.announcements.length > 0) bits |= BITS.announcements;
    if (round.closings.length > 0) bits |= BITS.closings;
    if (round.irregularities.length > 0) bits |= BITS.irregularities;
    if (round.made.length > 0) bits |= BITS.made;
    if (round.oral.length > 0) bits |= BITS.oral;
    if (round.voided || round.mayBeCalledOff) bits |= BITS.voids;
    return bits;
  },
};
