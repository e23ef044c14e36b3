import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ChunkAnswers } from '../app/check-lines';
import type { Doubt } from '../core/rules/doubts/doubt';
import type { Effect } from '../core/rules/effect';
import type { InstrumentSource } from '../core/rules/source';
import type { RoundChunk } from '../io/files/rounds/round-chunk';

export interface ThreadData {
  readonly sources: readonly InstrumentSource[];
  readonly effects: readonly Effect[];
  readonly doubts: readonly Doubt[];
  readonly all: boolean;
}

export interface ThreadAnswer {
  readonly firstLine: number;
  readonly answers: ChunkAnswers;
}

/** Chunks waiting for each thread: enough to keep it busy, few enough to keep memory constant. */
const AHEAD = 2;

/** Shares chunks of rounds among threads and hands the answers on in the order of the file. */
export class CheckThreads {
  private readonly workers: readonly Worker[];

  constructor(count: number, data: ThreadData) {
    this.workers = Array.from(
      { length: count },
      () => new Worker(join(__dirname, 'check-worker.js'), { workerData: data }),
    );
  }

  async run(
    chunks: AsyncIterable<RoundChunk>,
    emit: (answers: ChunkAnswers, chunk: RoundChunk) => Promise<void>,
  ): Promise<void> {
    const underWay: Promise<void>[] = [];
    let last = Promise.resolve();
    let turn = 0;
    try {
      for await (const chunk of chunks) {
        const worker = this.workers[turn % this.workers.length];
        turn += 1;
        if (!worker) continue;
        // Whoever sends rounds live waits for these answers before there are further chunks.
        const answers = answerOf(worker, chunk);
        last = Promise.all([answers, last]).then(([answered]) => emit(answered, chunk));
        last.catch(() => undefined);
        underWay.push(last);
        if (underWay.length >= this.workers.length * AHEAD) await underWay.shift();
      }
      await last;
    } finally {
      await Promise.all(this.workers.map((worker) => worker.terminate()));
    }
  }
}

/** A thread answers its chunks in the order in which it got them, so one listener for each message is enough. */
function answerOf(worker: Worker, chunk: RoundChunk): Promise<ChunkAnswers> {
  const answer = new Promise<ChunkAnswers>((resolve, reject) => {
    const onMessage = (message: ThreadAnswer): void => {
      if (message.firstLine !== chunk.firstLine) return;
      worker.off('message', onMessage);
      worker.off('error', reject);
      resolve(message.answers);
    };
    worker.on('message', onMessage);
    worker.once('error', reject);
  });
  worker.postMessage(chunk);
  return answer;
}
