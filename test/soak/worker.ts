import { parentPort } from 'node:worker_threads';
import type { Job } from './job';
import { soak } from './soak';

/** One thread of the soak: gets a job, gives back what came of it. */
parentPort?.on('message', (job: Job) => {
  parentPort?.postMessage(soak(job));
});
