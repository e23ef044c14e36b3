import { sharedFacts } from '../shared-facts';

/** Everything a rule set may state about snake eyes. */
export const snakeEyesFacts = {
  ...sharedFacts,
} as const;
