import { EventEmitter } from 'node:events';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Jobs } from './jobs';
import type { LostJob } from './lost-jobs';
import { sweep, type Swept } from './sweep';
import { WorkersPresence } from './workers-presence';

/** How each job is done; a job that throws is tried again later. */
export type Tasks = { readonly [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> };

export interface QueueSettings {
  /** Jobs at the same time. */
  readonly together: number;
  /** Called when a job has failed so often that it will go on failing. */
  readonly onFailed: (name: string, payload: unknown, error: Error) => Promise<void>;
  /** Names whose holders are gone. */
  readonly onGone: (names: readonly string[]) => Promise<void>;
}

/** A job that keeps failing is given up; those of its workers that died do not count. */
const GIVE_UP_AFTER = 8;
/** No worker survives it: nobody is that unlucky. */
const GIVE_UP_AFTER_LOSSES = 25;
const SWEEP_MILLISECONDS = 1_000;
const POLL_MILLISECONDS = 1_000;

/** Takes jobs from the queue until it is stopped; others on this or another machine may do the same. */
export async function runJobs(pool: Pool, tasks: Tasks, settings: QueueSettings): Promise<{ stop(): Promise<void> }> {
  const presence = await WorkersPresence.begin(pool);
  const events = new EventEmitter() as unknown as WorkerEvents;
  const entered: Promise<void>[] = [];
  events.on('worker:create', ({ worker }) => entered.push(presence.enter(worker.workerId)));
  events.on('job:error', ({ job, error }) => {
    process.stderr.write(`${job.task_identifier} failed: ${told(error)}\n`);
    if (job.attempts < GIVE_UP_AFTER) return;
    void settings.onFailed(job.task_identifier, job.payload, asError(error)).catch((why: unknown) => {
      process.stderr.write(`${told(why)}\n`);
    });
  });
  const onLost = async ({ name, payload, times }: LostJob): Promise<void> => {
    if (times < GIVE_UP_AFTER_LOSSES) return;
    await settings.onFailed(name, payload, new Error(`${String(times)} workers died while they were at it`));
  };
  const sweeping = new Sweeping(pool, presence, { onGone: settings.onGone, onLost });
  await sweeping.now();
  const runner: Runner = await run({
    pgPool: pool,
    taskList: tasks as unknown as TaskList,
    concurrency: settings.together,
    pollInterval: POLL_MILLISECONDS,
    noHandleSignals: true,
    noPreparedStatements: false,
    parsedCronItems: [],
    events,
    logger: new Logger(() => () => undefined),
  });
  await Promise.all(entered);
  return {
    stop: async () => {
      await sweeping.stop();
      await runner.stop();
      await presence.end();
    },
  };
}

class Sweeping {
  private last: Promise<void> = Promise.resolve();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly pool: Pool,
    private readonly presence: WorkersPresence,
    private readonly swept: Swept,
  ) {
    this.timer = setInterval(() => {
      this.last = this.last.then(() => this.now());
    }, SWEEP_MILLISECONDS);
    this.timer.unref();
  }

  /** A sweep that fails, as when the database is away for a moment, is made up for by the next. */
  async now(): Promise<void> {
    try {
      await this.presence.renew();
      await sweep(this.pool, this.swept);
    } catch (error) {
      process.stderr.write(`The queue could not be swept: ${told(error)}\n`);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
