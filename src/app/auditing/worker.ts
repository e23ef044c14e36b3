import { gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import type { Pool, PoolClient } from 'pg';
import { linesKept } from '../../core/auditing/round-lines';
import type { AuditScope } from '../../core/auditing/scope';
import { within } from '../../io/clock/within';
import { chunksUnderJudgement, findingsMade, roundsJudged } from '../../io/metrics/metrics';
import { poolBeside } from '../../io/postgres/pool';
import { moveAudit } from '../../io/postgres/store/audits/audit-store';
import { batchesOf } from '../../io/postgres/store/audits/batch-store';
import { packedBody } from '../../io/postgres/store/audits/chunk-body';
import {
  chunkToJudge,
  storeJudged,
  type ChunkName,
  type ChunkResult,
} from '../../io/postgres/store/audits/chunk-store';
import { addJob, prepareQueue, type Jobs } from '../../io/queue/jobs';
import { runJobs } from '../../io/queue/run-jobs';
import { checksVersion } from '../checks-version';
import type { RulesService } from '../rules-service';
import { abandonReadings } from './abandoned-readings';
import { finishWhenReady, isReadyToFinish } from './finish-audit';
import { JudgeThreads, type ThreadSettings } from './judge-threads';

export interface RunningWorker {
  /** Finishes what it has begun, unless that takes long, and takes nothing more; what is not finished is left to whoever comes next. */
  stop(): Promise<void>;
}

/** Chunks beyond those being judged: one is fetched or written while the threads are busy with others. */
const AHEAD = 1;
/** What was begun is finished in so long, or given back; then it takes no longer than this to be rid of it. */
const FINISH_MILLISECONDS = 4_000;
const END_MILLISECONDS = 1_500;
/** For the queue itself, the lock that says a worker lives, and finishing. */
const FURTHER_CONNECTIONS = 5;

/** Judges what waits in the queue, on any machine that sees the database, until it is stopped. */
export async function startWorker(
  dataSource: DataSource,
  rules: RulesService,
  settings: ThreadSettings,
): Promise<RunningWorker> {
  const together = settings.threads + AHEAD;
  // A chunk that a crash of the server takes back is waiting again, and so is its job.
  const pool = poolBeside(dataSource, together * 2 + FURTHER_CONNECTIONS, { hasty: true });
  const threads = new JudgeThreads(settings, async (change) => {
    const { sources, book } = await rules.after(change);
    return { sources, effects: book.effects, doubts: book.doubts };
  });
  const desk = new ChunkDesk(dataSource, pool, threads, rules);
  try {
    await prepareQueue(pool);
    const jobs = await runJobs(
      pool,
      { 'judge-chunk': (name) => desk.judge(name), 'finish-audit': ({ audit }) => finishWhenReady(dataSource, audit) },
      {
        together,
        onFailed: (_, payload, error) => desk.giveUp(payload as GivenUp, error),
        onGone: (names) => abandonReadings(dataSource, names),
      },
    );
    return {
      stop: async () => {
        const stopped = jobs.stop();
        if (!(await within(stopped, FINISH_MILLISECONDS))) await within(jobs.giveBack(), END_MILLISECONDS);
        await threads.close();
        await within(stopped, END_MILLISECONDS);
        await within(pool.end(), END_MILLISECONDS);
      },
    };
  } catch (error) {
    await threads.close();
    await pool.end();
    throw error;
  }
}

type GivenUp = Jobs[keyof Jobs];

/** What was stored is counted; what another worker had stored already is not. */
function count({ complies, breaches, indeterminate, outside, findings }: ChunkResult['counts']): void {
  for (const [verdict, rounds] of Object.entries({ complies, breaches, indeterminate, outside }))
    roundsJudged.inc({ verdict }, rounds);
  findingsMade.inc(findings);
}

class ChunkDesk {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly threads: JudgeThreads,
    private readonly rules: RulesService,
  ) {}

  async judge(name: ChunkName): Promise<void> {
    const chunk = await this.withClient((client) => chunkToJudge(client, name));
    if (chunk?.state === 'waiting' && (chunk.auditState === 'running' || chunk.auditState === 'receiving')) {
      const { rulesChange, month, checksVersion: begunWith } = chunk;
      // Another worker may have them; if none has, the audit fails and says so. Findings of two versions never stand in one audit.
      if (begunWith !== checksVersion())
        throw new Error(`it was begun with checks ${begunWith}, and this worker has ${checksVersion()}`);
      const { audit, batch } = name;
      const scope = JSON.parse(chunk.scope) as AuditScope;
      const body = await this.withClient((client) => packedBody(client, { ...name, month }));
      chunksUnderJudgement.inc();
      const { judged, copy } = await this.threads
        .judge({ rulesChange, place: { month, audit, batch }, scope, body })
        .finally(() => {
          chunksUnderJudgement.dec();
        });
      const { doubts } = (await this.rules.after(rulesChange)).book;
      const told = doubts.length === 0 ? undefined : JSON.stringify(doubts);
      const isStored = await this.withClient((client) => storeJudged(client, name, { ...judged, copy, doubts: told }));
      if (isStored) count(judged.counts);
    }
    // Asked by whoever comes last, also where the chunk was done by a worker that died right afterwards.
    if (await isReadyToFinish(this.dataSource, name.audit))
      await this.dataSource.transaction((manager) =>
        addJob(manager, 'finish-audit', { audit: name.audit }, 0, `finish ${name.audit}`),
      );
  }

  /** A job that failed every time it was tried: the audit says so and where, and can be taken up again with retry. */
  async giveUp(job: GivenUp, { message }: Error): Promise<void> {
    const { audit } = job;
    const what = 'ordinal' in job ? `${await this.linesOf(job)} could not be judged` : 'It could not be summed up';
    const why = `${what} (${message}); house-rules audit retry ${audit} takes it up again.`;
    await this.dataSource.transaction((manager) => moveAudit(manager, audit, ['receiving', 'running'], 'failed', why));
  }

  /** Where somebody has to look for a record that no worker gets over. */
  private async linesOf(name: ChunkName): Promise<string> {
    const [batch] = await batchesOf(this.dataSource, [name.batch]);
    const lines = await this.withClient(async (client) => {
      const chunk = await chunkToJudge(client, name);
      if (chunk === undefined) return [];
      return [...linesKept(gunzipSync(await packedBody(client, { ...name, ...chunk })).toString())];
    });
    const [first, last] = [lines.at(0)?.line, lines.at(-1)?.line];
    if (batch === undefined || first === undefined || last === undefined) return 'A part of it';
    return `What stands from line ${String(first)} to line ${String(last)} of ${batch.fileName}`;
  }

  private async withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let isBroken = true;
    try {
      const result = await work(client);
      isBroken = false;
      return result;
    } finally {
      client.release(isBroken);
    }
  }
}
