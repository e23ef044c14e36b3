import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { auditOf, cancelLogged, moveAudit, type StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { addChunkJobs, addJob } from '../../io/queue/jobs';
import { checksVersion } from '../checks-version';

export async function knownAudit(dataSource: DataSource, id: string): Promise<StoredAudit> {
  const audit = await auditOf(dataSource, id);
  if (!audit) throw new Failure('NO_SUCH_AUDIT', `There is no audit "${id}"; house-rules audit list names them all.`);
  return audit;
}

/** Nothing more of it is judged; what was found so far stays, and retry takes it up again. */
export async function cancelAudit(dataSource: DataSource, id: string, who: string): Promise<StoredAudit> {
  const { state } = await knownAudit(dataSource, id);
  await dataSource.transaction(async (manager) => {
    if (await moveAudit(manager, id, ['receiving', 'running'], 'cancelled')) await cancelLogged(manager, id, who);
    else if (state !== 'cancelled')
      throw new Failure('BAD_ARGUMENT', `Audit ${id} is ${state}; only one that is under way can be cancelled.`);
  });
  return knownAudit(dataSource, id);
}

/** Takes up an audit that failed or was cancelled, with what is not judged yet. A file that was not read to its end cannot be. */
export async function retryAudit(dataSource: DataSource, id: string): Promise<StoredAudit> {
  const { state, priority, batchId, checksVersion: begunWith } = await knownAudit(dataSource, id);
  const [batch] = await dataSource.query<{ state: string }[]>('SELECT state FROM batch WHERE id = $1', [batchId]);
  if (batch !== undefined && batch.state !== 'whole' && batch.state !== 'cut-off')
    throw new Failure('BAD_ARGUMENT', `The file of audit ${id} was not read to its end; start an audit of it again.`);
  if (begunWith !== checksVersion())
    throw new Failure(
      'BAD_ARGUMENT',
      `Audit ${id} was begun with other checks than there are now; start an audit of the same rounds again.`,
    );
  await dataSource.transaction(async (manager) => {
    if (!(await moveAudit(manager, id, ['failed', 'cancelled'], 'running')))
      throw new Failure(
        'BAD_ARGUMENT',
        `Audit ${id} is ${state}; only one that failed or was cancelled can be retried.`,
      );
    await addChunkJobs(manager, id, priority);
    await addJob(manager, 'finish-audit', { audit: id }, priority, `finish ${id}`);
  });
  return knownAudit(dataSource, id);
}
