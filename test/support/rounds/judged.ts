import type { CheckedRound } from '../../../src/core/findings/checked-round';
import type { Finding } from '../../../src/core/findings/finding';
import { judgeFor, type Judge } from '../../../src/core/findings/judge';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import { sha256 } from '../../../src/io/files/digest';
import { ruleSourcesFolder } from '../../../src/io/files/project-root';
import { loadRuleSources } from '../../../src/io/files/rule-sources';

const CLAUSES = 'au-nsw/ltgame-2016#rules/';

let held: readonly RuleSet[] | undefined;

/** The rule sets of the NSW order, as the repository's own rule sources state them. */
export function nswRuleSets(): readonly RuleSet[] {
  held ??= loadRuleSources(ruleSourcesFolder())
    .filter(({ id }) => id === 'au-nsw/ltgame-2016')
    .flatMap((source) => {
      const { ruleSets, problems } = buildRuleSets(source, sha256);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return ruleSets;
    });
  return held;
}

export function nswRuleSet(variant?: string): RuleSet {
  const found = nswRuleSets().find((set) => set.game === 'baccarat' && set.variant === variant);
  if (!found) throw new Error(`there is no NSW rule set for ${variant ?? 'the base form'}`);
  return found;
}

const judges = new Map<string, Judge>();

/** Judges a round under a rule set; with every outcome unless said, so that what was not found can be asserted too. */
export function judgedUnder(ruleSet: RuleSet, record: RoundRecord, keepsAll = true): CheckedRound {
  const problem = problemOfRecord(record);
  if (problem !== undefined) throw new Error(`not a round record: ${problem}`);
  const key = `${ruleSet.version} ${String(keepsAll)}`;
  const judge = judges.get(key) ?? judgeFor(ruleSet, keepsAll);
  if (!judge) throw new Error(`no judge for ${ruleSet.name}`);
  judges.set(key, judge);
  const checked = judge.check(record);
  if (typeof checked === 'string') throw new Error(checked);
  return checked;
}

export const nsw = (record: RoundRecord): CheckedRound => judgedUnder(nswRuleSet(), record);

export const nswEvenMoney = (record: RoundRecord): CheckedRound => judgedUnder(nswRuleSet('even-money'), record);

/** Under the form of the game that the record says it is. */
export const judged = (record: RoundRecord, keepsAll = true): CheckedRound =>
  judgedUnder(nswRuleSet(record.variant), record, keepsAll);

export const ofCheck = (round: CheckedRound, check: string): readonly Finding[] =>
  round.findings.filter((finding) => finding.check === check);

export const breachesIn = (round: CheckedRound): readonly Finding[] =>
  round.findings.filter(({ verdict }) => verdict === 'breaches');

/** `8.4.2` for `au-nsw/ltgame-2016#rules/8.4.2`, so that tests read as the order is cited. */
export const labelsOf = (clauses: readonly string[]): readonly string[] =>
  clauses.map((clause) => (clause.startsWith(CLAUSES) ? clause.slice(CLAUSES.length) : clause));
