import { Worker } from 'node:worker_threads';
import { KEPT_BY_A_THREAD, type FromThread, type Kept, type ToThread } from './asked';

export interface Listener {
  readonly hear: (message: FromThread) => void;
  /** The thread ended, and why; `memory` where its heap was too small. */
  readonly ended: (why: { readonly memory: boolean; readonly said: string }) => void;
}

/** One thread of a pool: has one order at a time, and remembers what it was given to keep. */
export class PoolThread {
  private readonly worker: Worker;
  /** Keys, in the order in which they were used. */
  private readonly known = new Set<string>();
  private listener: Listener | undefined;

  constructor(script: string, heapMegabytes: number) {
    this.worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    this.worker.unref();
    this.worker.on('message', (message: FromThread) => this.listener?.hear(message));
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      this.tellEnd(error.code === 'ERR_WORKER_OUT_OF_MEMORY', error.stack ?? error.message);
    });
    this.worker.on('exit', () => {
      this.tellEnd(false, 'it ended');
    });
  }

  begin(name: string, order: unknown, kept: Kept | undefined, listener: Listener): void {
    this.listener = listener;
    const bytes = kept === undefined || this.known.has(kept.key) ? undefined : kept.bytes();
    if (kept !== undefined) this.remember(kept.key);
    this.worker.postMessage({ name, order, key: kept?.key, bytes } satisfies ToThread);
  }

  /** Nothing that is said after this is listened to. */
  finish(): void {
    this.listener = undefined;
  }

  async end(): Promise<void> {
    this.finish();
    await this.worker.terminate();
  }

  private remember(key: string): void {
    this.known.delete(key);
    this.known.add(key);
    for (const oldest of this.known) if (this.known.size > KEPT_BY_A_THREAD) this.known.delete(oldest);
  }

  private tellEnd(memory: boolean, said: string): void {
    const { listener } = this;
    this.finish();
    listener?.ended({ memory, said });
  }
}
