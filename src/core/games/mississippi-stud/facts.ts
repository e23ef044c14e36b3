import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Mississippi stud poker. */
export const mississippiStudFacts = {
  ...pokerFacts,
} as const;
