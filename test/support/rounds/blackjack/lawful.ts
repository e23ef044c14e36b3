import type { Complying } from '../cases';
import { LAWFUL_OF_TABLE } from './breaches-of-table';
import { EXTRA_LAWFUL } from './lawful-extra';
import { PLAY_LAWFUL } from './lawful-play';
import { SETTLEMENT_LAWFUL } from './lawful-settlement';
import { WAGERING_LAWFUL } from './lawful-wagering';

/** For every check of blackjack a lawful round that comes near to a breach. */
export const BLACKJACK_LAWFUL: Readonly<Record<string, Complying>> = {
  ...WAGERING_LAWFUL,
  ...LAWFUL_OF_TABLE,
  ...PLAY_LAWFUL,
  ...EXTRA_LAWFUL,
  ...SETTLEMENT_LAWFUL,
};
