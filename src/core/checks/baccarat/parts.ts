import type { BaccaratRound } from '../../games/baccarat/round';
import { partsOf } from '../parts';

export const baccaratParts = partsOf<BaccaratRound>({
  additional: ({ additional }) => additional.length > 0,
  announcements: ({ announcements }) => announcements.length > 0,
  boxes: ({ boxes }) => boxes !== undefined,
  charged: ({ charged }) => charged,
  cuttingCard: ({ cuttingCard }) => cuttingCard !== undefined,
  faces: ({ faces }) => faces.length > 0,
  irregularities: ({ irregularities }) => irregularities.length > 0,
  made: ({ made }) => made.length > 0,
  oral: ({ oral }) => oral.length > 0,
  positioned: ({ positioned }) => positioned !== undefined,
  preparation: ({ preparation }) => preparation !== undefined,
  seats: ({ seats }) => seats !== undefined,
  shoe: ({ shoe }) => shoe !== undefined,
});
