import { holdemFacts } from '../holdem/facts';

/** Everything a rule set may state about Omaha poker. */
export const omahaFacts = {
  ...holdemFacts,
} as const;
