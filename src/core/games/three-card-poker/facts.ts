import { names } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about three card poker. */
export const threeCardPokerFacts = {
  ...pokerFacts,

  arrayWagers: fact(names, 'Wagers that may also be placed on rows and columns of the cards shown', 'wagers'),
} as const;
