import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Texas hold'em bonus poker. */
export const holdemBonusFacts = {
  ...pokerFacts,
} as const;
