import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about roulette. */
export const rouletteFacts = {
  ...sharedFacts,
} as const;
