import { Failure, type FailureCode } from '../../core/failures/failure';
import type { Asked, FromThread } from './asked';
import { FairQueue } from './fair-queue';
import { PoolThread } from './pool-thread';

/** For each name of an order what it says and what comes back. */
export type Orders = Readonly<Record<string, { readonly order: unknown; readonly answer: unknown }>>;

export interface PoolSettings {
  readonly script: string;
  readonly threads: number;
  /** Of one thread, for what is not in buffers. */
  readonly heapMegabytes: number;
  /** How much the process may grow while an order is worked on: buffers are no part of the heap. */
  readonly growthMegabytes: number;
  readonly mostWaiting: number;
  readonly mostWaitingOfOne: number;
}

interface Work extends Asked {
  readonly name: string;
  readonly order: unknown;
  readonly by: string;
  readonly answer: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
  timer?: NodeJS.Timeout | undefined;
  /** Once it is worked on: by which thread, since when, and how large the process was. */
  running?: { readonly thread: PoolThread; readonly since: number; resident: number };
}

const LOOK_MILLISECONDS = 100;
const MEGABYTE = 2 ** 20;
/** Whoever leaves early could else have one thread after another ended and begun anew. */
const GRACE_MILLISECONDS = 1_000;
/** A timer cannot wait for longer. */
const LONGEST_TIMER = 2 ** 31 - 1;

export const TOO_SLOW =
  'The query took longer than this service allows; ask for fewer fields or smaller pages, or ask again when it is less busy.';

/**
 * Threads for all that takes long: each order has a deadline and a bound of memory, which end its thread; another takes its place.
 * Threads are begun when they are first needed and kept.
 */
export class ThreadPool<T extends Orders> {
  private readonly idle: PoolThread[] = [];
  private readonly all = new Set<PoolThread>();
  private readonly running = new Set<Work>();
  private readonly queue = new FairQueue<Work>();
  private watch: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(private readonly settings: PoolSettings) {}

  /** Fails with a sentence where there is no time or memory for it, or too many wait. */
  ask<K extends keyof T & string>(name: K, order: T[K]['order'], asked: Asked): Promise<T[K]['answer']> {
    return new Promise<unknown>((answer, fail) => {
      const work: Work = { ...asked, name, order, by: asked.by ?? '', answer, fail };
      const refusal = this.refusalOf(work);
      if (refusal !== undefined) {
        fail(refusal);
        return;
      }
      this.queue.add(work.by, work);
      if (Number.isFinite(asked.deadline))
        work.timer = setTimeout(
          () => {
            this.giveUp(work, new Failure('TOO_SLOW', TOO_SLOW));
          },
          Math.min(asked.deadline - performance.now(), LONGEST_TIMER),
        );
      asked.gone?.addEventListener('abort', () => {
        this.leave(work);
      });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const work of [...this.queue.clear(), ...this.running])
      this.settle(work, () => {
        work.fail(new Failure('TOO_BUSY', 'The service is ending; ask again when it has been started anew.'));
      });
    this.running.clear();
    clearInterval(this.watch);
    await Promise.all([...this.all].map((thread) => thread.end()));
  }

  private refusalOf({ by, deadline, gone }: Work): Failure | undefined {
    const { mostWaiting, mostWaitingOfOne } = this.settings;
    if (gone?.aborted === true || performance.now() > deadline) return new Failure('TOO_SLOW', TOO_SLOW);
    if (this.isClosed || this.queue.size >= mostWaiting || this.queue.waitingFor(by) >= mostWaitingOfOne)
      return new Failure(
        'TOO_BUSY',
        `${String(this.queue.size)} other questions wait for this service, so that this one is not taken; ask again in a minute.`,
      );
    return undefined;
  }

  /** Begins what can be begun. */
  private next(): void {
    while (this.idle.length > 0 || this.all.size < this.settings.threads) {
      const work = this.queue.take((one) => one.lasting !== true || this.hasRoomForLasting());
      if (work === undefined) break;
      this.begin(work, this.idle.pop() ?? this.another());
    }
  }

  private hasRoomForLasting(): boolean {
    const lasting = [...this.running].filter((work) => work.lasting === true).length;
    return lasting < Math.max(1, this.settings.threads - 1);
  }

  private another(): PoolThread {
    const thread = new PoolThread(this.settings.script, this.settings.heapMegabytes);
    this.all.add(thread);
    return thread;
  }

  private begin(work: Work, thread: PoolThread): void {
    work.running = { thread, since: performance.now(), resident: process.memoryUsage.rss() };
    this.running.add(work);
    this.watch ??= setInterval(() => {
      this.lookAtMemory();
    }, LOOK_MILLISECONDS).unref();
    thread.begin(work.name, work.order, work.kept, {
      hear: (message) => {
        this.hear(work, thread, message);
      },
      ended: ({ memory, said }) => {
        this.giveUp(work, memory ? this.tooLarge() : new Error(`The thread of "${work.name}" ended: ${said}`));
      },
    });
  }

  private hear(work: Work, thread: PoolThread, message: FromThread): void {
    if ('progress' in message) {
      work.onProgress?.(message.progress);
      return;
    }
    thread.finish();
    this.idle.push(thread);
    this.settle(work, () => {
      if ('answer' in message) work.answer(message.answer);
      else if ('failure' in message)
        work.fail(new Failure(message.failure.code as FailureCode, message.failure.sentence));
      else work.fail(new Error(message.defect));
    });
    this.next();
  }

  /** Ends the thread that works on it, or takes it out of the queue. */
  private giveUp(work: Work, why: Error): void {
    const { running } = work;
    if (running === undefined) this.queue.remove(work.by, work);
    this.settle(work, () => {
      work.fail(why);
    });
    if (running === undefined || this.isClosed) return;
    this.all.delete(running.thread);
    void running.thread.end();
    this.next();
  }

  private leave(work: Work): void {
    if (work.running === undefined) this.giveUp(work, new Failure('TOO_SLOW', TOO_SLOW));
    else
      setTimeout(
        () => {
          if (this.running.has(work)) this.giveUp(work, new Failure('TOO_SLOW', TOO_SLOW));
        },
        Math.max(0, GRACE_MILLISECONDS - (performance.now() - work.running.since)),
      ).unref();
  }

  private settle(work: Work, tell: () => void): void {
    clearTimeout(work.timer);
    this.running.delete(work);
    if (this.running.size === 0) {
      clearInterval(this.watch);
      this.watch = undefined;
    }
    tell();
  }

  /** Of several that the process has grown beside, a lasting one is ended, or the last that was begun; the others are measured anew. */
  private lookAtMemory(): void {
    const resident = process.memoryUsage.rss();
    const most = this.settings.growthMegabytes * MEGABYTE;
    const grown = [...this.running].filter(({ running }) => running && resident - running.resident > most);
    const culprit = grown.find(({ lasting }) => lasting === true) ?? grown.at(-1);
    if (culprit === undefined) return;
    for (const { running } of this.running) if (running) running.resident = resident;
    this.giveUp(culprit, this.tooLarge());
  }

  private tooLarge(): Failure {
    return new Failure(
      'TOO_LARGE',
      `The work needs more than the ${String(this.settings.growthMegabytes)} MB of memory that one question may have; ask for less of it.`,
    );
  }
}
