import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { RoundRecord } from '../../../src/core/rounds/record';
import { buildRuleSets, type RuleSet } from '../../../src/core/rules/rule-set';
import { selectRuleSet } from '../../../src/core/rules/select';
import { localDateOf } from '../../../src/core/values/calendar-date';
import { sha256 } from '../../../src/io/files/digest';
import { projectRoot, ruleSourcesFolder } from '../../../src/io/files/project-root';
import { loadRuleSources } from '../../../src/io/files/rule-sources';

let held: readonly RuleSet[] | undefined;

/** What rule sets are made of and by: while none of it changes, they are the same. */
const MADE_OF = [
  'rule-sources',
  'src/core/values',
  'src/core/facts',
  'src/core/games',
  'src/core/rules',
  'src/io/files',
];

/**
 * All rule sets of all rule sources there are. Reading them takes two seconds, which every test file would spend anew;
 * so that is done once for as long as nothing they are made of changes, and kept under the hash of its words.
 */
export function everyRuleSet(): readonly RuleSet[] {
  if (held) return held;
  const cache = join(projectRoot(), 'node_modules', '.cache', 'house-rules-tests');
  const kept = join(cache, `${sha256(MADE_OF.map(wordsIn).join(''))}.v8`);
  if (existsSync(kept)) held = deserialize(readFileSync(kept)) as readonly RuleSet[];
  else {
    held = readEveryRuleSet();
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${kept}.${String(process.pid)}`, serialize(held));
    renameSync(`${kept}.${String(process.pid)}`, kept);
  }
  return held;
}

const wordsIn = (folder: string): string =>
  readdirSync(join(projectRoot(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

const readEveryRuleSet = (): readonly RuleSet[] =>
  loadRuleSources(ruleSourcesFolder()).flatMap((source) => buildRuleSets(source, sha256).ruleSets);

/** The rules among them that govern a record. */
export function ruleSetFor(record: RoundRecord): RuleSet {
  const day = localDateOf(record.playedAt);
  if (day === undefined) throw new Error(`${record.playedAt} is no instant`);
  const selection = selectRuleSet(everyRuleSet(), { ...record, wheel: record.equipment?.wheel }, day);
  if ('sentence' in selection) throw new Error(selection.sentence);
  return selection.ruleSet;
}
