import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { projectRoot } from '../../io/files/project-root';
import type { ChunkAnswer, ChunkOrder, Rules } from './thread-orders';
import { WatchedThread } from './watched-thread';

export interface ThreadSettings {
  readonly threads: number;
  /** How long one round may take before it is set apart. */
  readonly roundMilliseconds?: number;
  readonly script?: string;
}

const gunzipped = promisify<Uint8Array, object, Buffer>(gunzip);
/** Less than this might lie in memory that others share, which cannot be given away. */
const LEAST_PIECE = 1 << 16;

/** In one piece, whose size stands at its end: pieces would have to be put together, while the queue waits. */
const unpack = (packed: Uint8Array): Promise<Buffer> =>
  gunzipped(packed, { chunkSize: Math.max(LEAST_PIECE, Buffer.from(packed.slice(-4)).readUInt32LE() + 1) });

const ROUND_MILLISECONDS = 20_000;
/** A round is set apart when it has stopped its thread twice: once may be the machine's fault. */
const STRIKES = 2;

const SCRIPT = join(projectRoot(), 'dist', 'src', 'app', 'auditing', 'judge-thread.js');

/** Threads that judge chunks. A round that never ends, or that brings its thread down, is set apart, told of, and the rest is judged. */
export class JudgeThreads {
  private readonly idle: WatchedThread[] = [];
  private readonly waiting: ((thread: WatchedThread) => void)[] = [];
  private readonly all = new Set<WatchedThread>();
  private isClosed = false;

  constructor(
    private readonly settings: ThreadSettings,
    private readonly rulesAt: (change: number) => Promise<Rules>,
  ) {}

  async judge(order: ChunkOrder): Promise<ChunkAnswer> {
    const apart = new Map<number, string>();
    const strikes = new Map<number, number>();
    let singly = false;
    for (;;) {
      // Not in the thread: one that is stopped while it unpacks takes the whole process down with it.
      const body = await unpack(order.body);
      const thread = await this.take();
      const outcome = await thread.judge({ ...order, body, apart, singly }, this.rulesAt);
      if (!('stoppedAt' in outcome)) {
        this.give(thread);
        return outcome;
      }
      if (this.isClosed) throw new Error('It was stopped before it was judged.');
      await this.discard(thread);
      const { stoppedAt, why } = outcome;
      // Between two rounds nothing can be set apart: that is a defect, or a lack of memory for anything at all.
      if (stoppedAt === 0) throw new Error(`A thread stopped before it had judged a round: ${why}`);
      // Of many that were judged at once, only going through them one by one tells which it was.
      if (!singly) {
        singly = true;
        continue;
      }
      const count = (strikes.get(stoppedAt) ?? 0) + 1;
      strikes.set(stoppedAt, count);
      if (count >= STRIKES)
        apart.set(stoppedAt, `The round ${why} and was left out; report it. All other rounds were judged.`);
    }
  }

  /** What is being judged is not, then. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.all].map((thread) => thread.end()));
  }

  private take(): Promise<WatchedThread> | WatchedThread {
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.all.size < this.settings.threads) return this.begin();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private begin(): WatchedThread {
    const { script = SCRIPT, roundMilliseconds = ROUND_MILLISECONDS } = this.settings;
    const thread = new WatchedThread(script, roundMilliseconds);
    this.all.add(thread);
    return thread;
  }

  private give(thread: WatchedThread): void {
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.idle.push(thread);
  }

  private async discard(thread: WatchedThread): Promise<void> {
    this.all.delete(thread);
    await thread.end();
    const next = this.waiting.shift();
    if (next) next(this.begin());
  }
}
