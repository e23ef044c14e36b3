import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Omaha poker. */
export const omahaFacts = {
  ...pokerFacts,
} as const;
