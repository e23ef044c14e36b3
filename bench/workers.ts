import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isOver } from '../src/app/auditing/audit-progress';
import { knownAudit } from '../src/app/auditing/manage-audit';
import { auditStoredRounds } from '../src/app/auditing/start-audit';
import { worker, type WorkerPlace } from './commands';

/** Long enough for a worker to be done with an audit that has just ended, and to hold nothing of it. */
const SETTLED = 2_000;

/** How many times as fast two workers are as the first of them alone, with all stored rounds; the least disturbed of several turns of each. */
export async function twoAgainstOne(
  dataSource: DataSource,
  env: NodeJS.ProcessEnv,
  places: readonly [WorkerPlace, WorkerPlace],
  turns: number,
): Promise<number> {
  const [first, second] = await Promise.all([worker(places[0], env), worker(places[1], env)]);
  try {
    // Both have judged before, as workers have that run all day: what the engine does with a new program counts for neither.
    await judged(dataSource);
    let [one, two] = [Infinity, Infinity];
    for (let turn = 0; turn < turns; turn += 1) {
      await setTimeout(SETTLED);
      second.kill('SIGSTOP');
      one = Math.min(one, await judged(dataSource));
      second.kill('SIGCONT');
      two = Math.min(two, await judged(dataSource));
    }
    return one / two;
  } finally {
    await Promise.all([stopped(first), stopped(second)]);
  }
}

/** How long an audit of all stored rounds takes those who wait for it. */
async function judged(dataSource: DataSource): Promise<number> {
  const id = await auditStoredRounds(dataSource, { scope: {} }, 'bench');
  for (;;) {
    const audit = await knownAudit(dataSource, id);
    if (isOver(audit)) return ((audit.finishedAt?.getTime() ?? 0) - audit.startedAt.getTime()) / 1000;
    await setTimeout(100);
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await closed;
}
