import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about casino war. */
export const casinoWarFacts = {
  ...sharedFacts,
} as const;
