import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about pai gow. */
export const paiGowFacts = {
  ...sharedFacts,
} as const;
