import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about craps. */
export const crapsFacts = {
  ...sharedFacts,
} as const;
