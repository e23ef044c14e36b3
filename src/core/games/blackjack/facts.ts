import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about blackjack. */
export const blackjackFacts = {
  ...sharedFacts,
} as const;
