import type { DataSource, EntityManager } from 'typeorm';

/** That reading stopped before the end of a file. */
export async function interruptBatch(manager: EntityManager, batch: number): Promise<void> {
  await manager.query(`UPDATE batch SET state = 'interrupted' WHERE id = $1 AND state = 'receiving'`, [batch]);
}

/** That somebody reads on, at the place where the file lies now; tells whether there is anything left to read. */
export async function takeUpBatch(manager: EntityManager, batch: number, liesAt: string): Promise<boolean> {
  const [, taken] = await manager.query<[unknown[], number]>(
    `UPDATE batch SET state = 'receiving', readings = readings + 1, lies_at = $2
     WHERE id = $1 AND state IN ('receiving', 'interrupted')`,
    [batch, liesAt],
  );
  return taken > 0;
}

/** The hash of each chunk that an audit has of its file; nothing where some of them are no longer kept. */
export async function chunksRead(
  manager: EntityManager,
  audit: string,
): Promise<ReadonlyMap<number, string> | undefined> {
  const rows = await manager.query<{ ordinal: number; sha256: string | null }[]>(
    `SELECT chunk.ordinal, round_chunk.sha256 FROM audit_chunk AS chunk LEFT JOIN round_chunk
       ON round_chunk.month = chunk.month AND round_chunk.batch_id = chunk.batch_id AND round_chunk.ordinal = chunk.ordinal
     WHERE chunk.audit_id = $1`,
    [audit],
  );
  const kept = rows.flatMap(({ ordinal, sha256 }) => (sha256 === null ? [] : [[ordinal, sha256] as const]));
  return kept.length < rows.length ? undefined : new Map(kept);
}

export interface UnreadFile {
  readonly audit: string;
  readonly liesAt: string;
  readonly checksVersion: string;
  /** How often reading was begun since it last came further. */
  readonly readings: number;
}

/** Files that are being read, or of which somebody stopped reading though the audit is wanted. */
export const unreadFiles = (dataSource: DataSource): Promise<readonly UnreadFile[]> =>
  dataSource.query<UnreadFile[]>(
    `SELECT audit.id AS audit, batch.lies_at AS "liesAt", audit.checks_version AS "checksVersion", batch.readings
     FROM audit JOIN batch ON batch.id = audit.batch_id
     WHERE audit.state IN ('receiving', 'failed') AND batch.state IN ('receiving', 'interrupted') AND batch.lies_at IS NOT NULL
     ORDER BY audit.change`,
  );

/** That nothing is left to read of the file at a place, whatever became of its audit. */
export async function isReadToItsEnd(dataSource: DataSource, liesAt: string): Promise<boolean> {
  const rows = await dataSource.query<unknown[]>(
    `SELECT 1 FROM batch WHERE lies_at = $1 AND state IN ('receiving', 'interrupted') LIMIT 1`,
    [liesAt],
  );
  return rows.length === 0;
}

/** That the files of one folder lie in another now. */
export async function moveFiles(manager: EntityManager, from: string, to: string): Promise<void> {
  await manager.query(
    `UPDATE batch SET lies_at = $2 || substr(lies_at, length($1) + 1) WHERE starts_with(lies_at, $1 || '/')`,
    [from, to],
  );
}

/** Audits that somebody has yet to read or judge. */
export const unfinishedAudits = (
  manager: EntityManager,
): Promise<readonly { readonly id: string; readonly priority: number; readonly state: 'receiving' | 'running' }[]> =>
  manager.query(`SELECT id, priority, state FROM audit WHERE state IN ('receiving', 'running') ORDER BY change`);
