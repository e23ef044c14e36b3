import { parentPort } from 'node:worker_threads';
import { differenceOf } from '../core/differences/difference';
import type { DifferenceAnswer, DifferenceOrder } from './difference-orders';

/** Compares clauses beside the service: gets two sides and gives back which clauses answer which, and how their words differ. */
parentPort?.on('message', ({ id, from, to, facts }: DifferenceOrder) => {
  const { versions, matched, added, removed } = differenceOf(from, to, facts);
  parentPort?.postMessage({ id, versions, matched, added, removed } satisfies DifferenceAnswer);
});
