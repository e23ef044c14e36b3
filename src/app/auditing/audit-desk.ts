import { rm } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { Failure } from '../../core/failures/failure';
import type { ReceivedFile, UploadFolder } from '../../io/files/uploads';
import { within } from '../../io/clock/within';
import { inputFrom } from '../../io/files/rounds/round-bytes';
import type { CsvMapping } from '../../io/files/rounds/csv-mapping';
import { mappingIn } from '../../io/files/rounds/read-mapping';
import { log } from '../../io/log/log';
import { patiently } from '../../io/postgres/patiently';
import { poolBeside } from '../../io/postgres/pool';
import type { StoredAudit } from '../../io/postgres/store/audits/audit-store';
import { isReadToItsEnd } from '../../io/postgres/store/audits/interrupted-batches';
import { prepareQueue } from '../../io/queue/jobs';
import type { RulesService } from '../rules-service';
import { knownAudit } from './manage-audit';
import { readThrough } from './read-through';
import { retryAudit, type RestOfFile } from './retry-audit';
import { auditFile, auditStoredRounds, type AuditRequest } from './start-audit';
import { UploadsTended } from './uploads-tended';
import { startWorker, type RunningWorker } from './worker';

/** One for each file that is being read, whose lock lasts as long. */
const CONNECTIONS = 20;

/** Files are read on for so long when the service stops; the rest is read at the next start. */
const READ_ON_MILLISECONDS = 2_000;
const END_MILLISECONDS = 1_500;

/** Where the service begins audits: files are read in the background, and a worker of its own judges them unless others are to. */
export class AuditDesk {
  private ready: Promise<Opened> | undefined;
  /** By their audits. */
  private readonly reading = new Map<string, Promise<void>>();
  private readonly tended: UploadsTended;
  private readonly stopping = new AbortController();

  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: RulesService,
    private readonly folder: UploadFolder,
    /** None: the work is left to `house-rules work`. */
    private readonly threads: number,
    private readonly unpackedMegabytes: number,
  ) {
    this.tended = new UploadsTended(dataSource, folder, (audit) => this.takeUp(audit));
  }

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
    const begun = await this.begun(file, columns, request, who, pool).catch(async (error: unknown) => {
      await this.folder.remove(file.id);
      throw error;
    });
    if (begun.rest === undefined) await this.folder.remove(file.id);
    else this.read(begun.rest, pool);
    return knownAudit(this.dataSource, begun.audit);
  }

  /** Takes up an audit that failed or was cancelled; where its upload was not read to its end, reading goes on in the background. */
  async retry(id: string): Promise<StoredAudit> {
    const { pool } = await this.open();
    const rest = await retryAudit(this.dataSource, pool, id, async (liesAt) =>
      liesAt !== null && (await this.folder.holds(liesAt)) ? liesAt : null,
    );
    if (rest) this.read(rest, pool);
    return knownAudit(this.dataSource, id);
  }

  /**
   * The worker begins with the service: audits that wait, and those that a command leaves to it later, are taken up. So are uploads
   * that it was reading.
   */
  async resume(): Promise<void> {
    await this.open();
    await this.tended.begin();
  }

  async open(): Promise<Opened> {
    this.ready ??= this.begin();
    return this.ready;
  }

  /** Called by Nest when the service ends: what is nearly read or judged is, and the rest waits for the next start. */
  async onModuleDestroy(): Promise<void> {
    await within(this.tended.end(), END_MILLISECONDS);
    const opened = await this.ready?.catch(() => undefined);
    const worked = opened?.worker?.stop();
    const read = Promise.all(this.reading.values());
    await within(read, READ_ON_MILLISECONDS);
    this.stopping.abort();
    await within(read, END_MILLISECONDS);
    await worked;
    if (opened) await within(opened.pool.end(), END_MILLISECONDS);
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

  private async begun(
    file: ReceivedFile,
    mapping: CsvMapping | undefined,
    request: AuditRequest,
    who: string,
    pool: Pool,
  ): Promise<{ readonly audit: string; readonly rest: RestOfFile | undefined }> {
    const input = inputFrom(this.folder.pathOf(file.id), file.fileName);
    const { audit, toRead } = await auditFile(this.dataSource, pool, input, mapping, request, who);
    return { audit, rest: toRead && { toRead, input, mapping } };
  }

  private async takeUp(audit: string): Promise<void> {
    if (!this.reading.has(audit)) await this.retry(audit);
  }

  private read(rest: RestOfFile, pool: Pool): void {
    const { toRead } = rest;
    const input = { ...rest.input, unpackedMegabytes: this.unpackedMegabytes };
    const ended = readThrough(this.dataSource, pool, { ...rest, input }, this.stopping.signal)
      .catch(report)
      .then(() => this.removeUnlessNeeded(input.liesAt))
      .catch(report)
      .finally(() => this.reading.delete(toRead.audit));
    this.reading.set(toRead.audit, ended);
  }

  /** One that was cancelled while it was read can be taken up again, until it is a day old. */
  private async removeUnlessNeeded(path: string | undefined): Promise<void> {
    if (path === undefined) return;
    const isRead = await patiently(() => isReadToItsEnd(this.dataSource, path), this.stopping.signal);
    if (isRead) await rm(path, { force: true });
  }
}

const report = (error: unknown): void => {
  log.error({ err: error }, 'a file of rounds could not be read to its end');
};

interface Opened {
  readonly pool: Pool;
  readonly worker: RunningWorker | undefined;
}
