import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { DataSource, EntityManager } from 'typeorm';
import { NO_COUNTS, type AuditCounts, type RuleSetCount } from '../../../../core/auditing/counts';
import type { HourCount } from '../../../../core/auditing/hour-counts';
import { keptJson } from '../../../../core/auditing/kept-json';
import type { AuditState } from './audit-store';

/** A chunk of rounds in an audit. */
export interface ChunkName {
  readonly audit: string;
  readonly batch: number;
  readonly ordinal: number;
}

export interface ChunkToJudge {
  readonly state: 'waiting' | 'done';
  readonly auditState: AuditState;
  readonly rulesChange: number;
  readonly checksVersion: string;
  readonly scope: string;
  readonly month: string;
}

/** In the order of what `findingText` writes. */
const FINDING_COLUMNS = `month, audit_id, batch_id, line, place, cause, round_id, played_at, local_time, venue, table_id, game,
  rule_set, "check", verdict, subject, clauses, expected, recorded, missing, message, conflicts, suspect, currency, overpaid`;

export async function addAuditChunk(manager: EntityManager, { audit, batch, ordinal }: ChunkName, month: string) {
  await manager.query('INSERT INTO audit_chunk (audit_id, batch_id, ordinal, month) VALUES ($1, $2, $3, $4)', [
    audit,
    batch,
    ordinal,
    month,
  ]);
}

/** Every chunk of a batch, or of all that came whole, in which a round of these days may be; returns how many. */
export async function addStoredChunks(
  manager: EntityManager,
  audit: string,
  { batch, from, to }: { readonly batch: number | null; readonly from: string | null; readonly to: string | null },
): Promise<number> {
  const rows = await manager.query<{ count: number }[]>(
    `WITH added AS (
       INSERT INTO audit_chunk (audit_id, batch_id, ordinal, month)
       SELECT $1, batch_id, ordinal, month FROM round_chunk JOIN batch ON batch.id = batch_id
       WHERE ($2::integer IS NULL OR batch_id = $2) AND batch.state IN ('whole', 'cut-off')
         AND ($3::date IS NULL OR last_day >= $3) AND ($4::date IS NULL OR first_day <= $4)
       RETURNING 1)
     SELECT count(*)::integer AS count FROM added`,
    [audit, batch, from, to],
  );
  return rows[0]?.count ?? 0;
}

export async function chunkToJudge(client: PoolClient, { audit, batch, ordinal }: ChunkName) {
  const { rows } = await client.query<ChunkToJudge>({
    name: 'chunk-to-judge',
    text: `SELECT chunk.state, audit.state AS "auditState", audit.rules_change AS "rulesChange", audit.checks_version AS "checksVersion", audit.scope,
       to_char(chunk.month, 'YYYY-MM-DD') AS month
     FROM audit_chunk AS chunk JOIN audit ON audit.id = chunk.audit_id
     WHERE chunk.audit_id = $1 AND chunk.batch_id = $2 AND chunk.ordinal = $3`,
    values: [audit, batch, ordinal],
  });
  return rows[0];
}

export interface ChunkResult {
  readonly counts: AuditCounts;
  readonly ruleSets: readonly RuleSetCount[];
  readonly problems: readonly {
    readonly line: number;
    readonly kind: string;
    readonly round: string | null;
    readonly message: string;
  }[];
  readonly ids: Uint8Array;
  readonly hours: readonly HourCount[];
  readonly firstLine: number | undefined;
  readonly lastLine: number | undefined;
  readonly copy: Uint8Array;
  /** What was in doubt of the rules they were judged by, as JSON; none where nothing was. */
  readonly doubts: string | undefined;
}

/**
 * Writes all that was found in a chunk together with its being done, or nothing of it: a worker that dies before the end has done
 * nothing, and one that comes second finds the chunk done. Returns whether it was this one that did it.
 */
export async function storeJudged(client: PoolClient, name: ChunkName, result: ChunkResult): Promise<boolean> {
  const { rounds, complies, breaches, indeterminate, outside, problems, findings, suspect, examined } = result.counts;
  await client.query('BEGIN');
  try {
    const { rowCount } = await client.query({
      name: 'chunk-judged',
      text: `UPDATE audit_chunk AS chunk SET state = 'done', done_at = now(), rounds = $4, complies = $5, breaches = $6, indeterminate = $7,
         outside = $8, problems = $9, findings = $10, examined = $11, rule_sets = $12, ids = $13,
         hours = $14, first_line = $15, last_line = $16, suspect = $17
       FROM audit
       WHERE chunk.audit_id = $1 AND chunk.batch_id = $2 AND chunk.ordinal = $3 AND chunk.state = 'waiting'
         AND audit.id = chunk.audit_id AND audit.state IN ('receiving', 'running')`,
      values: [
        ...[name.audit, name.batch, name.ordinal],
        ...[rounds, complies, breaches, indeterminate, outside, problems, findings, examined],
        JSON.stringify(result.ruleSets),
        Buffer.from(result.ids),
        keptJson(result.hours),
        result.firstLine ?? null,
        result.lastLine ?? null,
        suspect,
      ],
    });
    if (rowCount !== 1) {
      await client.query('ROLLBACK');
      return false;
    }
    if (result.doubts !== undefined)
      await client.query('UPDATE audit SET doubts = $2 WHERE id = $1 AND doubts IS NULL', [name.audit, result.doubts]);
    if (result.copy.length > 0)
      await pipeline(
        Readable.from([Buffer.from(result.copy)]),
        client.query(copyFrom(`COPY finding (${FINDING_COLUMNS}) FROM STDIN`)),
      );
    if (result.problems.length > 0)
      await client.query(
        `INSERT INTO audit_problem (audit_id, batch_id, line, kind, round_id, message)
         SELECT $1, $2, line, kind, round, message FROM jsonb_to_recordset($3) AS row (line integer, kind text, round text, message text)`,
        [name.audit, name.batch, keptJson(result.problems)],
      );
    await client.query('COMMIT');
    return true;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** How far an audit is. */
export interface ChunkSums extends AuditCounts {
  readonly chunks: number;
  readonly done: number;
}

const NO_SUMS: ChunkSums = { ...NO_COUNTS, chunks: 0, done: 0 };

export async function sumsOfAudits(
  dataSource: DataSource | EntityManager,
  audits: readonly string[],
): Promise<ReadonlyMap<string, ChunkSums>> {
  const sum = (column: string): string => `coalesce(sum(${column}), 0)::float8 AS ${column}`;
  const columns = [
    'rounds',
    'complies',
    'breaches',
    'indeterminate',
    'outside',
    'problems',
    'findings',
    'suspect',
    'examined',
  ];
  const rows = await dataSource.query<(ChunkSums & { audit: string })[]>(
    `SELECT audit_id AS audit, count(*)::integer AS chunks, (count(*) FILTER (WHERE state = 'done'))::integer AS done,
       ${columns.map(sum).join(', ')}
     FROM audit_chunk WHERE audit_id = ANY($1) GROUP BY audit_id`,
    [audits],
  );
  const known = new Map(rows.map(({ audit, ...sums }) => [audit, sums]));
  return new Map(audits.map((audit) => [audit, known.get(audit) ?? NO_SUMS]));
}

export const sumsOf = async (dataSource: DataSource | EntityManager, audit: string): Promise<ChunkSums> =>
  (await sumsOfAudits(dataSource, [audit])).get(audit) ?? NO_SUMS;

export const ruleSetCounts = (manager: EntityManager, audit: string): Promise<readonly RuleSetCount[]> =>
  manager.query<RuleSetCount[]>(
    `SELECT own.version, min(own.name) AS name, sum(own.rounds)::float8 AS rounds
     FROM audit_chunk, jsonb_to_recordset(rule_sets) AS own (version text, name text, rounds integer)
     WHERE audit_id = $1 GROUP BY own.version ORDER BY own.version`,
    [audit],
  );
