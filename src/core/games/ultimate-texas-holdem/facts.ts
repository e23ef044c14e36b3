import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Ultimate Texas hold'em. */
export const ultimateTexasHoldemFacts = {
  ...pokerFacts,
} as const;
