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

/** An audit is timed in so many parts, of as many chunks each. */
const PARTS = 4;

/**
 * How many times as fast two workers are as the first of them alone, with all stored rounds. Of several turns the least disturbed run
 * of each part is taken: a whole audit is hardly ever left alone by a machine that others use too.
 */
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
    const [one, two] = [new Array<number>(PARTS).fill(Infinity), new Array<number>(PARTS).fill(Infinity)];
    for (let turn = 0; turn < turns; turn += 1) {
      await setTimeout(SETTLED);
      second.kill('SIGSTOP');
      keepLeast(one, await judged(dataSource));
      second.kill('SIGCONT');
      keepLeast(two, await judged(dataSource));
    }
    return sum(one) / sum(two);
  } finally {
    await Promise.all([stopped(first), stopped(second)]);
  }
}

/** How long each part of an audit of all stored rounds takes, from its start to its end. */
async function judged(dataSource: DataSource): Promise<readonly number[]> {
  const id = await auditStoredRounds(dataSource, { scope: {} }, 'bench');
  for (;;) {
    const { state, startedAt, finishedAt } = await knownAudit(dataSource, id);
    if (isOver({ state })) {
      const done = await dataSource.query<{ at: Date }[]>(
        'SELECT done_at AS at FROM audit_chunk WHERE audit_id = $1 ORDER BY done_at',
        [id],
      );
      const ends = Array.from(
        { length: PARTS },
        (_, part) => done[Math.ceil(((part + 1) * done.length) / PARTS) - 1]?.at,
      );
      const times = [startedAt, ...ends.slice(0, -1), finishedAt].map((at) => at?.getTime() ?? NaN);
      return times.slice(1).map((time, part) => time - (times[part] ?? NaN));
    }
    await setTimeout(100);
  }
}

function keepLeast(least: number[], times: readonly number[]): void {
  for (const [part, time] of times.entries()) least[part] = Math.min(least[part] ?? Infinity, time);
}

const sum = (times: readonly number[]): number => times.reduce((whole, time) => whole + time, 0);

async function stopped(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await closed;
}
