import type { DataSource } from 'typeorm';

/** The newest edition of one kind that was known of an instrument, or of an amended version of it, after some change. */
export interface HeldEdition {
  readonly id: number;
  readonly instrument: string;
  readonly compilation: string;
  readonly kind: 'sources' | 'text';
  readonly sha256: string;
  readonly learntAt: Date;
}

/** The number of the last change: as long as it stays, nothing the service knows has changed. */
export async function newestChange(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ seq: number }[]>('SELECT seq FROM change_log ORDER BY seq DESC LIMIT 1');
  return row?.seq ?? 0;
}

/** The last change up to an instant; 0 where nothing was known yet. */
export async function changeKnownAt(dataSource: DataSource, instant: Date): Promise<number> {
  const [row] = await dataSource.query<{ seq: number }[]>(
    'SELECT seq FROM change_log WHERE at <= $1 ORDER BY at DESC, seq DESC LIMIT 1',
    [instant],
  );
  return row?.seq ?? 0;
}

export async function editionsHeld(dataSource: DataSource, change: number): Promise<readonly HeldEdition[]> {
  return dataSource.query<HeldEdition[]>(
    `SELECT DISTINCT ON (instrument_id, compilation, kind)
       id, instrument_id AS instrument, compilation, kind, sha256, learnt_at AS "learntAt"
     FROM edition WHERE change <= $1 ORDER BY instrument_id, compilation, kind, id DESC`,
    [change],
  );
}
