import type { DataSource } from 'typeorm';
import type { StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { isAnyPresentBeside } from '../../io/queue/presence';
import { isOver } from './audit-progress';
import { receiverOf } from './read-into';

const NO_WORKER =
  'No worker runs, so nothing of it is judged; the service does with AUDIT_THREADS of 1 or more, and so does house-rules work.';

/** Whether anybody judges what waits. Who reads a file is present too, and judges nothing. */
export const isWorkerPresent = (dataSource: DataSource): Promise<boolean> =>
  isAnyPresentBeside(dataSource.manager, receiverOf(''));

/** What an audit waits for in vain, as a sentence; null where a worker runs, or it is over. */
export const waitsFor = (audit: Pick<StoredAudit, 'state'>, isWorked: boolean): string | null =>
  isOver(audit) || isWorked ? null : NO_WORKER;
