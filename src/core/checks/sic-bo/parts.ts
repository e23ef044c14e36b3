import type { SicBoRound } from '../../games/sic-bo/round';
import { partsOf } from '../parts';

export const sicBoParts = partsOf<SicBoRound>({
  announcements: ({ announcements }) => announcements.length > 0,
  closings: ({ closings }) => closings.length > 0,
  irregularities: ({ irregularities }) => irregularities.length > 0,
  made: ({ made }) => made.length > 0,
  oral: ({ oral }) => oral.length > 0,
});
