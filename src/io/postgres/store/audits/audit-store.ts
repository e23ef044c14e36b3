import type { DataSource, EntityManager } from 'typeorm';
import type { AuditResult } from '../../../../core/auditing/counts';
import { logChange } from '../change-log';

export const AUDIT_STATES = ['receiving', 'running', 'finished', 'failed', 'cancelled'] as const;
export type AuditState = (typeof AUDIT_STATES)[number];

export interface StoredAudit {
  readonly id: string;
  readonly change: number;
  readonly batchId: number | null;
  readonly scope: string;
  readonly rulesChange: number;
  readonly checksVersion: string;
  readonly priority: number;
  readonly state: AuditState;
  readonly problem: string | null;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly result: AuditResult | null;
  readonly digest: string | null;
  /** The digest of its seal. */
  readonly seal: string | null;
  readonly fileName: string | null;
  /** How much of its file has been read, from 0 to 1, where the size is known. */
  readonly partRead: number | null;
}

const COLUMNS = `audit.id, audit.change, audit.batch_id AS "batchId", audit.scope, audit.rules_change AS "rulesChange",
  audit.checks_version AS "checksVersion", audit.priority, audit.state, audit.problem, audit.started_by AS "startedBy",
  audit.started_at AS "startedAt", audit.finished_at AS "finishedAt", '{"suspect": 0}'::jsonb || audit.result AS result, audit.digest, audit_seal.digest AS seal,
  coalesce(audit.file_name, batch.file_name) AS "fileName", batch.bytes_read::float8 / nullif(batch.bytes, 0) AS "partRead"`;
const TABLES = `audit LEFT JOIN audit_seal ON audit_seal.audit_id = audit.id LEFT JOIN batch ON batch.id = audit.batch_id`;

export type NewAudit = Pick<
  StoredAudit,
  'id' | 'batchId' | 'fileName' | 'scope' | 'rulesChange' | 'checksVersion' | 'priority' | 'state'
>;

export async function addAudit(manager: EntityManager, audit: NewAudit, who: string): Promise<void> {
  const { id, batchId, fileName, scope, rulesChange, checksVersion, priority, state } = audit;
  const detail = { batch: batchId, scope, rulesChange, checksVersion };
  const change = await logChange(manager, { who, action: 'start-audit', subject: id, detail });
  await manager.query(
    `INSERT INTO audit (id, change, batch_id, file_name, scope, rules_change, checks_version, priority, state, started_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, change, batchId, fileName, scope, rulesChange, checksVersion, priority, state, who],
  );
}

export async function auditOf(dataSource: DataSource, id: string): Promise<StoredAudit | undefined> {
  const [audit] = await dataSource.query<StoredAudit[]>(`SELECT ${COLUMNS} FROM ${TABLES} WHERE audit.id = $1`, [id]);
  return audit;
}

/** What was in doubt when it was judged, as JSON. */
export async function doubtsOfAudit(dataSource: DataSource, id: string): Promise<string | undefined> {
  const [row] = await dataSource.query<{ doubts: string | null }[]>('SELECT doubts FROM audit WHERE id = $1', [id]);
  return row?.doubts ?? undefined;
}

export const auditsNamed = (dataSource: DataSource, ids: readonly string[]): Promise<readonly StoredAudit[]> =>
  dataSource.query<StoredAudit[]>(`SELECT ${COLUMNS} FROM ${TABLES} WHERE audit.id = ANY($1)`, [ids]);

/** The newest first, beginning before one of them; audits that were started meanwhile do not move the list. */
export const auditsBefore = (
  dataSource: DataSource,
  before: number | undefined,
  most: number,
): Promise<readonly StoredAudit[]> =>
  dataSource.query<StoredAudit[]>(
    `SELECT ${COLUMNS} FROM ${TABLES} WHERE $1::integer IS NULL OR audit.change < $1 ORDER BY audit.change DESC LIMIT $2`,
    [before ?? null, most],
  );

export async function countAudits(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ count: number }[]>('SELECT count(*)::integer AS count FROM audit');
  return row?.count ?? 0;
}

/** Takes an audit from one of some states to another; tells whether it was in one of them. */
export async function moveAudit(
  manager: EntityManager,
  id: string,
  from: readonly AuditState[],
  to: AuditState,
  problem: string | null = null,
): Promise<boolean> {
  const [, moved] = await manager.query<[unknown[], number]>(
    `UPDATE audit SET state = $3, problem = $4, finished_at = CASE WHEN $3 IN ('running', 'receiving') THEN NULL ELSE now() END
     WHERE id = $1 AND state = ANY($2)`,
    [id, from, to, problem],
  );
  return moved > 0;
}

export async function cancelLogged(manager: EntityManager, id: string, who: string): Promise<void> {
  const change = await logChange(manager, { who, action: 'cancel-audit', subject: id });
  await manager.query('INSERT INTO audit_cancellation (audit_id, change, cancelled_by) VALUES ($1, $2, $3)', [
    id,
    change,
    who,
  ]);
}

/** Only an audit that is still running is finished: cancelled meanwhile, it stays so. */
export async function finishAudit(
  manager: EntityManager,
  id: string,
  result: AuditResult,
  digest: string,
): Promise<void> {
  await manager.query(
    `UPDATE audit SET state = 'finished', finished_at = now(), result = $2, digest = $3 WHERE id = $1 AND state = 'running'`,
    [id, JSON.stringify(result), digest],
  );
}
