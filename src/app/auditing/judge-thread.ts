import { parentPort, workerData } from 'node:worker_threads';
import { RecordReader } from '../../core/rounds/record-reader';
import { RoundChecker } from '../check-round';
import { RuleBook } from '../rule-book';
import { findingText } from './finding-text';
import { judgeLines } from './judge-lines';
import { linesIn } from './kept-bytes';
import type { ThreadAnswer, ThreadOrder } from './thread-orders';

/** One thread of a worker: gets chunks of rounds and gives back what is to be stored of them. */
const { current } = workerData as { readonly current: Int32Array };
/** Audits that run side by side mostly rest on the same rules. */
const KEPT = 4;
const checkers = new Map<number, RoundChecker>();
const reader = new RecordReader();

parentPort?.on('message', (order: ThreadOrder) => {
  if (order.rules !== undefined) {
    const { sources, effects, doubts } = order.rules;
    checkers.delete(order.rulesChange);
    checkers.set(order.rulesChange, new RoundChecker(new RuleBook(sources, effects, doubts)));
    for (const oldest of checkers.keys()) if (checkers.size > KEPT) checkers.delete(oldest);
  }
  const checker = checkers.get(order.rulesChange);
  if (checker === undefined) {
    const { body } = order;
    parentPort?.postMessage({ needsRules: true, body } satisfies ThreadAnswer, [body.buffer as ArrayBuffer]);
    return;
  }
  const { place, scope, apart, singly } = order;
  let copy = '';
  const judged = judgeLines(linesIn(order.body), {
    ...{ checker, reader, scope, apart, singly },
    onLine: (line) => {
      Atomics.store(current, 0, line);
    },
    onFinding: (row) => {
      copy += findingText(place, row);
    },
  });
  Atomics.store(current, 0, 0);
  parentPort?.postMessage({ judged, copy: Buffer.from(copy) } satisfies ThreadAnswer);
});
