import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import type { CsvMapping } from '../../io/files/rounds/csv-mapping';
import { inputFrom, type RoundInput } from '../../io/files/rounds/round-bytes';
import { moveAudit, type StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { batchesOf, type StoredBatch } from '../../io/postgres/store/audits/batch-store';
import { chunksRead, takeUpBatch } from '../../io/postgres/store/audits/interrupted-batches';
import { addChunkJobs, addJob } from '../../io/queue/jobs';
import { Presence } from '../../io/queue/presence';
import { checksVersion } from '../checks-version';
import { knownAudit } from './manage-audit';
import { receiverOf, type FileAudit } from './read-into';

/** A file of which somebody has read a part, for `readInto`. */
export interface RestOfFile {
  readonly toRead: FileAudit;
  readonly input: RoundInput;
  readonly mapping: CsvMapping | undefined;
}

/**
 * Takes up an audit that failed or was cancelled, with what is not judged yet. Where its file was not read to its end, the rest is
 * returned, and `readInto` must follow; `placeOf` says where the file lies here, told where it lay.
 */
export async function retryAudit(
  dataSource: DataSource,
  pool: Pool,
  id: string,
  placeOf: (liesAt: string | null) => string | null | Promise<string | null>,
): Promise<RestOfFile | undefined> {
  const audit = await knownAudit(dataSource, id);
  if (audit.checksVersion !== checksVersion())
    throw new Failure(
      'BAD_ARGUMENT',
      `Audit ${id} was begun with other checks than there are now; start an audit of the same rounds again.`,
    );
  const [batch] = await batchesOf(dataSource, audit.batchId === null ? [] : [audit.batchId]);
  if (batch === undefined || batch.state === 'whole' || batch.state === 'cut-off') {
    await dataSource.transaction((manager) => retryRead(manager, audit));
    return undefined;
  }
  const place = batch.state === 'failed' ? null : await placeOf(batch.liesAt);
  if (place === null)
    throw new Failure('BAD_ARGUMENT', `The file of audit ${id} was not read to its end; start an audit of it again.`);
  return takeUpFile(dataSource, pool, audit, { batch, place });
}

async function retryRead(manager: EntityManager, { id, state, priority }: StoredAudit): Promise<void> {
  if (!(await moveAudit(manager, id, ['failed', 'cancelled'], 'running')))
    throw new Failure('BAD_ARGUMENT', `Audit ${id} is ${state}; only one that failed or was cancelled can be retried.`);
  await addChunkJobs(manager, id, priority);
  await addJob(manager, 'finish-audit', { audit: id }, priority, `finish ${id}`);
}

async function takeUpFile(
  dataSource: DataSource,
  pool: Pool,
  { id, priority }: StoredAudit,
  { batch, place }: { readonly batch: StoredBatch; readonly place: string },
): Promise<RestOfFile> {
  const input = inputFrom(place, batch.fileName);
  if (batch.bytes !== null && input.bytes !== batch.bytes)
    throw new Failure(
      'BAD_ARGUMENT',
      `${place} is not the file that audit ${id} was begun with: it has ${String(input.bytes)} bytes, and that had ${String(batch.bytes)}; name that file, or start an audit of this one.`,
    );
  const mapping = batch.mapping === '' ? undefined : (JSON.parse(batch.mapping) as CsvMapping);
  const presence = await Presence.begin(pool);
  try {
    if (!(await presence.claim(receiverOf(id)))) throw beingRead(id);
    const stored = await dataSource.transaction(async (manager) => {
      // Nothing of it is dropped as old from now on.
      await manager.query('LOCK TABLE audit_chunk IN ROW EXCLUSIVE MODE');
      // An earlier reader that lives on though it was given up ends what it is storing, and stores nothing more.
      await manager.query('SELECT 1 FROM audit WHERE id = $1 FOR NO KEY UPDATE', [id]);
      const chunks = await chunksRead(manager, id);
      if (chunks === undefined)
        throw new Failure('BAD_ARGUMENT', `Some rounds of audit ${id} are no longer kept; start an audit of its file.`);
      // What was taken from the queue while the audit had failed was not judged. A reader that has just died left the queue as it was.
      if (await moveAudit(manager, id, ['failed', 'cancelled'], 'receiving')) await addChunkJobs(manager, id, priority);
      if (!(await takeUpBatch(manager, batch.id, place))) throw beingRead(id);
      return chunks;
    });
    return { toRead: { audit: id, batch: batch.id, priority, presence, stored }, input, mapping };
  } catch (error) {
    await presence.end();
    throw error;
  }
}

const beingRead = (audit: string): Failure =>
  new Failure('BAD_ARGUMENT', `The file of audit ${audit} is being read; look at the audit again later.`);
