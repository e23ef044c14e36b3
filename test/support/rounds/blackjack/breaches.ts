import type { Breaches } from '../cases';
import { EXTRA_BREACHES } from './breaches-of-extra';
import { PLAY_BREACHES } from './breaches-of-play';
import { SETTLEMENT_BREACHES } from './breaches-of-settlement';
import { BREACHES_OF_TABLE } from './breaches-of-table';
import { WAGERING_BREACHES } from './breaches-of-wagering';

/** Recorded breaches of every check of blackjack. */
export const BLACKJACK_BREACHES: Breaches = {
  ...WAGERING_BREACHES,
  ...BREACHES_OF_TABLE,
  ...PLAY_BREACHES,
  ...EXTRA_BREACHES,
  ...SETTLEMENT_BREACHES,
};
