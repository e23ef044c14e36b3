import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Texas hold'em poker. */
export const holdemFacts = {
  ...pokerFacts,
} as const;
