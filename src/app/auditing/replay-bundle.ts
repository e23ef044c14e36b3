import { createHash } from 'node:crypto';
import { countsLine, NO_COUNTS, type AuditCounts, type RuleSetCount } from '../../core/auditing/counts';
import { FINDINGS, MANIFEST, RULES, SEAL, type AuditManifest } from '../../core/auditing/manifest';
import { linesKept } from '../../core/auditing/round-lines';
import { findingLine, problemLine, type ToldProblem } from '../../core/auditing/told-findings';
import type { Doubt } from '../../core/rules/doubts/doubt';
import type { Effect } from '../../core/rules/effect';
import type { InstrumentSource } from '../../core/rules/source';
import { contentOf, DamagedBundle, readBundle, type BundleMember } from '../../io/files/bundle/read-bundle';
import { sha256 } from '../../io/files/digest';
import { Scratch, type AsidePlace } from '../../io/files/scratch';
import { RecordReader } from '../../core/rounds/record-reader';
import { RoundChecker } from '../check-round';
import { checksVersion } from '../checks-version';
import { RuleBook } from '../rule-book';
import { compared } from './compare-lists';
import { duplicatesIn, type IdPart } from './duplicates';
import { judgeLines } from './judge-lines';
import { LinesInOrder, type PlacedLine } from './lines-in-order';
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
  counts: AuditCounts;
  ruleSets: ReadonlyMap<string, RuleSetCount>;
  readonly findings: LinesInOrder;
  readonly problems: LinesInOrder;
  readonly parts: IdPart[];
}

/** Judges the rounds of a bundle again, offline, and holds the result and every part of the bundle against its seal. */
export async function replayBundle(file: string, noted?: string): Promise<Replayed> {
  const scratch = new Scratch();
  try {
    return await replayed(file, noted, scratch);
  } finally {
    scratch.remove();
  }
}

async function replayed(file: string, noted: string | undefined, scratch: Scratch): Promise<Replayed> {
  const faults: string[] = [];
  const broken: string[] = [];
  const seen = new Set<string>();
  const again: Again = {
    ...{ counts: NO_COUNTS, ruleSets: new Map(), parts: [] },
    ...{ findings: new LinesInOrder(scratch), problems: new LinesInOrder(scratch) },
  };
  const scan = new BundleScan(file);
  let manifest: AuditManifest | undefined;
  let seal = '';
  let book: RuleBook | undefined;
  let checker: RoundChecker | undefined;
  let told: AsidePlace = { start: 0, end: 0 };
  for await (const member of untilBroken(file, broken)) {
    const { name } = member;
    if (manifest !== undefined && name === FINDINGS) {
      const aside = await orBroken(putAside(member, scratch), broken);
      if (aside === undefined) break;
      seen.add(name);
      const { place, hash } = aside;
      told = place;
      if (hash !== manifest.findings.sha256)
        faults.push(`${name} was altered: its hash is not the one in the manifest.`);
      continue;
    }
    const content = await orBroken(contentOf(member), broken);
    if (content === undefined) break;
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
    }
    const rounds = manifest.rounds.find((part) => part.name === name);
    if (rounds && checker)
      judgeAgain(again, content.toString(), rounds.batch, checker, manifest, { scan, name, scratch }, faults);
  }
  faults.push(...broken);
  if (manifest === undefined)
    return { ...NOTHING, faults: faults.length > 0 ? faults : [`${file} has no ${MANIFEST} that can be read.`] };
  const missing = [SEAL, ...partsOf(manifest).keys()].filter((name) => !seen.has(name));
  // Of a bundle that cannot be read to its end nobody knows what else it lacks.
  if (broken.length === 0) faults.push(...missing.map((name) => `${name} is missing.`));
  if (noted !== undefined && noted !== seal)
    faults.push(`The bundle has the seal ${seal}, and not the one that was noted.`);
  const { digest, differences } = compared(await canonical(again), scratch.lines(told));
  // Only what was judged again, all of it, can differ from what was found.
  if (checker && missing.length === 0) faults.push(...differences);
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

/** The members that can be read; why there are no more is told apart. */
async function* untilBroken(file: string, broken: string[]): AsyncGenerator<BundleMember> {
  const members = readBundle(file);
  for (;;) {
    const next = await orBroken(members.next(), broken);
    if (next === undefined || next.done === true) return;
    yield next.value;
  }
}

const orBroken = <T>(reading: Promise<T>, broken: string[]): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (!(error instanceof DamagedBundle)) throw error;
    broken.push(error.message);
    return undefined;
  });

async function putAside(
  { pieces }: BundleMember,
  scratch: Scratch,
): Promise<{ readonly place: AsidePlace; readonly hash: string }> {
  const hash = createHash('sha256');
  let place = scratch.put(Buffer.alloc(0));
  for await (const piece of pieces) {
    hash.update(piece);
    place = { start: place.start, end: scratch.put(piece).end };
  }
  return { place, hash: hash.digest('hex') };
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
  again: Again,
  body: string,
  batch: number,
  checker: RoundChecker,
  { scope, apart: setApart }: AuditManifest,
  { scan, name, scratch }: { readonly scan: BundleScan; readonly name: string; readonly scratch: Scratch },
  faults: string[],
): void {
  const apart = new Map(setApart.filter((one) => one.batch === batch).map(({ line, message }) => [line, message]));
  const found: PlacedLine[] = [];
  const onFinding = (row: FindingRow): void => {
    found.push({ batch, line: row.line, then: row.place, text: findingLine(toldFinding(batch, row)) });
  };
  try {
    const reader = new RecordReader();
    const judged = judgeLines(linesKept(body), { checker, reader, scope, apart, onFinding });
    const sum = (key: keyof AuditCounts): number => again.counts[key] + judged.counts[key];
    again.counts = Object.fromEntries(
      (Object.keys(NO_COUNTS) as (keyof AuditCounts)[]).map((key) => [key, sum(key)]),
    ) as unknown as AuditCounts;
    again.ruleSets = added(again.ruleSets, judged.ruleSets);
    again.findings.add(found);
    again.problems.add(judged.problems.map((problem) => placedProblem({ batch, ...problem })));
    const ids = scratch.put(judged.ids);
    again.parts.push({
      batch,
      marks: () => Promise.resolve(scratch.take(ids)),
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
    this.members ??= readBundle(this.file);
    for (;;) {
      const next = await this.members.next();
      if (next.done === true) return '';
      if (next.value.name === wanted) return (await contentOf(next.value)).toString();
    }
  }
}

/** The canonical list of what was judged again, line by line. */
async function canonical(again: Again): Promise<Iterable<string>> {
  const duplicates = await duplicatesIn(again.parts, again.counts.rounds);
  again.problems.add(duplicates.map(placedProblem));
  const counts = { ...again.counts, problems: again.counts.problems + duplicates.length };
  return (function* () {
    yield countsLine({ ...counts, ruleSets: [...again.ruleSets.values()] });
    yield* again.findings.inOrder();
    yield* again.problems.inOrder();
  })();
}

const placedProblem = (problem: ToldProblem): PlacedLine => ({
  ...{ batch: problem.batch, line: problem.line, then: problem.kind, text: problemLine(problem) },
});

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
