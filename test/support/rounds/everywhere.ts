import type { RoundRecord } from '../../../src/core/rounds/record';
import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import { selectRuleSet } from '../../../src/core/rules/select';
import { localDateOf } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';
import { madeOnce } from '../made-once';
import { ruleSources } from '../rule-sources';

/** What rule sets are made of and by: while none of it changes, they are the same. */
const MADE_OF = [
  'rule-sources',
  'src/core/values',
  'src/core/facts',
  'src/core/games',
  'src/core/rules',
  'src/io/files',
];

/** All rule sets of all rule sources there are. */
export const everyRuleSet = (): readonly RuleSet[] =>
  madeOnce('rule-sets', MADE_OF, () => ruleSources().flatMap((source) => buildRuleSets(source, sha256).ruleSets));

/** The rules among them that govern a record. */
export function ruleSetFor(record: RoundRecord): RuleSet {
  const day = localDateOf(record.playedAt);
  if (day === undefined) throw new Error(`${record.playedAt} is no instant`);
  const selection = selectRuleSet(everyRuleSet(), { ...record, wheel: record.equipment?.wheel }, day);
  if ('sentence' in selection) throw new Error(selection.sentence);
  return selection.ruleSet;
}
