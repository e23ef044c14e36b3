import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Caribbean stud poker. */
export const caribbeanStudFacts = {
  ...pokerFacts,
} as const;
