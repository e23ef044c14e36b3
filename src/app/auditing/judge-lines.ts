import { NO_COUNTS } from '../../core/auditing/counts';
import { HourCounts } from '../../core/auditing/hour-counts';
import { narrowed } from '../../core/auditing/narrowed';
import { linesKept } from '../../core/auditing/round-lines';
import { outsideOf, type AuditScope } from '../../core/auditing/scope';
import { placedFindings } from '../../core/auditing/told-findings';
import type { CheckedRound } from '../../core/findings/checked-round';
import { breachKey } from '../../core/replaying/overpaid';
import type { RoundRecord } from '../../core/rounds/record';
import { currencyOf } from '../../core/values/currency';
import { answerLine } from '../check-lines';
import type { RoundChecker } from '../check-round';
import { IdList } from './id-list';
import { moneyAtIssue } from './money-at-issue';
import type { FindingRow, JudgedChunk, ProblemRow } from './judged-chunk';

export interface Judging {
  readonly checker: RoundChecker;
  readonly scope: AuditScope;
  /** Lines that are not to be judged again, and why. */
  readonly apart: ReadonlyMap<number, string>;
  /** Told before a line is judged, so that whoever watches knows which one takes for ever. */
  readonly onLine: (line: number) => void;
  readonly onFinding: (row: FindingRow) => void;
}

/** Judges the rounds of a chunk, one line after another. The same lines under the same rules always give the same. */
export function judgeLines(body: string, { checker, scope, apart, onLine, onFinding }: Judging): JudgedChunk {
  const counts = { ...NO_COUNTS } as { -readonly [K in keyof typeof NO_COUNTS]: number };
  const ruleSets = new Map<string, { version: string; name: string; rounds: number }>();
  const problems: ProblemRow[] = [];
  const ids = new IdList();
  const hours = new HourCounts();
  let firstLine: number | undefined;
  let lastLine: number | undefined;
  const isOutside = outsideOf(scope);
  const checks = scope.checks === undefined ? undefined : new Set(scope.checks);
  const judge = (value: unknown): Judged | undefined => {
    if (isOutside(value)) return undefined;
    const checked = checker.check(value);
    return { record: value as RoundRecord, checked: checks === undefined ? checked : narrowed(checked, checks) };
  };
  for (const { line, kind, text } of linesKept(body)) {
    const reason = apart.get(line);
    if (kind !== '=' || reason !== undefined) {
      problems.push({
        line,
        kind: reason !== undefined ? 'unjudged' : kind === '~' ? 'cut-off' : 'unreadable',
        round: null,
        message: reason ?? text,
      });
      continue;
    }
    onLine(line);
    let judged: Judged | undefined | { readonly error: string };
    try {
      judged = answerLine(judge, text, line);
    } catch (error) {
      // A defect of ours stops at the round that it is met in.
      problems.push({ line, kind: 'unjudged', round: null, message: defectOf(error) });
      continue;
    }
    if (judged === undefined) {
      if (text.trim() !== '') counts.outside += 1;
    } else if ('error' in judged) problems.push({ line, kind: 'unreadable', round: null, message: judged.error });
    else count(judged, line);
  }
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

  function count({ record, checked }: Judged, line: number): void {
    counts.rounds += 1;
    counts[checked.verdict] += 1;
    counts.examined += checked.examined;
    const known = ruleSets.get(checked.version);
    if (known) known.rounds += 1;
    else ruleSets.set(checked.version, { version: checked.version, name: checked.ruleSet, rounds: 1 });
    ids.add(line, record.id);
    hours.add(record, checked.verdict);
    firstLine ??= line;
    lastLine = line;
    if (checked.findings.length === 0) return;
    const { playedAt, venue, table, game } = record;
    const money = moneyAtIssue(checker, record, checked);
    const currency = currencyOf(record.jurisdiction);
    for (const { place, cause, finding } of placedFindings(checked)) {
      counts.findings += 1;
      const of = { round: record.id, playedAt, venue, table: table?.id, game, ruleSet: checked.version, currency };
      const key = breachKey(finding.check, finding.subject);
      const overpaid = money.get(key);
      // Money is told once, whatever else a check has to say of the same wager.
      money.delete(key);
      onFinding({ line, place, cause, ...of, overpaid, finding });
    }
  }
}

interface Judged {
  readonly record: RoundRecord;
  readonly checked: CheckedRound;
}

const defectOf = (error: unknown): string =>
  `The round could not be judged because of a defect (${error instanceof Error ? error.message : String(error)}); report it with the round. All other rounds were judged.`;
