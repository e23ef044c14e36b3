import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isOver } from '../src/app/auditing/audit-progress';
import { knownAudit } from '../src/app/auditing/manage-audit';
import { auditStoredRounds } from '../src/app/auditing/start-audit';
import { worker, type WorkerPlace } from './commands';

/** How long the second worker is at work, and then stands still, by turns: many chunks long, and short beside what disturbs a machine. */
const TURN = 1_500;
/** Of an audit, until both workers have chunks in hand. */
const STARTING = 1_000;

/** A stretch of an audit in which one of them was at work, or both. */
interface Stretch {
  readonly workers: 1 | 2;
  readonly from: number;
  readonly to: number;
}

/**
 * How many times as fast two workers are as the first of them alone, over several audits of all stored rounds. The second stands still
 * every other moment, so that whatever else the machine is doing slows down both figures alike: whole audits, one after the
 * other, differ by a third here. A chunk that it holds meanwhile is finished later: what is begun in one turn and counted in another
 * cancels out.
 */
export async function twoAgainstOne(
  dataSource: DataSource,
  env: NodeJS.ProcessEnv,
  places: readonly [WorkerPlace, WorkerPlace],
  audits: number,
): Promise<number> {
  const [first, second] = await Promise.all([worker(places[0], env), worker(places[1], env)]);
  const rounds = { 1: 0, 2: 0 };
  const milliseconds = { 1: 0, 2: 0 };
  try {
    // Both have judged before, as workers have that run all day: what the engine does with a new program counts for neither.
    await judged(dataSource, undefined);
    for (let audit = 0; audit < audits; audit += 1) {
      const { stretches, done } = await judged(dataSource, second);
      for (const { workers, from, to } of stretches) {
        milliseconds[workers] += to - from;
        for (const { at, count } of done) if (at >= from && at < to) rounds[workers] += count;
      }
    }
    return rounds[2] / milliseconds[2] / (rounds[1] / milliseconds[1]);
  } finally {
    await Promise.all([stopped(first), stopped(second)]);
  }
}

/** Audits all stored rounds while the second worker stands still by turns: the turns that were whole, and when which rounds were judged. */
async function judged(
  dataSource: DataSource,
  second: ChildProcess | undefined,
): Promise<{ readonly stretches: readonly Stretch[]; readonly done: readonly { at: number; count: number }[] }> {
  const id = await auditStoredRounds(dataSource, { scope: {} }, 'bench');
  const stretches: Stretch[] = [];
  await setTimeout(STARTING);
  for (let turn = 0; ; turn += 1) {
    const workers = turn % 2 === 0 ? 2 : 1;
    second?.kill(workers === 2 ? 'SIGCONT' : 'SIGSTOP');
    const from = Date.now();
    await setTimeout(TURN);
    stretches.push({ workers, from, to: Date.now() });
    if (isOver(await knownAudit(dataSource, id))) break;
  }
  second?.kill('SIGCONT');
  const rows = await dataSource.query<{ at: Date; count: number }[]>(
    'SELECT done_at AS at, rounds AS count FROM audit_chunk WHERE audit_id = $1 ORDER BY done_at',
    [id],
  );
  const done = rows.map(({ at, count }) => ({ at: at.getTime(), count }));
  const last = done.at(-1)?.at ?? 0;
  // With both of a kind or with none of it, a turn counts: what is left at the end would favour whichever came first.
  const whole = stretches.filter(({ to }) => to < last);
  return { stretches: whole.slice(0, whole.length - (whole.length % 2)), done };
}

async function stopped(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  await closed;
}
