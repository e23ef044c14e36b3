import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import type { ReceivedFile, UploadFolder } from '../../io/files/uploads';
import { inputFrom } from '../../io/files/rounds/round-bytes';
import { mappingIn } from '../../io/files/rounds/read-mapping';
import { poolBeside } from '../../io/postgres/pool';
import type { StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { prepareQueue } from '../../io/queue/jobs';
import type { RulesService } from '../rules-service';
import { knownAudit } from './manage-audit';
import { readInto } from './read-into';
import { auditFile, auditStoredRounds, type AuditRequest } from './start-audit';
import { startWorker, type RunningWorker } from './worker';

/** For reading files in the background, and for the lock of each. */
const CONNECTIONS = 4;

/** Where the service begins audits: files are read in the background, and a worker of its own judges them unless others are to. */
export class AuditDesk {
  private ready: Promise<Opened> | undefined;
  private readonly reading = new Set<Promise<void>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: RulesService,
    private readonly folder: UploadFolder,
    /** None: the work is left to `house-rules work`. */
    private readonly threads: number,
  ) {}

  async start(
    file: ReceivedFile | undefined,
    mapping: string | undefined,
    request: AuditRequest,
    who: string,
  ): Promise<StoredAudit> {
    if (mapping !== undefined && file === undefined)
      throw new Failure('BAD_ARGUMENT', 'A mapping says how a file is to be read; send the file with it.');
    const columns = mapping === undefined ? undefined : mappingIn(mapping, 'The mapping');
    const { pool } = await this.open();
    if (file === undefined) return knownAudit(this.dataSource, await auditStoredRounds(this.dataSource, request, who));
    await this.folder.keep(file.id);
    try {
      const input = { ...inputFrom(this.folder.pathOf(file.id)), name: file.fileName };
      const { audit, toRead } = await auditFile(this.dataSource, input, columns, request, who);
      if (toRead === undefined) await this.folder.remove(file.id);
      else this.follow(readInto(this.dataSource, pool, toRead, input, { mapping: columns }), file.id);
      return await knownAudit(this.dataSource, audit);
    } catch (error) {
      await this.folder.remove(file.id);
      throw error;
    }
  }

  /** Audits that waited when the service last ended are taken up, if there have ever been any. */
  async resume(): Promise<void> {
    const [row] = await this.dataSource.query<{ known: boolean }[]>('SELECT EXISTS (SELECT 1 FROM audit) AS known');
    if (row?.known === true) await this.open();
  }

  async open(): Promise<Opened> {
    this.ready ??= this.begin();
    return this.ready;
  }

  /** Called by Nest when the service ends: files are read to their end, chunks under way are judged, the rest waits for the next start. */
  async onModuleDestroy(): Promise<void> {
    const opened = await this.ready?.catch(() => undefined);
    await Promise.all(this.reading);
    await opened?.worker?.stop();
    await opened?.pool.end();
  }

  private async begin(): Promise<Opened> {
    const pool = poolBeside(this.dataSource, CONNECTIONS);
    try {
      await prepareQueue(pool);
      const worker =
        this.threads === 0 ? undefined : await startWorker(this.dataSource, this.rules, { threads: this.threads });
      return { pool, worker };
    } catch (error) {
      this.ready = undefined;
      await pool.end();
      throw error;
    }
  }

  private follow(reading: Promise<void>, file: string): void {
    const ended = reading
      .catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      })
      .then(() => this.folder.remove(file))
      .finally(() => this.reading.delete(ended));
    this.reading.add(ended);
  }
}

interface Opened {
  readonly pool: Pool;
  readonly worker: RunningWorker | undefined;
}
