import { watchAudit } from '../../../src/app/auditing/audit-progress';
import { readInto } from '../../../src/app/auditing/read-into';
import { auditFile } from '../../../src/app/auditing/start-audit';
import { startWorker } from '../../../src/app/auditing/worker';
import { RulesService } from '../../../src/app/rules-service';
import { inputFrom } from '../../../src/io/files/rounds/round-bytes';
import type { Database } from '../../../src/io/postgres/database';
import { poolBeside } from '../../../src/io/postgres/pool';
import { prepareQueue } from '../../../src/io/queue/jobs';

/** Audits a file in a store that others use too, and returns when that is done. */
export async function auditIn({ dataSource }: Database, file: string): Promise<string> {
  const pool = poolBeside(dataSource, 2);
  await prepareQueue(pool);
  const worker = await startWorker(dataSource, new RulesService(dataSource), { threads: 1 });
  try {
    const input = inputFrom(file);
    const { audit, toRead } = await auditFile(dataSource, pool, input, undefined, { scope: {} }, 'test');
    if (toRead) await readInto(dataSource, toRead, input, { mapping: undefined });
    for await (const { state } of watchAudit(dataSource, audit))
      if (state === 'failed') throw new Error('The audit failed.');
    return audit;
  } finally {
    await worker.stop();
    await pool.end();
  }
}
