import { parentPort, workerData } from 'node:worker_threads';
import { checkChunk } from '../app/check-lines';
import { RoundChecker } from '../app/check-round';
import { RecordReader } from '../core/rounds/record-reader';
import { RuleBook } from '../app/rule-book';
import type { RoundChunk } from '../io/files/rounds/round-chunk';
import type { ThreadAnswer, ThreadData } from './check-threads';

/** One thread of `check --workers`: gets chunks of lines, gives back their answers. */
const { sources, effects, doubts, all } = workerData as ThreadData;
const checker = new RoundChecker(new RuleBook(sources, effects, doubts), all);
const reader = new RecordReader();

parentPort?.on('message', (chunk: RoundChunk) => {
  parentPort?.postMessage({
    firstLine: chunk.firstLine,
    answers: checkChunk(checker, reader, chunk),
  } satisfies ThreadAnswer);
});
