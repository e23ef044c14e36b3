import { names } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Ultimate Texas hold'em. */
export const ultimateTexasHoldemFacts = {
  ...pokerFacts,

  finalWagers: fact(names, 'Wagers after which a player makes no more in the round', 'drawing'),
} as const;
