import { EventEmitter } from 'node:events';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { patiently } from '../postgres/patiently';
import type { Jobs } from './jobs';
import { giveBack } from './lost-jobs';
import type { WorkersPresence } from './workers-presence';

/** How each job is done; a job that throws is tried again later. */
export type Tasks = { readonly [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> };

export interface QueueEvents {
  /** Jobs at the same time. */
  readonly together: number;
  readonly onError: (job: FailedJob, error: unknown) => void;
}

export interface FailedJob {
  readonly task_identifier: string;
  readonly payload: unknown;
  readonly attempts: number;
}

const POLL_MILLISECONDS = 1_000;

/**
 * The queue, taken from for as long as nobody stops it. The library ends its own loop when the database does not take down that a job
 * was done; then the jobs of that loop are given back, and another is begun as soon as the database is there.
 */
export class KeptQueue {
  private readonly stopping = new AbortController();
  private kept: Promise<void> = Promise.resolve();

  private constructor(
    private readonly pool: Pool,
    private readonly presence: WorkersPresence,
    private readonly tasks: Tasks,
    private readonly events: QueueEvents,
    private runner: Runner | undefined,
  ) {}

  static async begin(pool: Pool, presence: WorkersPresence, tasks: Tasks, events: QueueEvents): Promise<KeptQueue> {
    const queue = new KeptQueue(pool, presence, tasks, events, undefined);
    queue.runner = await queue.begun();
    queue.kept = queue.keep(queue.runner);
    return queue;
  }

  /** Takes nothing more; over when what was begun is. */
  async stop(): Promise<void> {
    this.stopping.abort();
    // One that has just ended by itself cannot be stopped, and need not be.
    await this.runner?.stop().catch(() => undefined);
    await this.kept;
  }

  /** Leaves what was begun to whoever comes next, as if it had not been; what is still done of it does no harm. */
  async giveBack(): Promise<void> {
    await giveBack(this.pool, this.presence.leave(), { isLoss: false });
  }

  private async keep(first: Runner): Promise<void> {
    const { signal } = this.stopping;
    for (let runner = first; ;) {
      await runner.promise.catch(() => undefined);
      if (this.isStopping()) return;
      process.stderr.write('The queue was left because the database did not answer; it is taken up again.\n');
      try {
        runner = this.runner = await patiently(() => this.resumed(), signal);
      } catch (error) {
        if (this.isStopping()) return;
        process.stderr.write(`The queue could not be taken up again: ${told(error)}\n`);
      }
    }
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async resumed(): Promise<Runner> {
    await this.presence.renew();
    await this.giveBack();
    return this.begun();
  }

  private async begun(): Promise<Runner> {
    const events = new EventEmitter() as unknown as WorkerEvents;
    const entered: Promise<void>[] = [];
    // Jobs are taken in the name of all that take them together.
    events.on('pool:create', ({ workerPool }) => {
      const done = this.presence.enter(workerPool.id);
      done.catch(() => undefined);
      entered.push(done);
    });
    events.on('job:error', ({ job, error }) => {
      this.events.onError(job, error);
    });
    const runner = await run({
      pgPool: this.pool,
      taskList: this.patientTasks(),
      concurrency: this.events.together,
      pollInterval: POLL_MILLISECONDS,
      noHandleSignals: true,
      noPreparedStatements: false,
      parsedCronItems: [],
      events,
      logger: new Logger(() => () => undefined),
      // Without batches, nobody would hear that a job could not be taken down as done, and the process would end.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    runner.promise.catch(() => undefined);
    await Promise.all(entered).catch(() => undefined);
    return runner;
  }

  /** A job says nothing of itself by failing while the database is away. */
  private patientTasks(): TaskList {
    const { signal } = this.stopping;
    return Object.fromEntries(
      Object.entries(this.tasks).map(([name, task]) => [
        name,
        (payload: unknown) => patiently(() => (task as (given: unknown) => Promise<void>)(payload), signal),
      ]),
    );
  }
}

const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
