import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Manila poker. */
export const manilaPokerFacts = {
  ...pokerFacts,
} as const;
