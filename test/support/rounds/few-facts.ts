import type { RuleSet } from '../../../src/core/rules/rule-set';

const keeping = (ruleSet: RuleSet, says: string, keeps: (fact: string) => boolean): RuleSet => ({
  ...ruleSet,
  version: `${ruleSet.version} ${says}`,
  facts: new Map([...ruleSet.facts].filter(([name]) => keeps(name))),
});

/** The rules as a person has them who stated these facts so far, and no others. */
export const statingOnly = (ruleSet: RuleSet, ...facts: readonly string[]): RuleSet =>
  keeping(ruleSet, `only ${facts.join()}`, (name) => facts.includes(name));

/** The rules with these facts taken away. */
export const lacking = (ruleSet: RuleSet, ...facts: readonly string[]): RuleSet =>
  keeping(ruleSet, `without ${facts.join()}`, (name) => !facts.includes(name));
