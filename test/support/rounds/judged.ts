import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ruleSetFor } from './everywhere';
import type { readNswSource } from './nsw-source';
import type { CheckedRound } from '../../../src/core/findings/checked-round';
import type { Finding } from '../../../src/core/findings/finding';
import { judgeFor, type Judge } from '../../../src/core/findings/judge';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { problemOfRecord } from '../../../src/core/rounds/record-problem';
import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import type { InstrumentSource } from '../../../src/core/rules/source';
import { sha256 } from '../../../src/io/files/digest';
import { projectRoot, ruleSourcesFolder } from '../../../src/io/files/project-root';

const INSTRUMENT = 'au-nsw/ltgame-2016';
const CLAUSES = `${INSTRUMENT}#rules/`;
/** Part of the hash: what is kept was read by this reader, and by those it calls. */
const READER = ['rule-sources', 'source-schemas', 'facts-schema']
  .map((name) => readFileSync(join(projectRoot(), 'src', 'io', 'files', `${name}.ts`), 'utf8'))
  .join('');

const fileOf = (file: string): string => readFileSync(join(ruleSourcesFolder(), INSTRUMENT, file), 'utf8');

let source: InstrumentSource | undefined;

/**
 * The NSW order's own rule sources. Parsing YAML and checking it would be most of the time of a test file, so that is
 * done once for as long as the files stay the same, and kept under the hash of their words.
 */
export function nswSource(): InstrumentSource {
  if (source) return source;
  const [instrument, rules] = [fileOf('instrument.yaml'), fileOf('facts/rules.yaml')];
  const cache = join(projectRoot(), 'node_modules', '.cache', 'house-rules-tests');
  const kept = join(cache, `${sha256(READER + instrument + rules)}.json`);
  if (existsSync(kept)) source = JSON.parse(readFileSync(kept, 'utf8')) as InstrumentSource;
  else {
    // Loaded only here: a parser and a validator are a good part of what there is to save.
    const reader = jest.requireActual<{ readNswSource: typeof readNswSource }>('./nsw-source');
    source = reader.readNswSource(INSTRUMENT, instrument, rules);
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${kept}.${String(process.pid)}`, JSON.stringify(source));
    renameSync(`${kept}.${String(process.pid)}`, kept);
  }
  return source;
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
  const checked = answeredUnder(ruleSet, record, keepsAll);
  if (typeof checked === 'string') throw new Error(checked);
  return checked;
}

/** The same; or the sentence where the record is no round of the game by those rules. */
export function answeredUnder(ruleSet: RuleSet, record: RoundRecord, keepsAll = true): CheckedRound | string {
  const problem = problemOfRecord(record);
  if (problem !== undefined) throw new Error(`not a round record: ${problem}`);
  const key = `${ruleSet.version} ${String(keepsAll)}`;
  const judge = judges.get(key) ?? judgeFor(ruleSet, keepsAll);
  if (!judge) throw new Error(`no judge for ${ruleSet.name}`);
  judges.set(key, judge);
  return judge.check(record);
}

export const nsw = (record: RoundRecord): CheckedRound => judgedUnder(nswRuleSet(), record);

export const nswEvenMoney = (record: RoundRecord): CheckedRound => judgedUnder(nswRuleSet('even-money'), record);

/** Under the rules that the record says it was played by; those of NSW are kept at hand, the others loaded where one needs them. */
export const judged = (record: RoundRecord, keepsAll = true): CheckedRound => {
  if (record.jurisdiction === 'AU-NSW') return judgedUnder(nswRuleSet(record.variant), record, keepsAll);
  const everywhere = jest.requireActual<{ ruleSetFor: typeof ruleSetFor }>('./everywhere');
  return judgedUnder(everywhere.ruleSetFor(record), record, keepsAll);
};

/** Whether they stand for themselves or under the breach they follow from. */
export const ofCheck = (round: CheckedRound, check: string): readonly Finding[] =>
  round.findings.flatMap(withConsequences).filter((finding) => finding.check === check);

const withConsequences = (finding: Finding): readonly Finding[] => [
  finding,
  ...(finding.consequences ?? []).flatMap(withConsequences),
];

export const breachesIn = (round: CheckedRound): readonly Finding[] =>
  round.findings.filter(({ verdict }) => verdict === 'breaches');

/** `8.4.2` for `au-nsw/ltgame-2016#rules/8.4.2`, so that tests read as the order is cited. */
export const labelsOf = (clauses: readonly string[]): readonly string[] =>
  clauses.map((clause) => (clause.startsWith(CLAUSES) ? clause.slice(CLAUSES.length) : clause));
