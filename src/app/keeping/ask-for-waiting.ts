import type { DataSource } from 'typeorm';
import { poolBeside } from '../../io/postgres/pool';
import { unfinishedAudits } from '../../io/postgres/store/audits/interrupted-batches';
import { addChunkJobs, addJob, prepareQueue } from '../../io/queue/jobs';

/**
 * Fills a new queue with all that is not judged yet, and returns the audits that it is of. A file that was being read when the backup was
 * made is taken up, or given up with a sentence, by the service that misses its reader.
 */
export async function askForWaiting(dataSource: DataSource): Promise<readonly string[]> {
  const { manager } = dataSource;
  const unfinished = await unfinishedAudits(manager);
  if (unfinished.length === 0) return [];
  const pool = poolBeside(dataSource, 2);
  try {
    await prepareQueue(pool);
  } finally {
    await pool.end();
  }
  for (const { id, priority, state } of unfinished) {
    await addChunkJobs(manager, id, priority);
    if (state === 'running') await addJob(manager, 'finish-audit', { audit: id }, priority, `finish ${id}`);
  }
  return unfinished.map(({ id }) => id);
}
