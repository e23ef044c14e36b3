import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Difference } from '../core/differences/difference';
import { factChanges } from '../core/differences/fact-changes';
import type { Side } from '../core/differences/side';
import { projectRoot } from '../io/files/project-root';
import type { DifferenceAnswer, DifferenceOrder } from './difference-orders';

const SCRIPT = join(projectRoot(), 'dist', 'src', 'app', 'difference-thread.js');
/** Two whole instruments need a fifth of it. */
const HEAP_MEGABYTES = 512;

interface Waiting {
  answer(answer: DifferenceAnswer): void;
  fail(error: Error): void;
}

/** Compares clauses in a thread of its own, one comparison after another, so that a service goes on answering meanwhile. */
export class DifferencesAside {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(private readonly script = SCRIPT) {}

  async differenceOf(from: Side, to: Side): Promise<Difference> {
    const facts = factChanges(from, to);
    const [ours, theirs] = [from, to].map((side) => ({ ...side, ruleSets: [], recognised: [] }));
    if (ours === undefined || theirs === undefined) throw new Error('a comparison has two sides');
    this.last += 1;
    const { versions, matched, added, removed } = await this.ask({ id: this.last, from: ours, to: theirs, facts });
    return { versions, from, to, matched, added, removed, facts };
  }

  /** By this name it is called when the service ends. */
  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  private ask(order: DifferenceOrder): Promise<DifferenceAnswer> {
    return new Promise((answer, fail) => {
      this.waiting.set(order.id, { answer, fail });
      this.worker ??= this.begin();
      this.worker.postMessage(order);
    });
  }

  private begin(): Worker {
    const worker = new Worker(this.script, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } });
    worker.unref();
    worker.on('message', (answer: DifferenceAnswer) => {
      this.waiting.get(answer.id)?.answer(answer);
      this.waiting.delete(answer.id);
    });
    // The next question begins another thread; those that were waiting for this one are told.
    const giveUp = (error: Error): void => {
      if (this.worker !== worker) return;
      this.worker = undefined;
      const left = [...this.waiting.values()];
      this.waiting.clear();
      for (const one of left) one.fail(new Error(`The thread that compares clauses ended: ${error.message}`));
    };
    worker.on('error', giveUp);
    worker.on('exit', () => {
      giveUp(new Error('it was stopped'));
    });
    return worker;
  }
}
