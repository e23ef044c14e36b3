import type { DataSource } from 'typeorm';
import type { FindingFilter, Mark } from '../../../../core/auditing/finding-filter';
import type { FindingName } from '../../../../core/auditing/finding-name';
import type { SuspectLink } from '../../../../core/rules/doubts/doubt';
import { conditionsOf } from './finding-conditions';

export interface StoredFinding extends FindingName {
  readonly cause: number | null;
  readonly round: string;
  readonly playedAt: Date;
  /** By the venue's own clock, such as 2024-10-03T21:04:05. */
  readonly localTime: string;
  readonly venue: string | null;
  readonly table: string | null;
  readonly game: string;
  readonly ruleSet: string;
  readonly check: string;
  readonly verdict: string;
  readonly subject: string;
  readonly clauses: readonly string[];
  readonly expected: string | null;
  readonly recorded: string | null;
  readonly missing: readonly string[] | null;
  readonly message: string;
  readonly conflicts: readonly string[] | null;
  readonly suspect: readonly SuspectLink[] | null;
  readonly currency: string;
  /** Cents as text. */
  readonly overpaid: string | null;
  readonly month: string;
  /** The last one. */
  readonly mark: Mark | null;
}

const FINDING_FIELDS = `finding.audit_id AS audit, finding.batch_id AS batch, finding.line, finding.place, finding.cause,
  finding.round_id AS round, finding.played_at AS "playedAt", to_char(finding.local_time, 'YYYY-MM-DD"T"HH24:MI:SS') AS "localTime",
  finding.venue, finding.table_id AS "table", finding.game, finding.rule_set AS "ruleSet", finding."check", finding.verdict,
  finding.subject, finding.clauses, finding.expected, finding.recorded, finding.missing, finding.message, finding.conflicts, finding.suspect,
  finding.currency, finding.overpaid::text AS overpaid, to_char(finding.month, 'YYYY-MM-DD') AS month,
  (SELECT mark FROM finding_mark WHERE finding_mark.audit_id = finding.audit_id AND finding_mark.batch_id = finding.batch_id
     AND finding_mark.line = finding.line AND finding_mark.place = finding.place ORDER BY id DESC LIMIT 1) AS mark`;

export type FindingPlace = Pick<FindingName, 'batch' | 'line' | 'place'>;

/** From each of some audits a page of findings in the order of the file, beginning after a place. */
export function findingPages(
  dataSource: DataSource,
  audits: readonly string[],
  filter: FindingFilter,
  after: FindingPlace | undefined,
  most: number,
): Promise<readonly StoredFinding[]> {
  const { sql, values } = conditionsOf(filter, 6);
  const { batch, line, place } = after ?? { batch: 0, line: 0, place: 0 };
  return dataSource.query<StoredFinding[]>(
    `SELECT page.* FROM unnest($1::text[]) AS asked (id) CROSS JOIN LATERAL (
       SELECT ${FINDING_FIELDS} FROM finding
       WHERE finding.audit_id = asked.id AND (finding.batch_id, finding.line, finding.place) > ($2, $3, $4) ${sql}
       ORDER BY finding.batch_id, finding.line, finding.place LIMIT $5) AS page
     ORDER BY page.audit, page.batch, page.line, page.place`,
    [audits, batch, line, place, most, ...values],
  );
}

export function countFindings(
  dataSource: DataSource,
  audits: readonly string[],
  filter: FindingFilter,
): Promise<readonly { readonly audit: string; readonly count: number }[]> {
  const { sql, values } = conditionsOf(filter, 2);
  return dataSource.query<{ audit: string; count: number }[]>(
    `SELECT finding.audit_id AS audit, count(*)::float8 AS count FROM finding WHERE finding.audit_id = ANY($1) ${sql} GROUP BY 1`,
    [audits, ...values],
  );
}

/** Findings by their names; those that are not there, or no longer, are left out. */
export const findingsNamed = (
  dataSource: DataSource,
  names: readonly FindingName[],
): Promise<readonly StoredFinding[]> =>
  dataSource.query<StoredFinding[]>(
    `SELECT ${FINDING_FIELDS} FROM jsonb_to_recordset($1) AS asked (audit text, batch integer, line integer, place integer)
     JOIN finding ON finding.audit_id = asked.audit AND finding.batch_id = asked.batch AND finding.line = asked.line
       AND finding.place = asked.place`,
    [JSON.stringify(names)],
  );

/** The latest breaches of clauses by the time of play, in any finished audit; what several audits found is told once, by the last of them. */
export const latestBreaches = (
  dataSource: DataSource,
  clauses: readonly string[],
  most: number,
): Promise<readonly (StoredFinding & { readonly clause: string })[]> =>
  dataSource.query<(StoredFinding & { clause: string })[]>(
    `SELECT asked.clause, latest.* FROM unnest($1::text[]) AS asked (clause) CROSS JOIN LATERAL (
       SELECT ${FINDING_FIELDS} FROM (
         SELECT DISTINCT ON (known.played_at, known.batch_id, known.line, known.place) known.*
         FROM clause_breach AS known JOIN audit ON audit.id = known.audit_id WHERE known.clause = asked.clause
         ORDER BY known.played_at DESC, known.batch_id DESC, known.line DESC, known.place, audit.change DESC LIMIT $2) AS known
       JOIN finding ON finding.month = known.month AND finding.audit_id = known.audit_id AND finding.batch_id = known.batch_id
         AND finding.line = known.line AND finding.place = known.place) AS latest
     ORDER BY asked.clause, latest."playedAt" DESC, latest.batch DESC, latest.line DESC, latest.place`,
    [clauses, most],
  );
