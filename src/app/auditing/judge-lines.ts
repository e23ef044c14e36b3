import { NO_COUNTS } from '../../core/auditing/counts';
import { HourCounts } from '../../core/auditing/hour-counts';
import { narrowed } from '../../core/auditing/narrowed';
import type { KeptLine } from '../../core/auditing/round-lines';
import { outsideOf, type AuditScope } from '../../core/auditing/scope';
import { placedFindings } from '../../core/auditing/told-findings';
import type { CheckedRound } from '../../core/findings/checked-round';
import { Failure } from '../../core/failures/failure';
import { breachKey } from '../../core/replaying/overpaid';
import type { RoundRecord } from '../../core/rounds/record';
import type { RecordReader } from '../../core/rounds/record-reader';
import { currencyOf } from '../../core/values/currency';
import { JUDGED_TOGETHER, valueIn } from '../check-lines';
import type { LineValue, RoundChecker } from '../check-round';
import { IdList } from './id-list';
import { moneyAtIssue } from './money-at-issue';
import type { FindingRow, JudgedChunk, ProblemRow } from './judged-chunk';

export interface Judging {
  readonly checker: RoundChecker;
  /** Kept from chunk to chunk. */
  readonly reader: RecordReader;
  readonly scope: AuditScope;
  /** Lines that are not to be judged again, and why. */
  readonly apart: ReadonlyMap<number, string>;
  /** One by one, so that whoever watches knows which of them takes for ever; else many at once, which takes less time. */
  readonly singly?: boolean;
  /** Told before lines are judged, with the first of them. */
  readonly onLine?: (line: number) => void;
  readonly onFinding: (row: FindingRow) => void;
}

/** Judges the rounds of a chunk. The same lines under the same rules always give the same, judged at once or one by one. */
export function judgeLines(lines: Iterable<KeptLine>, judging: Judging): JudgedChunk {
  const { checker, reader, scope, apart, onLine, onFinding } = judging;
  const counts = { ...NO_COUNTS } as { -readonly [K in keyof typeof NO_COUNTS]: number };
  const ruleSets = new Map<string, { version: string; name: string; rounds: number }>();
  const problems: ProblemRow[] = [];
  const ids = new IdList();
  const hours = new HourCounts();
  let firstLine: number | undefined;
  let lastLine: number | undefined;
  const isOutside = outsideOf(scope, (jurisdiction, playedAt) => checker.localTime({ jurisdiction, playedAt }));
  const checks = scope.checks === undefined ? undefined : new Set(scope.checks);
  const together = judging.singly === true ? 1 : JUDGED_TOGETHER;
  let waiting: Waiting[] = [];
  for (const { line, kind, text } of lines) {
    const reason = apart.get(line);
    if (reason !== undefined) addProblem(line, 'unjudged', reason);
    else if (kind !== '=') addProblem(line, kind === '~' ? 'cut-off' : 'unreadable', text);
    else {
      const held = valueIn(text, line, reader);
      if (held === undefined) continue;
      if ('error' in held) addProblem(line, 'unreadable', held.error);
      else if (isOutside(held.value)) counts.outside += 1;
      else if (waiting.push({ line, held }) === together) judgeWaiting();
    }
  }
  judgeWaiting();
  problems.sort((one, other) => one.line - other.line);
  counts.problems = problems.length;
  return {
    counts,
    ruleSets: [...ruleSets.values()],
    problems,
    ids: ids.bytes(),
    hours: hours.all(),
    firstLine,
    lastLine,
  };

  function addProblem(line: number, kind: ProblemRow['kind'], message: string): void {
    problems.push({ line, kind, round: null, message });
  }

  function judgeWaiting(): void {
    const [first] = waiting;
    if (first === undefined) return;
    onLine?.(first.line);
    const answers = checker.checkAll(waiting.map(({ held }) => held));
    for (const [index, { line, held }] of waiting.entries()) {
      const answer = answers[index];
      if (answer instanceof Failure) addProblem(line, 'unreadable', answer.message);
      // A defect of ours stops at the round that it is met in.
      else if (answer === undefined || answer instanceof Error) addProblem(line, 'unjudged', defectOf(answer));
      else count(held.value as RoundRecord, checks === undefined ? answer : narrowed(answer, checks), line);
    }
    waiting = [];
  }

  function count(record: RoundRecord, checked: CheckedRound, line: number): void {
    counts.rounds += 1;
    counts[checked.verdict] += 1;
    counts.examined += checked.examined;
    const known = ruleSets.get(checked.version);
    if (known) known.rounds += 1;
    else ruleSets.set(checked.version, { version: checked.version, name: checked.ruleSet, rounds: 1 });
    ids.add(line, record.id);
    const localTime = checker.localTime(record);
    hours.add(record, localTime, checked.verdict);
    firstLine ??= line;
    lastLine = line;
    if (checked.findings.length === 0) return;
    const { playedAt, venue, table, game } = record;
    const money = moneyAtIssue(checker, record, checked);
    const currency = currencyOf(record.jurisdiction);
    for (const { place, cause, finding } of placedFindings(checked)) {
      counts.findings += 1;
      if (finding.suspect !== undefined) counts.suspect += 1;
      const of = {
        round: record.id,
        playedAt,
        localTime,
        venue,
        table: table?.id,
        game,
        ruleSet: checked.version,
        currency,
      };
      const key = breachKey(finding.check, finding.subject);
      const overpaid = money.get(key);
      // Money is told once, whatever else a check has to say of the same wager.
      money.delete(key);
      onFinding({ line, place, cause, ...of, overpaid, finding });
    }
  }
}

interface Waiting {
  readonly line: number;
  readonly held: LineValue;
}

const defectOf = (error: Error | undefined): string =>
  `The round could not be judged because of a defect (${error?.message ?? 'no answer'}); report it with the round. All other rounds were judged.`;
