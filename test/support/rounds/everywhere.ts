import type { RoundRecord } from '../../../src/core/rounds/record';
import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import { selectRuleSet } from '../../../src/core/rules/select';
import { localDateOf } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';
import { ruleSourcesFolder } from '../../../src/io/files/project-root';
import { loadRuleSources } from '../../../src/io/files/rule-sources';

let held: readonly RuleSet[] | undefined;

/** All rule sets of all rule sources there are; they take about a second to load. */
export function everyRuleSet(): readonly RuleSet[] {
  held ??= loadRuleSources(ruleSourcesFolder()).flatMap((source) => buildRuleSets(source, sha256).ruleSets);
  return held;
}

/** The rules among them that govern a record. */
export function ruleSetFor(record: RoundRecord): RuleSet {
  const day = localDateOf(record.playedAt);
  if (day === undefined) throw new Error(`${record.playedAt} is no instant`);
  const selection = selectRuleSet(everyRuleSet(), record, day);
  if ('sentence' in selection) throw new Error(selection.sentence);
  return selection.ruleSet;
}
