import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import { auditOf, cancelLogged, moveAudit, type StoredAudit } from '../../io/postgres/store/audits/audit-store';

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
