import type { BlackjackRound } from '../../games/blackjack/round';
import { partsOf } from '../parts';

export const blackjackParts = partsOf<BlackjackRound>({
  additional: ({ additional }) => additional.length > 0,
  announcements: ({ announcements }) => announcements.length > 0,
  calls: ({ calls }) => calls.length > 0,
  cuttingCardAt: ({ cuttingCardAt }) => cuttingCardAt !== undefined,
  irregularities: ({ irregularities }) => irregularities.length > 0,
  made: ({ made }) => made.length > 0,
  oral: ({ oral }) => oral.length > 0,
  preparation: ({ preparation }) => preparation !== undefined,
  shoe: ({ shoe }) => shoe !== undefined,
  turns: ({ turns }) => turns.length > 0,
});
