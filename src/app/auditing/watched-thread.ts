import { Worker } from 'node:worker_threads';
import type { ChunkAnswer, Rules, ThreadAnswer, ThreadOrder } from './thread-orders';

const LOOK_MILLISECONDS = 500;
/** More than any chunk needs; a round that takes more is set apart like one that never ends. */
const HEAP_MEGABYTES = 512;
/** Rounds that are judged together die together: with room for many of them, few are still alive when room is made. */
const YOUNG_MEGABYTES = 48;

/** What a thread was at when it had to be given up. */
export interface Stopped {
  /** The line that was being judged, or the first of several; 0 between two. */
  readonly stoppedAt: number;
  readonly why: string;
}

/** One thread, and how far it has come with its chunk: one that stays at a round for too long is given up. */
export class WatchedThread {
  private readonly current = new Int32Array(new SharedArrayBuffer(4));
  private readonly worker: Worker;

  constructor(
    script: string,
    private readonly roundMilliseconds: number,
  ) {
    this.worker = new Worker(script, {
      workerData: { current: this.current },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    this.worker.unref();
  }

  async judge(order: ThreadOrder, rulesAt: (change: number) => Promise<Rules>): Promise<ChunkAnswer | Stopped> {
    const answer = await this.ask(order);
    if (!('needsRules' in answer)) return answer;
    const { body } = answer;
    const told = await this.ask({ ...order, body, rules: await rulesAt(order.rulesChange) });
    return 'needsRules' in told ? { stoppedAt: 0, why: 'it did not take its rules' } : told;
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private ask(order: ThreadOrder): Promise<ThreadAnswer | Stopped> {
    return new Promise((resolve) => {
      let line = 0;
      let since = Date.now();
      const watch = setInterval(
        () => {
          const now = Atomics.load(this.current, 0);
          if (now !== line || now === 0) {
            line = now;
            since = Date.now();
          } else if (Date.now() - since > this.roundMilliseconds)
            settle({ stoppedAt: line, why: `took longer than ${String(this.roundMilliseconds / 1000)} s to judge` });
        },
        Math.min(LOOK_MILLISECONDS, this.roundMilliseconds / 4),
      );
      const onError = (error: Error): void => {
        settle({ stoppedAt: Atomics.load(this.current, 0), why: `brought its thread down (${error.message})` });
      };
      const onExit = (): void => {
        onError(new Error('it ended'));
      };
      const settle = (outcome: ThreadAnswer | Stopped): void => {
        clearInterval(watch);
        this.worker.off('message', settle);
        this.worker.off('error', onError);
        this.worker.off('exit', onExit);
        resolve(outcome);
      };
      this.worker.on('message', settle);
      this.worker.on('error', onError);
      this.worker.on('exit', onExit);
      // The rounds are given away: a copy of each chunk would be cleared away by whoever serves the queue.
      this.worker.postMessage(order, [order.body.buffer as ArrayBuffer]);
    });
  }
}
