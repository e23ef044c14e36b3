import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { watchAudit } from '../../../src/app/auditing/audit-progress';
import { abandonReadings } from '../../../src/app/auditing/abandoned-readings';
import { canonicalList } from '../../../src/app/auditing/canonical-list';
import type { ThreadSettings } from '../../../src/app/auditing/judge-threads';
import { knownAudit } from '../../../src/app/auditing/manage-audit';
import { readInto } from '../../../src/app/auditing/read-into';
import { retryAudit } from '../../../src/app/auditing/retry-audit';
import { batchesIn } from '../../../src/app/auditing/seal-audit';
import { auditFile, type AuditRequest } from '../../../src/app/auditing/start-audit';
import { startWorker, type RunningWorker } from '../../../src/app/auditing/worker';
import { RulesService } from '../../../src/app/rules-service';
import { inputFrom } from '../../../src/io/files/rounds/round-bytes';
import type { Database } from '../../../src/io/postgres/database';
import { poolBeside } from '../../../src/io/postgres/pool';
import { chunksOfAudit } from '../../../src/io/postgres/store/audits/audit-reader';
import { prepareQueue } from '../../../src/io/queue/jobs';
import { sweep } from '../../../src/io/queue/sweep';
import { createLoadedDatabase, type TestDatabase } from '../database';

/** Of each part, so that a small file has several. */
const LETTERS = 100_000;

/** A store with its queue, in which files can be audited. */
export class TestDesk {
  readonly folder = mkdtempSync(join(tmpdir(), 'hr-audits-'));
  private worker: RunningWorker | undefined;

  private constructor(
    readonly place: TestDatabase,
    readonly database: Database,
    readonly pool: Pool,
    readonly rules: RulesService,
  ) {}

  static async open(): Promise<TestDesk> {
    const place = await createLoadedDatabase();
    const database = await place.open();
    const pool = poolBeside(database.dataSource, 4);
    await prepareQueue(pool);
    return new TestDesk(place, database, pool, new RulesService(database.dataSource));
  }

  file(name: string, content: string | Uint8Array): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Begins an audit and reads its file, in small parts. */
  async begin(file: string, request: AuditRequest = { scope: {} }): Promise<string> {
    const { dataSource } = this.database;
    const input = inputFrom(file);
    const { audit, toRead } = await auditFile(dataSource, this.pool, input, undefined, request, 'test');
    if (toRead) await readInto(dataSource, toRead, input, { mapping: undefined, letters: LETTERS });
    return audit;
  }

  /** Takes an audit up again, and reads what is left of its file. */
  async retry(audit: string, file?: string): Promise<void> {
    const { dataSource } = this.database;
    const rest = await retryAudit(dataSource, this.pool, audit, (liesAt) => file ?? liesAt);
    if (rest) await readInto(dataSource, rest.toRead, rest.input, { mapping: rest.mapping, letters: LETTERS });
  }

  /** Works until an audit is over. The worker goes on, for the next one, until `rest`. */
  async work(audit: string): Promise<void> {
    this.worker ??= await startWorker(this.database.dataSource, this.rules, { threads: 1 });
    await this.over(audit);
  }

  /** Finds out who is gone. */
  sweep(): Promise<void> {
    const { dataSource } = this.database;
    return sweep(this.pool, {
      onGone: (names) => abandonReadings(dataSource, names),
      onLost: () => Promise.resolve(),
    });
  }

  /** From now on audits wait. */
  async rest(): Promise<void> {
    await this.worker?.stop();
    this.worker = undefined;
  }

  /** Works until an audit is over with a worker of its own kind. */
  async workAs(settings: ThreadSettings, audit: string): Promise<void> {
    await this.rest();
    const worker = await startWorker(this.database.dataSource, this.rules, settings);
    try {
      await this.over(audit);
    } finally {
      await worker.stop();
    }
  }

  async over(audit: string): Promise<void> {
    for await (const { state } of watchAudit(this.database.dataSource, audit)) if (state === 'failed') return;
  }

  audit(id: string) {
    return knownAudit(this.database.dataSource, id);
  }

  /** The canonical list of a finished audit, as values. */
  async told(id: string): Promise<readonly Record<string, Record<string, unknown>>[]> {
    const { manager } = this.database.dataSource;
    const { result } = await this.audit(id);
    if (result === null) throw new Error(`Audit ${id} has no result.`);
    const lines: Record<string, Record<string, unknown>>[] = [];
    const batches = batchesIn(await chunksOfAudit(manager, id));
    for await (const line of canonicalList(manager, id, result, batches))
      lines.push(JSON.parse(line) as Record<string, Record<string, unknown>>);
    return lines;
  }

  async close(): Promise<void> {
    await this.rest();
    await this.pool.end();
    await this.database.close();
    await this.place.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
