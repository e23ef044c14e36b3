import { EventEmitter, once } from 'node:events';
import type { Pool } from 'pg';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../src/io/postgres/database';
import { poolBeside } from '../../../src/io/postgres/pool';
import { addJob, prepareQueue } from '../../../src/io/queue/jobs';
import { Missed } from '../../../src/io/queue/missed';
import { runJobs } from '../../../src/io/queue/run-jobs';
import { sweep } from '../../../src/io/queue/sweep';
import { createLoadedDatabase, type TestDatabase } from '../../support/database';

interface Queued {
  readonly attempts: number;
  /** Seconds until it may be taken again. */
  readonly wait: number;
}

describe('who is missed', () => {
  it('is gone at once if a worker, and after a while if somebody whose work would fail', () => {
    let now = 0;
    const missed = new Missed(() => now);
    expect(missed.since(['pool-a', 'receive b'])).toEqual(['pool-a']);
    now = 4_999;
    expect(missed.since(['receive b'])).toEqual([]);
    expect(missed.since([])).toEqual([]);
    now = 6_000;
    expect(missed.since(['receive b'])).toEqual([]);
    now = 11_000;
    expect(missed.since(['receive b'])).toEqual(['receive b']);
  });
});

describe('a job whose workers die', () => {
  let place: TestDatabase;
  let database: Database;
  let pool: Pool;
  beforeAll(async () => {
    place = await createLoadedDatabase();
    database = await place.open();
    pool = poolBeside(database.dataSource, 8);
    await prepareQueue(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
    await place.drop();
  });
  beforeEach(async () => {
    await pool.query('DELETE FROM graphile_worker._private_jobs');
    await database.dataSource.transaction((manager) => addJob(manager, 'finish-audit', { audit: 'a' }, 0));
  });

  const nothing = { onGone: () => Promise.resolve(), onLost: () => Promise.resolve() };
  /** Leaves the queue as a worker does that was killed when it had just taken the job. */
  const takenAndKilled = (worker: string) =>
    pool.query(
      `UPDATE graphile_worker._private_jobs SET attempts = attempts + 1, locked_by = $1, locked_at = now() - interval '1 minute'`,
      [worker],
    );
  const lose = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await takenAndKilled(`killed ${String(time)}`);
      await sweep(pool, nothing);
    }
  };
  const queued = async (): Promise<Queued | undefined> => {
    const { rows } = await pool.query<Queued>(
      'SELECT attempts, extract(epoch FROM run_at - now())::float8 AS wait FROM graphile_worker.jobs WHERE locked_by IS NULL',
    );
    return rows[0];
  };

  /** Works until the job has failed once; returns the reasons for which jobs were given up. */
  async function failOnce(): Promise<readonly string[]> {
    const givenUp: string[] = [];
    let failures = 0;
    const jobs = await runJobs(
      pool,
      {
        'judge-chunk': () => Promise.resolve(),
        'finish-audit': () => {
          failures += 1;
          return Promise.reject(new Error('it will not do'));
        },
      },
      {
        together: 1,
        onGone: () => Promise.resolve(),
        onFailed: (_, payload, { message }) => {
          givenUp.push(`${JSON.stringify(payload)}: ${message}`);
          return Promise.resolve();
        },
      },
    );
    while (failures === 0 && givenUp.length === 0) await setTimeout(10);
    await jobs.stop();
    return givenUp;
  }

  it('is given back at once, and no attempt is counted', async () => {
    await takenAndKilled('killed');
    await Promise.all([sweep(pool, nothing), sweep(pool, nothing)]);
    expect(await queued()).toEqual({ attempts: 0, wait: expect.any(Number) as number });
    expect((await queued())?.wait).toBeLessThanOrEqual(0);
  });

  it('is not given up when it then fails, nor made to wait for hours', async () => {
    await lose(12);
    expect(await failOnce()).toEqual([]);
    const after = await queued();
    expect(after?.attempts).toBe(1);
    expect(after?.wait).toBeLessThan(4);
  });

  it.each([
    [7, []],
    [8, ['{"audit":"a"}: it will not do']],
  ])('is given up once it has failed by itself eight times: %i', async (failures, givenUp) => {
    await lose(3);
    await pool.query('UPDATE graphile_worker._private_jobs SET attempts = $1', [failures - 1]);
    await lose(3);
    expect(await failOnce()).toEqual(givenUp);
  });

  it('is not lost while its worker lives, however long it takes', async () => {
    const begun = new EventEmitter();
    const taken = once(begun, 'taken') as Promise<[letGo: () => void]>;
    const jobs = await runJobs(
      pool,
      {
        'judge-chunk': () => Promise.resolve(),
        'finish-audit': () =>
          new Promise((resolve) => {
            begun.emit('taken', resolve);
          }),
      },
      { together: 1, onGone: () => Promise.resolve(), onFailed: () => Promise.resolve() },
    );
    const [letGo] = await taken;
    await pool.query(`UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 minute'`);
    await sweep(pool, nothing);
    const { rows } = await pool.query('SELECT attempts FROM graphile_worker.jobs WHERE locked_by IS NOT NULL');
    letGo();
    await jobs.stop();
    expect(rows).toEqual([{ attempts: 1 }]);
  });

  it('is given up when no worker survives it', async () => {
    await lose(23);
    await takenAndKilled('killed');
    expect(await failOnce()).toEqual([]);
    await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await takenAndKilled('killed again');
    expect(await failOnce()).toEqual(['{"audit":"a"}: 25 workers died while they were at it']);
  });
});
