import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about red dog. */
export const redDogFacts = {
  ...sharedFacts,
} as const;
