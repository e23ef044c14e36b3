import type { AuditCounts, RuleSetCount } from '../../core/auditing/counts';
import type { HourCount } from '../../core/auditing/hour-counts';
import type { ProblemKind } from '../../core/auditing/told-findings';
import type { Finding } from '../../core/findings/finding';

/** A finding with what is known of its round. */
export interface FindingRow {
  readonly line: number;
  readonly place: number;
  readonly cause: number | undefined;
  readonly round: string;
  readonly playedAt: string;
  /** As the clock of its jurisdiction showed it. */
  readonly localTime: string;
  readonly venue: string | undefined;
  readonly table: string | undefined;
  readonly game: string;
  readonly ruleSet: string;
  readonly currency: string;
  /** What the table gave beyond what was due, in cents; below zero it gave too little. */
  readonly overpaid: number | undefined;
  readonly finding: Finding;
}

export interface ProblemRow {
  readonly line: number;
  readonly kind: ProblemKind;
  readonly round: string | null;
  readonly message: string;
}

/** All that is to be stored of a chunk of rounds once it has been judged. */
export interface JudgedChunk {
  readonly counts: AuditCounts;
  readonly ruleSets: readonly RuleSetCount[];
  readonly problems: readonly ProblemRow[];
  /** Of every round that was judged, its line and the hash of its id. */
  readonly ids: Uint8Array;
  readonly hours: readonly HourCount[];
  /** Of the rounds that were judged; none where there are none. */
  readonly firstLine: number | undefined;
  readonly lastLine: number | undefined;
}
