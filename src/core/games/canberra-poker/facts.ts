import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Canberra poker. */
export const canberraPokerFacts = {
  ...pokerFacts,
} as const;
