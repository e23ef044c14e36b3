import { createHash } from 'node:crypto';
import { countsLine, NO_COUNTS, type AuditCounts, type RuleSetCount } from '../../core/auditing/counts';
import { FINDINGS, MANIFEST, RULES, SEAL, type AuditManifest } from '../../core/auditing/manifest';
import { linesKept } from '../../core/auditing/round-lines';
import { findingLine, problemLine, type ToldProblem } from '../../core/auditing/told-findings';
import type { Doubt } from '../../core/rules/doubts/doubt';
import type { Effect } from '../../core/rules/effect';
import type { InstrumentSource } from '../../core/rules/source';
import { readBundle, type BundleMember } from '../../io/files/bundle/read-bundle';
import { sha256 } from '../../io/files/digest';
import { RecordReader } from '../../core/rounds/record-reader';
import { RoundChecker } from '../check-round';
import { checksVersion } from '../checks-version';
import { RuleBook } from '../rule-book';
import { duplicatesIn, type IdPart } from './duplicates';
import { judgeLines } from './judge-lines';
import { rulesUsed, type RulesUsed } from './rules-of-audit';
import type { FindingRow } from './judged-chunk';

export interface Replayed {
  readonly audit: string;
  readonly seal: string;
  readonly rounds: number;
  readonly breaches: number;
  /** The rules that they were judged by. */
  readonly rules: readonly RulesUsed[];
  /** The digest of what judging the rounds again gave. */
  readonly digest: string;
  /** Whether that is, byte for byte, what the bundle says was found. */
  readonly same: boolean;
  /** What was tampered with or differs, a sentence each. */
  readonly faults: readonly string[];
  /** What the reader should know and is no fault. */
  readonly remarks: readonly string[];
}

interface Again {
  readonly counts: AuditCounts;
  readonly ruleSets: ReadonlyMap<string, RuleSetCount>;
  readonly findings: { readonly batch: number; readonly row: FindingRow }[];
  readonly problems: ToldProblem[];
  readonly parts: IdPart[];
}

/** Judges the rounds of a bundle again, offline, and holds the result and every part of the bundle against its seal. */
export async function replayBundle(file: string, noted?: string): Promise<Replayed> {
  const faults: string[] = [];
  const broken: string[] = [];
  const seen = new Set<string>();
  const again: { -readonly [K in keyof Again]: Again[K] } = {
    ...{ counts: NO_COUNTS, ruleSets: new Map(), findings: [], problems: [], parts: [] },
  };
  const scan = new BundleScan(file);
  let manifest: AuditManifest | undefined;
  let seal = '';
  let book: RuleBook | undefined;
  let checker: RoundChecker | undefined;
  let told = '';
  for await (const { name, content } of readBundle(file, broken)) {
    seen.add(name);
    if (name === MANIFEST) {
      manifest = parsed(content, name, faults) as AuditManifest | undefined;
      seal = sha256(content);
      continue;
    }
    if (manifest === undefined) break;
    const expected = partsOf(manifest).get(name);
    if (name === SEAL) {
      if (content.toString().trim() !== seal)
        faults.push(`${MANIFEST} was altered: it does not have the seal in ${SEAL}.`);
    } else if (expected === undefined) faults.push(`${name} was added: the manifest knows no such part.`);
    else if (sha256(content) !== expected) faults.push(`${name} was altered: its hash is not the one in the manifest.`);
    if (name === RULES) {
      const rules = parsed(content, name, faults) as RulesPart | undefined;
      book = rules && bookOf(rules, faults);
      checker = book && new RoundChecker(book);
    } else if (name === FINDINGS) told = content.toString();
    const rounds = manifest.rounds.find((part) => part.name === name);
    if (rounds && checker)
      judgeAgain(again, content.toString(), rounds.batch, checker, manifest, { scan, name }, faults);
  }
  faults.push(...broken);
  if (manifest === undefined)
    return { ...NOTHING, faults: faults.length > 0 ? faults : [`${file} has no ${MANIFEST} that can be read.`] };
  const missing = [SEAL, ...partsOf(manifest).keys()].filter((name) => !seen.has(name));
  // Of a bundle that cannot be read to its end nobody knows what else it lacks.
  if (broken.length === 0) faults.push(...missing.map((name) => `${name} is missing.`));
  if (noted !== undefined && noted !== seal)
    faults.push(`The bundle has the seal ${seal}, and not the one that was noted.`);
  const lines = await canonical(again);
  const digest = digestOf(lines);
  // Only what was judged again, all of it, can differ from what was found.
  if (checker && missing.length === 0) faults.push(...differences(lines, told));
  const now = checksVersion();
  return {
    ...{ audit: manifest.audit, seal, rounds: again.counts.rounds, breaches: again.counts.breaches, digest },
    rules: book === undefined ? [] : rulesUsed(book, [...again.ruleSets.values()]),
    same: digest === manifest.findings.sha256 && faults.length === 0,
    faults,
    remarks: [
      ...(book?.sources ?? [])
        .filter(({ draft }) => draft === true)
        .map(
          ({ id }) => `${id} is a draft, which governs no round, though it may have done so when the audit was made.`,
        ),
      ...(now === manifest.checksVersion
        ? []
        : [`The audit was made with checks ${manifest.checksVersion}; these are ${now}.`]),
      ...manifest.apart.map(({ line }) => `Line ${String(line)} was set apart by the audit and was not judged again.`),
    ],
  };
}

interface RulesPart {
  readonly sources: readonly InstrumentSource[];
  readonly effects: readonly Effect[];
  /** Absent where nothing was in doubt. */
  readonly doubts?: readonly Doubt[];
}

function bookOf({ sources, effects, doubts }: RulesPart, faults: string[]): RuleBook | undefined {
  try {
    return new RuleBook(sources, effects, doubts);
  } catch {
    faults.push(`${RULES} was altered: no rules can be made of it any more.`);
    return undefined;
  }
}

const NOTHING = { audit: '', seal: '', rounds: 0, breaches: 0, rules: [], digest: '', same: false, remarks: [] };

const partsOf = ({ rules, rounds, findings }: AuditManifest): ReadonlyMap<string, string> =>
  new Map([rules, ...rounds, findings].map(({ name, sha256: hash }) => [name, hash]));

function parsed(content: Buffer, name: string, faults: string[]): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    faults.push(`${name} was altered: it is no JSON any more.`);
    return undefined;
  }
}

function judgeAgain(
  again: { -readonly [K in keyof Again]: Again[K] },
  body: string,
  batch: number,
  checker: RoundChecker,
  { scope, apart: setApart }: AuditManifest,
  { scan, name }: { readonly scan: BundleScan; readonly name: string },
  faults: string[],
): void {
  const apart = new Map(setApart.filter((one) => one.batch === batch).map(({ line, message }) => [line, message]));
  const onFinding = (row: FindingRow): void => {
    again.findings.push({ batch, row });
  };
  try {
    const reader = new RecordReader();
    const judged = judgeLines(linesKept(body), { checker, reader, scope, apart, onFinding });
    const sum = (key: keyof AuditCounts): number => again.counts[key] + judged.counts[key];
    again.counts = Object.fromEntries(
      (Object.keys(NO_COUNTS) as (keyof AuditCounts)[]).map((key) => [key, sum(key)]),
    ) as unknown as AuditCounts;
    again.ruleSets = added(again.ruleSets, judged.ruleSets);
    for (const problem of judged.problems) again.problems.push({ batch, ...problem });
    again.parts.push({
      batch,
      marks: () => Promise.resolve(Buffer.from(judged.ids)),
      body: () => scan.bodyOf(name),
    });
  } catch {
    faults.push(`${name} was altered: its lines cannot be read any more.`);
  }
}

function added(
  known: ReadonlyMap<string, RuleSetCount>,
  more: readonly RuleSetCount[],
): ReadonlyMap<string, RuleSetCount> {
  const sums = new Map(known);
  for (const one of more) sums.set(one.version, { ...one, rounds: one.rounds + (sums.get(one.version)?.rounds ?? 0) });
  return sums;
}

/** Rounds are read a second time only where ids seem to repeat; parts are asked for in their order. */
class BundleScan {
  private members: AsyncGenerator<BundleMember> | undefined;

  constructor(private readonly file: string) {}

  async bodyOf(wanted: string): Promise<string> {
    this.members ??= readBundle(this.file, []);
    for (;;) {
      const next = await this.members.next();
      if (next.done === true) return '';
      if (next.value.name === wanted) return next.value.content.toString();
    }
  }
}

async function canonical(again: Again): Promise<readonly string[]> {
  const duplicates = await duplicatesIn(again.parts, again.counts.rounds);
  const counts = { ...again.counts, problems: again.counts.problems + duplicates.length };
  const byPlace = (one: Placed, other: Placed): number =>
    one.batch - other.batch || one.line - other.line || (one.then < other.then ? -1 : 1);
  const findings = again.findings
    .map(({ batch, row }) => ({ batch, line: row.line, then: row.place, text: findingLine(toldFinding(batch, row)) }))
    .sort(byPlace);
  const problems = [...again.problems, ...duplicates]
    .map((problem) => ({ batch: problem.batch, line: problem.line, then: problem.kind, text: problemLine(problem) }))
    .sort(byPlace);
  return [
    countsLine({ ...counts, ruleSets: [...again.ruleSets.values()] }),
    ...[...findings, ...problems].map(({ text }) => text),
  ];
}

interface Placed {
  readonly batch: number;
  readonly line: number;
  readonly then: number | string;
}

const toldFinding = (
  batch: number,
  { line, place, cause, round, ruleSet, currency, overpaid, finding }: FindingRow,
) => ({
  ...{ batch, line, place, round, ruleSet },
  ...{ cause: cause ?? null, check: finding.check, verdict: finding.verdict, subject: finding.subject },
  ...{ clauses: finding.clauses, expected: finding.expected ?? null, recorded: finding.recorded ?? null },
  ...{ missing: finding.missing ?? null, message: finding.message, conflicts: finding.conflicts ?? null },
  suspect: finding.suspect ?? null,
  ...{ currency, overpaid: overpaid ?? null },
});

function digestOf(lines: readonly string[]): string {
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line);
  return hash.digest('hex');
}

/** So many differences are shown; more would only repeat them. */
const SHOWN = 5;

function differences(lines: readonly string[], told: string): readonly string[] {
  if (lines.join('') === told) return [];
  const others = told.split(/(?<=\n)/);
  const found: string[] = [];
  for (let at = 0; at < Math.max(lines.length, others.length) && found.length < SHOWN; at += 1)
    if (lines[at] !== others[at])
      found.push(
        `${FINDINGS}, line ${String(at + 1)}: judged again it is ${(lines[at] ?? 'nothing').trim()}, and the bundle says ${(others[at] ?? 'nothing').trim()}.`,
      );
  return found;
}
