import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about keno. */
export const kenoFacts = {
  ...sharedFacts,
} as const;
