import type { DataSource, EntityManager } from 'typeorm';

export interface StoredBatch {
  readonly id: number;
  readonly fileName: string;
  readonly state: 'receiving' | 'whole' | 'cut-off' | 'interrupted' | 'failed';
  readonly sha256: string | null;
  readonly bytes: number | null;
  readonly mapping: string;
  readonly lines: number;
  readonly chunks: number;
  readonly receivedBy: string;
  readonly receivedAt: Date;
  readonly liesAt: string | null;
}

const COLUMNS = `id, file_name AS "fileName", state, sha256, bytes::float8 AS bytes, mapping, lines, chunks,
  received_by AS "receivedBy", received_at AS "receivedAt", lies_at AS "liesAt"`;

export interface PackedRounds {
  readonly month: string;
  readonly ordinal: number;
  readonly rounds: number;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly sha256: string;
  readonly body: Buffer;
  /** How much of the file had been read when the chunk was full. */
  readonly bytesRead: number;
}

export interface NewBatch {
  readonly fileName: string;
  readonly bytes: number | undefined;
  readonly liesAt: string | undefined;
  readonly mapping: string;
  readonly who: string;
}

export async function addBatch(manager: EntityManager, batch: NewBatch): Promise<number> {
  const { fileName, bytes, liesAt, mapping, who } = batch;
  const [row] = await manager.query<{ id: number }[]>(
    'INSERT INTO batch (file_name, bytes, lies_at, mapping, received_by) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [fileName, bytes ?? null, liesAt ?? null, mapping, who],
  );
  if (!row) throw new Error('The batch was not stored.');
  return row.id;
}

export async function addRounds(manager: EntityManager, batch: number, rounds: PackedRounds): Promise<void> {
  const { month, ordinal, firstDay, lastDay, sha256, body, bytesRead } = rounds;
  await manager.query(
    `INSERT INTO round_chunk (month, batch_id, ordinal, rounds, first_day, last_day, sha256, body)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [month, batch, ordinal, rounds.rounds, firstDay, lastDay, sha256, body],
  );
  await manager.query('UPDATE batch SET bytes_read = $2, readings = 0 WHERE id = $1', [batch, bytesRead]);
}

export async function endBatch(
  manager: EntityManager,
  batch: number,
  end: Pick<StoredBatch, 'state' | 'sha256' | 'bytes' | 'lines' | 'chunks'>,
): Promise<void> {
  await manager.query('UPDATE batch SET state = $2, sha256 = $3, bytes = $4, lines = $5, chunks = $6 WHERE id = $1', [
    ...[batch, end.state, end.sha256, end.bytes, end.lines, end.chunks],
  ]);
}

/** Batches that came whole and are of this size: the same file, if their hash is the same too. */
export const batchesOfSize = (
  dataSource: DataSource,
  bytes: number,
  mapping: string,
): Promise<readonly StoredBatch[]> =>
  dataSource.query<StoredBatch[]>(
    `SELECT ${COLUMNS} FROM batch WHERE bytes = $1 AND mapping = $2 AND state IN ('whole', 'cut-off') ORDER BY id`,
    [bytes, mapping],
  );

export const batchesOf = (dataSource: DataSource, ids: readonly number[]): Promise<readonly StoredBatch[]> =>
  dataSource.query<StoredBatch[]>(`SELECT ${COLUMNS} FROM batch WHERE id = ANY($1) ORDER BY id`, [ids]);
