import type { DataSource } from 'typeorm';

/** Audits that are not over, and the jobs of the queue. */
export interface WorkUnderWay {
  readonly receiving: number;
  readonly running: number;
  readonly waiting: number;
  readonly taken: number;
}

export async function workUnderWay(dataSource: DataSource): Promise<WorkUnderWay> {
  const [row] = await dataSource.query<WorkUnderWay[]>(
    `SELECT audits.*, jobs.* FROM
       (SELECT count(*) FILTER (WHERE state = 'receiving')::int AS receiving,
               count(*) FILTER (WHERE state = 'running')::int AS running FROM audit) AS audits,
       (SELECT count(*) FILTER (WHERE locked_at IS NULL)::int AS waiting,
               count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS taken FROM graphile_worker.jobs) AS jobs`,
  );
  return row ?? { receiving: 0, running: 0, waiting: 0, taken: 0 };
}
