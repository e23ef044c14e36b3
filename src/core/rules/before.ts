import { isLaw, type RuleSet } from './rule-set';

/** What governed the same form at the same channel until each in turn took over, the latest first. */
export function rulesBefore(ruleSets: readonly RuleSet[], { name, channel, inForce }: RuleSet): readonly RuleSet[] {
  const before = ruleSets.find(
    (one) =>
      isLaw(one) &&
      one.name === name &&
      one.inForce.to === inForce.from &&
      (one.channel === undefined || channel === undefined || one.channel === channel),
  );
  return before === undefined ? [] : [before, ...rulesBefore(ruleSets, before)];
}
