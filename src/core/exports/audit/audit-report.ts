import type { AuditResult } from '../../auditing/counts';
import type { CutGroups, FindingGroup, MoneySum } from '../../auditing/finding-groups';
import type { AuditedFile } from '../../auditing/manifest';
import type { AuditScope } from '../../auditing/scope';
import type { JudgedBy } from '../../findings/judged-by';
import type { PlacedProblem, ToldFinding } from '../../auditing/told-findings';
import type { Trend } from './trend';

/** A finding as a report tells it: what the audit's list has of it, and where and when it was. */
export interface ReportedFinding extends Omit<ToldFinding, 'place' | 'cause' | 'conflicts' | 'overpaid'> {
  readonly id: string;
  readonly localTime: string;
  readonly venue: string | null;
  readonly table: string | null;
  readonly game: string;
  readonly followsFrom: string | null;
  /** In cents, as text. */
  readonly overpaid: string | null;
  readonly marks: readonly ReportedMark[];
  /** What the rule set is called, of which `ruleSet` is the version, and what it is made of. */
  readonly rules: string;
  readonly instruments: readonly string[];
}

export interface ReportedMark {
  readonly mark: string;
  readonly note: string;
  readonly by: string;
  readonly at: string;
}

/** What an audit rested on. */
export interface ReportedAudit {
  readonly id: string;
  readonly files: readonly AuditedFile[];
  readonly scope: AuditScope;
  readonly startedBy: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly rulesChange: number;
  readonly checksVersion: string;
  readonly digest: string;
  readonly seal: string | null;
  /** What is no longer kept of it. */
  readonly problem: string | null;
  readonly result: AuditResult;
  /** The rule sets of the result with what they are made of. */
  readonly rules: readonly (JudgedBy & { readonly rounds: number })[];
}

/** A check with what it found, and what it is about. */
export interface ReportedCheck extends FindingGroup {
  readonly key: string;
  readonly requirement: string;
  /** Those that are told one by one; there may be more. */
  readonly told: readonly ReportedFinding[];
}

export interface ReportedClause extends FindingGroup {
  readonly key: string;
  readonly heading: string;
  readonly statement: string | null;
}

/** All that a report says; made from an audit alone, so that the same audit with the same marks makes the same bytes. */
export interface AuditReport {
  readonly audit: ReportedAudit;
  readonly money: readonly MoneySum[];
  /** Most findings first. */
  readonly checks: readonly ReportedCheck[];
  readonly clauses: readonly ReportedClause[];
  readonly allClauses: number;
  /** With the most breaches, where there are more than a report has room for. */
  readonly tables: CutGroups;
  readonly days: CutGroups;
  readonly trend: Trend;
  readonly marks: readonly FindingGroup[];
  readonly problems: readonly PlacedProblem[];
}
