import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { KNOWN_CHECKS } from '../../core/auditing/narrowed';
import { canonicalScope, problemOfScope, type AuditScope } from '../../core/auditing/scope';
import { Failure } from '../../core/failures/failure';
import type { CsvMapping } from '../../io/files/rounds/csv-mapping';
import type { RoundInput } from '../../io/files/rounds/round-bytes';
import { addAudit, type NewAudit } from '../../io/postgres/store/audits/audit-store';
import { addBatch, batchesOfSize, type StoredBatch } from '../../io/postgres/store/audits/batch-store';
import { addStoredChunks } from '../../io/postgres/store/audits/chunk-store';
import { newestChange } from '../../io/postgres/store/held-editions';
import { addChunkJobs, addJob } from '../../io/queue/jobs';
import { Presence } from '../../io/queue/presence';
import { checksVersion } from '../checks-version';
import { receiverOf, type FileAudit } from './read-into';

export const PRIORITIES = ['high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** As the queue counts: the lesser number goes first. */
const PRIORITY: Readonly<Record<Priority, number>> = { high: -10, normal: 0, low: 10 };

export interface AuditRequest {
  readonly scope: AuditScope;
  readonly priority?: Priority;
}

/** Begins an audit of rounds that are stored already; its chunks wait in the queue when this returns. */
export async function auditStoredRounds(dataSource: DataSource, request: AuditRequest, who: string): Promise<string> {
  const audit = await newAudit(dataSource, request, NO_FILE, 'running');
  await dataSource.transaction((manager) => beginStored(manager, audit, request.scope, who));
  return audit.id;
}

/**
 * Begins an audit of a file. A file that was read before, byte for byte and in the same way, is not stored again: then the work is
 * in the queue when this returns, and else `readInto` must follow.
 */
export async function auditFile(
  dataSource: DataSource,
  pool: Pool,
  input: RoundInput,
  mapping: CsvMapping | undefined,
  request: AuditRequest,
  who: string,
): Promise<{ readonly audit: string; readonly toRead?: FileAudit }> {
  const named = mapping === undefined ? '' : JSON.stringify(mapping);
  const known = await sameFile(dataSource, input, named);
  if (known !== undefined) {
    const audit = await newAudit(dataSource, request, { batchId: known.id, fileName: input.name }, 'running');
    await dataSource.transaction((manager) => beginStored(manager, audit, request.scope, who));
    return { audit: audit.id };
  }
  const audit = await newAudit(dataSource, request, { batchId: null, fileName: input.name }, 'receiving');
  // Whoever reads is present before there is anything to read: if it dies now, the audit is known to have lost its reader.
  const presence = await Presence.begin(pool);
  try {
    await presence.enter(receiverOf(audit.id));
    const { name: fileName, bytes, liesAt } = input;
    const batch = await dataSource.transaction(async (manager) => {
      const id = await addBatch(manager, { fileName, bytes, liesAt, mapping: named, who });
      await addAudit(manager, { ...audit, batchId: id }, who);
      return id;
    });
    const toRead = { audit: audit.id, batch, priority: audit.priority, presence, stored: new Map<number, string>() };
    return { audit: audit.id, toRead };
  } catch (error) {
    await presence.end();
    throw error;
  }
}

const NO_FILE = { batchId: null, fileName: null };

async function newAudit(
  dataSource: DataSource,
  { scope, priority = 'normal' }: AuditRequest,
  file: Pick<NewAudit, 'batchId' | 'fileName'>,
  state: NewAudit['state'],
): Promise<NewAudit> {
  const problem = problemOfScope(scope, KNOWN_CHECKS);
  if (problem !== undefined) throw new Failure('BAD_ARGUMENT', `The audit cannot be restricted so: ${problem}.`);
  return {
    id: randomBytes(6).toString('hex'),
    ...file,
    scope: canonicalScope(scope),
    rulesChange: await newestChange(dataSource),
    checksVersion: checksVersion(),
    priority: PRIORITY[priority],
    state,
  };
}

async function beginStored(manager: EntityManager, audit: NewAudit, scope: AuditScope, who: string): Promise<void> {
  await addAudit(manager, audit, who);
  const days = { from: scope.from?.slice(0, 10) ?? null, to: scope.to?.slice(0, 10) ?? null };
  const chunks = await addStoredChunks(manager, audit.id, { batch: audit.batchId, ...days });
  if (chunks === 0 && audit.batchId === null)
    throw new Failure(
      'EMPTY_FILE',
      'No rounds are stored for what is to be audited; audit a file, or restrict it less.',
    );
  await addChunkJobs(manager, audit.id, audit.priority);
  // An audit whose chunks are all left out by its restriction is finished at once.
  if (chunks === 0) await addJob(manager, 'finish-audit', { audit: audit.id }, audit.priority, `finish ${audit.id}`);
}

/** Hashed only where a batch of the very same size is known. */
async function sameFile(dataSource: DataSource, input: RoundInput, mapping: string): Promise<StoredBatch | undefined> {
  if (input.bytes === undefined) return undefined;
  const alike = await batchesOfSize(dataSource, input.bytes, mapping);
  if (alike.length === 0) return undefined;
  const hash = createHash('sha256');
  for await (const bytes of input.open()) hash.update(bytes);
  const own = hash.digest('hex');
  return alike.find(({ sha256: other }) => other === own);
}
