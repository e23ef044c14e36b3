import { names } from '../../facts/kinds/names';
import { fact } from '../game';
import { pokerFacts } from '../poker-facts';

/** Everything a rule set may state about Mississippi stud poker. */
export const mississippiStudFacts = {
  ...pokerFacts,

  displayedLimits: fact(names, 'Wagers held to a displayed minimum and maximum', 'limits'),

  decisionsReopened: fact(names, 'Irregularities after which players may decide anew', 'irregularities'),
} as const;
