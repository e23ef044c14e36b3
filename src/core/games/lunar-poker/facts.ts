import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about lunar poker. */
export const lunarPokerFacts = {
  ...pokerFacts,
} as const;
