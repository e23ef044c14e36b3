import type { DataSource } from 'typeorm';
import { moveAudit } from '../../io/postgres/store/audits/audit-store';
import { interruptBatch } from '../../io/postgres/store/audits/interrupted-batches';
import { isPresent } from '../../io/queue/presence';
import { receiverOf } from './read-into';

const RECEIVER = receiverOf('');

/** Files whose reader is gone are not read to their end unless somebody takes them up. */
export async function abandonReadings(dataSource: DataSource, gone: readonly string[]): Promise<void> {
  for (const name of gone.filter((one) => one.startsWith(RECEIVER)))
    await abandon(dataSource, name.slice(RECEIVER.length));
}

async function abandon(dataSource: DataSource, audit: string): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const [row] = await manager.query<{ batch: number; liesAt: string | null }[]>(
      `SELECT batch.id AS batch, batch.lies_at AS "liesAt" FROM audit JOIN batch ON batch.id = audit.batch_id
       WHERE audit.id = $1 FOR UPDATE OF audit`,
      [audit],
    );
    // Somebody may have taken it up since its reader was missed; who does is present first and waits for this row then.
    if (row === undefined || (await isPresent(manager, receiverOf(audit)))) return;
    await interruptBatch(manager, row.batch);
    const next = row.liesAt === null ? 'start the audit again.' : `house-rules audit retry ${audit} reads the rest.`;
    await moveAudit(manager, audit, ['receiving'], 'failed', `Whoever read the file stopped before its end; ${next}`);
  });
}
