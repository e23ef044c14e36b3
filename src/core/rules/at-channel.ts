import type { RuleSet } from './rule-set';
import { silentWithout } from './silence';
import type { Channel } from './source';
import { CHANNEL } from './stated-fact';

/** What holds only at the other channel falls away, and is known not to hold here; the operator's choices stay open. */
export function atChannel(ruleSet: RuleSet, channel: Channel): RuleSet {
  const facts = new Map(
    [...ruleSet.facts].flatMap(([name, fact]) => {
      const cells = fact.cells
        .filter(({ chosenBy, option }) => chosenBy !== CHANNEL || option === channel)
        .map(({ option, chosenBy, ...cell }) =>
          chosenBy === CHANNEL || option === undefined || chosenBy === undefined ? cell : { ...cell, option, chosenBy },
        );
      return cells.length === 0 ? [] : [[name, { ...fact, cells }] as const];
    }),
  );
  return { ...ruleSet, facts, ...silentWithout(ruleSet, (name) => facts.has(name)) };
}
