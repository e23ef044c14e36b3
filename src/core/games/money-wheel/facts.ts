import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about money wheel. */
export const moneyWheelFacts = {
  ...sharedFacts,
} as const;
