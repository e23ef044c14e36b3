import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isOver, progressOf } from '../../../src/app/auditing/audit-progress';
import { knownAudit } from '../../../src/app/auditing/manage-audit';
import { PROGRAM, ROOT } from '../command-line';
import { seeded } from './seeded';

export interface Killing {
  readonly dataSource: DataSource;
  readonly databaseUrl: string;
  readonly audit: string;
  readonly kills: number;
  readonly workers: number;
  readonly seed: number;
  /** A worker lives at most so long after it has begun, or after parts were judged while it lived: every other time it is let come that far. */
  readonly longestMilliseconds: number;
  readonly onKill?: (hadJudged: boolean) => void;
}

/** Works on an audit with workers that are killed at random moments, and lets it end undisturbed after so many kills. Returns the kills there were. */
export async function workWhileKilling(given: Killing): Promise<number> {
  const { dataSource, audit, kills, workers, seed, longestMilliseconds, onKill } = given;
  const random = seeded(seed);
  let killed = 0;
  const isEnded = async (): Promise<boolean> => isOver(await knownAudit(dataSource, audit));
  const partsDone = async (): Promise<number> =>
    (await progressOf(dataSource, await knownAudit(dataSource, audit))).partsDone;
  const lives = Array.from({ length: workers }, async () => {
    while (killed < kills && !(await isEnded())) {
      const worker = await begun(given.databaseUrl);
      const before = await partsDone();
      if (random() < 0.5) while ((await partsDone()) === before && !(await isEnded())) await setTimeout(5);
      await setTimeout(random() * longestMilliseconds);
      const hadJudged = (await partsDone()) > before;
      if (killed >= kills || (await isEnded())) {
        await ended(worker, 'SIGTERM');
        break;
      }
      killed += 1;
      onKill?.(hadJudged);
      await ended(worker, 'SIGKILL');
    }
  });
  await Promise.all(lives);
  if (!(await isEnded())) {
    const last = await begun(given.databaseUrl);
    while (!(await isEnded())) await setTimeout(100);
    await ended(last, 'SIGTERM');
  }
  const progress = await progressOf(dataSource, await knownAudit(dataSource, audit));
  if (progress.state !== 'finished') throw new Error(`The audit is ${progress.state}.`);
  return killed;
}

async function begun(databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, 'work', '--threads', '1'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('Working with')) resolve();
    });
    child.once('close', () => reject(new Error(`A worker ended by itself: ${said}`)));
  });
  return child;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}
