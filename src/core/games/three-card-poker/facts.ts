import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about three card poker. */
export const threeCardPokerFacts = {
  ...pokerFacts,
} as const;
