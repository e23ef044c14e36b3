import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CheckedRound } from '../../../src/core/findings/checked-round';
import type { Finding } from '../../../src/core/findings/finding';
import { judgeFor, type Judge } from '../../../src/core/findings/judge';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import type { InstrumentSource } from '../../../src/core/rules/source';
import { sha256 } from '../../../src/io/files/digest';
import { ruleSourcesFolder } from '../../../src/io/files/project-root';
import { factsSchema, instrumentSchema } from '../../../src/io/files/source-schemas';

const INSTRUMENT = 'au-nsw/ltgame-2016';
const CLAUSES = `${INSTRUMENT}#rules/`;

const readYaml = (file: string): unknown => parse(readFileSync(join(ruleSourcesFolder(), INSTRUMENT, file), 'utf8'));

let source: InstrumentSource | undefined;

/** The NSW order's own rule sources, without the statements of its clauses: most of the reading, and no part of judging. */
export function nswSource(): InstrumentSource {
  source ??= readSource();
  return source;
}

function readSource(): InstrumentSource {
  const { books, ...about } = instrumentSchema.parse(readYaml('instrument.yaml'));
  const { game, facts, variants } = factsSchema.parse(readYaml('facts/rules.yaml'));
  const layers = [
    { game, facts },
    ...Object.entries(variants).map(([variant, over]) => ({ game, variant, facts: over })),
  ];
  return {
    id: INSTRUMENT,
    ...about,
    books: books.map((id) => ({ id, clauses: [], facts: id === 'rules' ? layers : [] })),
  };
}

let held: readonly RuleSet[] | undefined;

export function nswRuleSets(): readonly RuleSet[] {
  if (held) return held;
  const { ruleSets, problems } = buildRuleSets(nswSource(), sha256);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  held = ruleSets;
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
