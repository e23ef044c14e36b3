import { checksFor } from '../../src/core/checks/registry';
import { buildRuleSets } from '../../src/core/rules/rule-set';
import { sha256 } from '../../src/io/files/digest';
import { everyRuleSet } from '../support/rounds/everywhere';
import { ruleSources } from '../support/rule-sources';

/** Of every fact that a check reads, each rule set says whether the law states it: a lost fact must not pass for a duty there is not. */

const judged = everyRuleSet().filter((ruleSet) => checksFor(ruleSet).length > 0);
const readOf = (ruleSet: (typeof judged)[number]): ReadonlySet<string> =>
  new Set(
    checksFor(ruleSet).flatMap(({ enforces, mayEnforce, needs, uses }) => [
      ...enforces,
      ...mayEnforce,
      ...needs,
      ...uses,
    ]),
  );
const named = judged.map((ruleSet) => ({ name: `${ruleSet.instrument} ${ruleSet.name}`, ruleSet }));

test.each(named)('$name states every fact or is silent on it', ({ ruleSet }) => {
  const { facts, silent = new Set<string>() } = ruleSet;
  expect([...readOf(ruleSet)].filter((fact) => !facts.has(fact) && !silent.has(fact))).toEqual([]);
});

test.each(named)('$name is silent on no fact that it states, nor on one that no check reads', ({ ruleSet }) => {
  const { facts, silent = new Set<string>() } = ruleSet;
  const taken = (name: string): boolean => facts.has(name) || !readOf(ruleSet).has(name);
  // What a layer takes away from those beneath it may be a fact that no check reads.
  const said = new Set(
    sources.flatMap(({ id, books }) =>
      id === ruleSet.instrument
        ? books.flatMap(({ facts: layers }) => layers.flatMap(({ silent: own }) => own ?? []))
        : [],
    ),
  );
  expect([...silent].filter((name) => said.has(name) && taken(name))).toEqual([]);
});

const sources = ruleSources();

test('what is said to be passed over in silence contradicts no statement', () => {
  expect(sources.flatMap((source) => buildRuleSets(source, sha256).problems)).toEqual([]);
});
