import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about sic bo. */
export const sicBoFacts = {
  ...sharedFacts,
} as const;
