import type { Pool } from 'pg';
import { isDatabaseAway } from '../postgres/database-away';
import { KeptQueue, type FailedJob, type Tasks } from './kept-queue';
import type { LostJob } from './lost-jobs';
import { sweep, type Swept } from './sweep';
import { Missed } from './missed';
import { WorkersPresence } from './workers-presence';

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

export interface RunningQueue {
  /** Takes nothing more; over when what was begun is. */
  stop(): Promise<void>;
  /** Leaves what was begun to whoever comes next. */
  giveBack(): Promise<void>;
}

/** Takes jobs from the queue until it is stopped; others on this or another machine may do the same. */
export async function runJobs(pool: Pool, tasks: Tasks, settings: QueueSettings): Promise<RunningQueue> {
  const presence = await WorkersPresence.begin(pool);
  const onError = (job: FailedJob, error: unknown): void => {
    process.stderr.write(`${job.task_identifier} failed: ${told(error)}\n`);
    if (job.attempts < GIVE_UP_AFTER) return;
    void settings.onFailed(job.task_identifier, job.payload, asError(error)).catch((why: unknown) => {
      process.stderr.write(`${told(why)}\n`);
    });
  };
  const onLost = async ({ name, payload, times }: LostJob): Promise<void> => {
    if (times < GIVE_UP_AFTER_LOSSES) return;
    await settings.onFailed(name, payload, new Error(`${String(times)} workers died while they were at it`));
  };
  const missed = new Missed();
  const isGone = (names: readonly string[]): readonly string[] => missed.since(names);
  const sweeping = new Sweeping(pool, presence, { onGone: settings.onGone, onLost, isGone });
  try {
    await sweeping.now();
    const queue = await KeptQueue.begin(pool, presence, tasks, { together: settings.together, onError });
    return {
      stop: async () => {
        await sweeping.stop();
        await queue.stop();
        await presence.end();
      },
      giveBack: () => queue.giveBack(),
    };
  } catch (error) {
    await sweeping.stop();
    await presence.end();
    throw error;
  }
}

class Sweeping {
  private last: Promise<void> = Promise.resolve();
  private wasAway = false;
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
      this.wasAway = false;
    } catch (error) {
      // Told once, not each second.
      const isAway = isDatabaseAway(error);
      if (!isAway || !this.wasAway) process.stderr.write(`The queue could not be swept: ${told(error)}\n`);
      this.wasAway = isAway;
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.last;
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
const told = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
