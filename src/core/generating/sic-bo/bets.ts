import { namesWhatItMay } from '../../checks/sic-bo/named-numbers';
import { EVERY_BET } from '../../games/sic-bo/bet';
import type { SicBoFacts } from '../../games/sic-bo/game';

const offered = new WeakMap<object, readonly string[]>();

/** Every bet that these rules offer and dice decide. */
export function betsOffered(facts: Partial<SicBoFacts>): readonly string[] {
  const known = offered.get(facts);
  if (known !== undefined) return known;
  const bets = EVERY_BET.filter(
    ({ kind, name }) => facts.wagers?.includes(kind) && namesWhatItMay(name, facts) !== false,
  ).map(({ name }) => name);
  offered.set(facts, bets);
  return bets;
}

/** Totals that no rules offer, because nothing but a triple makes them. */
export const UNOFFERED_TOTALS = ['total:3', 'total:18'] as const;
