import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import type { RoundInput } from '../../io/files/rounds/round-bytes';
import { moveAudit } from '../../io/postgres/store/audits/audit-store';
import { addRounds, endBatch } from '../../io/postgres/store/audits/batch-store';
import { addAuditChunk } from '../../io/postgres/store/audits/chunk-store';
import { addJob } from '../../io/queue/jobs';
import { Presence } from '../../io/queue/presence';
import { receiveRounds, type ReceivingOptions } from './receive-rounds';
import type { FileAudit } from './start-audit';

const FAILED = { sha256: null, bytes: null, lines: 0, chunks: 0, state: 'failed' } as const;

export const receiverOf = (audit: string): string => `receive ${audit}`;

/** Thrown between chunks to stop the reading of a file whose audit was cancelled. */
class NoLongerWanted extends Error {}

/** Reads a file into the store; each chunk can be judged as soon as it is there. What fails is kept with the audit. */
export async function readInto(
  dataSource: DataSource,
  pool: Pool,
  { audit, batch, priority }: FileAudit,
  input: RoundInput,
  options: ReceivingOptions,
): Promise<void> {
  const presence = await Presence.begin(pool);
  await presence.enter(receiverOf(audit));
  try {
    const received = await receiveRounds(dataSource, input, options, (rounds) =>
      dataSource.transaction(async (manager) => {
        const [row] = await manager.query<{ state: string }[]>('SELECT state FROM audit WHERE id = $1 FOR SHARE', [
          audit,
        ]);
        if (row?.state !== 'receiving') throw new NoLongerWanted();
        const name = { audit, batch, ordinal: rounds.ordinal };
        await addRounds(manager, batch, rounds);
        await addAuditChunk(manager, name, rounds.month);
        await addJob(manager, 'judge-chunk', name, priority);
      }),
    );
    if (received.lines === 0)
      throw new Failure('EMPTY_FILE', `${input.name} holds no round; supply one JSON object on each line.`);
    const { isCutOff, ...end } = received;
    await dataSource.transaction(async (manager) => {
      await endBatch(manager, batch, { ...end, state: isCutOff ? 'cut-off' : 'whole' });
      await moveAudit(manager, audit, ['receiving'], 'running');
      await addJob(manager, 'finish-audit', { audit }, priority, `finish ${audit}`);
    });
  } catch (error) {
    await dataSource.transaction(async (manager) => {
      await endBatch(manager, batch, FAILED);
      await moveAudit(manager, audit, ['receiving'], 'failed', reasonOf(error));
    });
    if (!(error instanceof NoLongerWanted) && !(error instanceof Failure)) throw error;
  } finally {
    await presence.end();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Failure
    ? error.message
    : 'The file could not be read to its end because of a defect; the log says why.';

/** Files whose reader is gone are not read to their end any more. */
export async function abandon(dataSource: DataSource, audits: readonly string[]): Promise<void> {
  for (const audit of audits)
    await dataSource.transaction(async (manager) => {
      const why = 'Whoever read the file stopped before its end; start the audit again.';
      if (!(await moveAudit(manager, audit, ['receiving'], 'failed', why))) return;
      await manager.query(`UPDATE batch SET state = 'failed' FROM audit WHERE audit.id = $1 AND batch.id = batch_id`, [
        audit,
      ]);
    });
}
