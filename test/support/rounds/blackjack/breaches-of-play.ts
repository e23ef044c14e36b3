import type { Breaches } from '../cases';
import { BREACHES_OF_BOXES } from './breaches-of-boxes';
import { BREACHES_OF_DOUBLES } from './breaches-of-doubles';
import { BREACHES_OF_DRAWING } from './breaches-of-drawing';
import { BREACHES_OF_REQUESTS } from './breaches-of-requests';
import { BREACHES_OF_SHOE } from './breaches-of-shoe';

/** Recorded breaches of every check of how a round is played. */
export const PLAY_BREACHES: Breaches = {
  ...BREACHES_OF_SHOE,
  ...BREACHES_OF_BOXES,
  ...BREACHES_OF_REQUESTS,
  ...BREACHES_OF_DOUBLES,
  ...BREACHES_OF_DRAWING,
};
