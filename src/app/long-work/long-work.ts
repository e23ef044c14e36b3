import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../io/files/project-root';
import type { Asked } from '../../io/threads/asked';
import { ThreadPool, type PoolSettings } from '../../io/threads/thread-pool';
import type { RuleBook } from '../rule-book';
import type { LongOrders } from './orders';
import { keptRules } from './rules-in-thread';

const SETTINGS: PoolSettings = {
  script: join(projectRoot(), 'dist', 'src', 'app', 'long-work', 'long-work-thread.js'),
  // One for what lasts, and one for the others even on a small machine.
  threads: Math.min(8, Math.max(2, availableParallelism())),
  // Twice what ends an order: a heap that is full before that is looked at ends the whole process.
  heapMegabytes: 2_048,
  growthMegabytes: 1_024,
  mostWaiting: 256,
  mostWaitingOfOne: 128,
};

type Asking = Omit<Asked, 'kept'>;

/** What requests ask for and takes long, done by threads, so that a service goes on answering meanwhile. */
export class LongWork {
  private readonly pool: ThreadPool<LongOrders>;

  constructor(settings: Partial<PoolSettings> = {}) {
    this.pool = new ThreadPool({ ...SETTINGS, ...settings });
  }

  /** Begins a thread with these rules, so that whoever asks first does not wait for it. */
  async beReady(book: RuleBook): Promise<void> {
    await this.ask('ready', null, book, { deadline: Infinity });
  }

  /** By these rules, or without any. */
  ask<K extends keyof LongOrders>(
    name: K,
    order: LongOrders[K]['order'],
    book: RuleBook | undefined,
    asking: Asking,
  ): Promise<LongOrders[K]['answer']> {
    return this.pool.ask(name, order, { ...asking, kept: book && keptRules(book) });
  }

  /** By this name it is called when the service ends. */
  async onModuleDestroy(): Promise<void> {
    await this.pool.close();
  }
}
