import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gunzip } from 'node:zlib';
import type { AuditScope } from '../../core/auditing/scope';
import type { Effect } from '../../core/rules/effect';
import type { InstrumentSource } from '../../core/rules/source';
import { projectRoot } from '../../io/files/project-root';
import type { FindingPlace } from './finding-text';
import type { JudgedChunk } from './judged-chunk';

export interface Rules {
  readonly sources: readonly InstrumentSource[];
  readonly effects: readonly Effect[];
}

/** A packed chunk of rounds to be judged. */
export interface ChunkOrder {
  readonly rulesChange: number;
  readonly place: FindingPlace;
  readonly scope: AuditScope;
  readonly body: Uint8Array;
}

export interface ThreadOrder extends ChunkOrder {
  /** Unpacked. */
  readonly body: Uint8Array;
  readonly apart: ReadonlyMap<number, string>;
  /** With the first order that rests on them. */
  readonly rules?: Rules;
}

export interface ChunkAnswer {
  readonly judged: JudgedChunk;
  /** The findings, ready for COPY. */
  readonly copy: Uint8Array;
}

export type ThreadAnswer = ChunkAnswer | { readonly needsRules: true };

export interface ThreadSettings {
  readonly threads: number;
  /** How long one round may take before it is set apart. */
  readonly roundMilliseconds?: number;
  readonly script?: string;
}

const unpack = promisify<Uint8Array, Buffer>(gunzip);

const ROUND_MILLISECONDS = 20_000;
const LOOK_MILLISECONDS = 500;
/** More than any chunk needs; a round that takes more is set apart like one that never ends. */
const HEAP_MEGABYTES = 512;
/** A round is set apart when it has stopped its thread twice: once may be the machine's fault. */
const STRIKES = 2;

const SCRIPT = join(projectRoot(), 'dist', 'src', 'app', 'auditing', 'judge-thread.js');

/** Threads that judge chunks. A round that never ends, or that brings its thread down, is set apart, told of, and the rest is judged. */
export class JudgeThreads {
  private readonly idle: JudgeThread[] = [];
  private readonly waiting: ((thread: JudgeThread) => void)[] = [];
  private readonly all = new Set<JudgeThread>();

  constructor(
    private readonly settings: ThreadSettings,
    private readonly rulesAt: (change: number) => Promise<Rules>,
  ) {}

  async judge(order: ChunkOrder): Promise<ChunkAnswer> {
    const apart = new Map<number, string>();
    const strikes = new Map<number, number>();
    // Not in the thread: one that is stopped while it unpacks takes the whole process down with it.
    const body = await unpack(order.body);
    for (;;) {
      const thread = await this.take();
      const outcome = await thread.judge({ ...order, body, apart }, this.rulesAt);
      if (!('stoppedAt' in outcome)) {
        this.give(thread);
        return outcome;
      }
      await this.discard(thread);
      const { stoppedAt, why } = outcome;
      // Between two rounds nothing can be set apart: that is a defect, or a lack of memory for anything at all.
      if (stoppedAt === 0) throw new Error(`A thread stopped before it had judged a round: ${why}`);
      const count = (strikes.get(stoppedAt) ?? 0) + 1;
      strikes.set(stoppedAt, count);
      if (count >= STRIKES)
        apart.set(stoppedAt, `The round ${why} and was left out; report it. All other rounds were judged.`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.all].map((thread) => thread.end()));
  }

  private take(): Promise<JudgeThread> | JudgeThread {
    const idle = this.idle.pop();
    if (idle) return idle;
    if (this.all.size < this.settings.threads) return this.begin();
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private begin(): JudgeThread {
    const { script = SCRIPT, roundMilliseconds = ROUND_MILLISECONDS } = this.settings;
    const thread = new JudgeThread(script, roundMilliseconds);
    this.all.add(thread);
    return thread;
  }

  private give(thread: JudgeThread): void {
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.idle.push(thread);
  }

  private async discard(thread: JudgeThread): Promise<void> {
    this.all.delete(thread);
    await thread.end();
    const next = this.waiting.shift();
    if (next) next(this.begin());
  }
}

interface Stopped {
  /** The line that was being judged; 0 between two. */
  readonly stoppedAt: number;
  readonly why: string;
}

class JudgeThread {
  private readonly current = new Int32Array(new SharedArrayBuffer(4));
  private readonly worker: Worker;

  constructor(
    script: string,
    private readonly roundMilliseconds: number,
  ) {
    this.worker = new Worker(script, {
      workerData: { current: this.current },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    this.worker.unref();
  }

  async judge(order: ThreadOrder, rulesAt: (change: number) => Promise<Rules>): Promise<ChunkAnswer | Stopped> {
    const answer = await this.ask(order);
    if (!('needsRules' in answer)) return answer;
    const told = await this.ask({ ...order, rules: await rulesAt(order.rulesChange) });
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
      this.worker.postMessage(order);
    });
  }
}
