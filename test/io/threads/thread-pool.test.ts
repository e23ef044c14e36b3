import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Asked, Kept } from '../../../src/io/threads/asked';
import { ThreadPool, type Orders, type PoolSettings } from '../../../src/io/threads/thread-pool';

const SCRIPT = join(__dirname, '..', '..', 'support', 'threads', 'obeying-thread.cjs');
const FOREVER = 1_000_000_000;
const PATIENT: Asked = { deadline: Infinity };
const within = (milliseconds: number): Asked => ({ deadline: performance.now() + milliseconds });

describe('a pool of threads', () => {
  const pools: ThreadPool<Orders>[] = [];
  const poolOf = (settings: Partial<PoolSettings> = {}): ThreadPool<Orders> => {
    const pool = new ThreadPool({
      ...{ script: SCRIPT, threads: 1, heapMegabytes: 64, growthMegabytes: 400 },
      ...{ mostWaiting: 10, mostWaitingOfOne: 5, ...settings },
    });
    pools.push(pool);
    return pool;
  };
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });

  it('answers, refuses with the sentence of the failure, and tells of defects', async () => {
    const pool = poolOf();
    expect(await pool.ask('say', { words: ['one', 2n] }, PATIENT)).toEqual({ words: ['one', 2n] });
    await expect(pool.ask('refuse', 'There is no such lamp.', PATIENT)).rejects.toMatchObject({
      code: 'BAD_ARGUMENT',
      message: 'There is no such lamp.',
    });
    await expect(pool.ask('fail', null, PATIENT)).rejects.toThrow(/a defect/);
    expect(await pool.ask('say', 'still here', PATIENT)).toBe('still here');
  });

  it('tells how far it is', async () => {
    const told: unknown[] = [];
    await poolOf().ask('tell', 3, { ...PATIENT, onProgress: (progress) => told.push(progress) });
    expect(told).toEqual([1, 2, 3]);
  });

  it('gives a thread what orders rest on once, and again once it has forgotten it', async () => {
    const pool = poolOf();
    const given: string[] = [];
    const kept = (key: string): Kept => ({
      key,
      bytes: () => {
        given.push(key);
        const memory = new SharedArrayBuffer(key.length);
        new Uint8Array(memory).set(Buffer.from(key));
        return memory;
      },
    });
    const ask = (key: string) => pool.ask('basis', null, { ...PATIENT, kept: kept(key) });
    for (const key of ['a', 'a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) expect(await ask(key)).toBe(key);
    expect(given).toEqual(['a', 'b', 'c', 'd', 'e', 'b']);
  });

  describe('ends a thread', () => {
    it('whose deadline has passed, says so, and goes on with another', async () => {
      const pool = poolOf();
      await pool.ask('say', 'warm', PATIENT);
      await expect(pool.ask('busy', FOREVER, within(300))).rejects.toMatchObject({ code: 'TOO_SLOW' });
      expect(await pool.ask('busy', 1, PATIENT)).toBe('done');
    });

    it('that grows by buffers, which no limit of V8 counts', async () => {
      const pool = poolOf();
      expect(await pool.ask('buffers', 80, PATIENT)).toBe(10);
      await expect(pool.ask('buffers', 4_000, PATIENT)).rejects.toMatchObject({
        code: 'TOO_LARGE',
        message: expect.stringMatching(/^The work needs more than the 400 MB of memory/) as string,
      });
      expect(await pool.ask('say', 'still here', PATIENT)).toBe('still here');
    });

    it('whose heap is too small', async () => {
      const pool = poolOf();
      await expect(pool.ask('heap', FOREVER, PATIENT)).rejects.toMatchObject({ code: 'TOO_LARGE' });
      expect(await pool.ask('heap', 1_000, PATIENT)).toBe(1_000);
    });

    it('that whoever asked has left, once it has had a second', async () => {
      const pool = poolOf();
      const gone = new AbortController();
      const asked = pool.ask('busy', FOREVER, { ...PATIENT, gone: gone.signal });
      gone.abort();
      await expect(asked).rejects.toMatchObject({ code: 'TOO_SLOW' });
      expect(await pool.ask('busy', 1, PATIENT)).toBe('done');
    });

    it('and tells of one that ended by itself', async () => {
      const pool = poolOf();
      await expect(pool.ask('end', null, PATIENT)).rejects.toThrow(/The thread of "end" ended/);
      expect(await pool.ask('say', 'still here', PATIENT)).toBe('still here');
    });
  });

  describe('while it is busy', () => {
    it('takes so many that wait, and refuses one more with a sentence', async () => {
      const pool = poolOf({ mostWaiting: 3, mostWaitingOfOne: 2 });
      const asked = [
        pool.ask('busy', 300, PATIENT),
        ...['anna', 'anna', 'bert'].map((by) => pool.ask('say', by, { ...PATIENT, by })),
      ];
      await expect(pool.ask('say', 'more', { ...PATIENT, by: 'clara' })).rejects.toMatchObject({
        code: 'TOO_BUSY',
        message: '3 other questions wait for this service, so that this one is not taken; ask again in a minute.',
      });
      expect(await Promise.all(asked)).toEqual(['done', 'anna', 'anna', 'bert']);
    });

    it('takes two of one who asks, and refuses his third', async () => {
      const pool = poolOf({ mostWaitingOfOne: 2 });
      const by = { ...PATIENT, by: 'anna' };
      const asked = [pool.ask('busy', 300, by), pool.ask('say', 1, by), pool.ask('say', 2, by)];
      await expect(pool.ask('say', 3, by)).rejects.toMatchObject({ code: 'TOO_BUSY' });
      expect(await pool.ask('say', 4, { ...PATIENT, by: 'bert' })).toBe(4);
      await Promise.all(asked);
    });

    it('answers those who ask in turn, however many questions one of them has', async () => {
      const pool = poolOf();
      const answered: string[] = [];
      const ask = async (by: string, words: string) => {
        answered.push((await pool.ask('say', words, { ...PATIENT, by })) as string);
      };
      await Promise.all([
        pool.ask('busy', 200, PATIENT),
        ...['a1', 'a2', 'a3'].map((words) => ask('anna', words)),
        ask('bert', 'b1'),
      ]);
      expect(answered).toEqual(['a1', 'b1', 'a2', 'a3']);
    });

    it('leaves a thread for others beside what lasts', async () => {
      const pool = poolOf({ threads: 2 });
      const lasting = [1, 2].map(() => pool.ask('busy', 1_000, { ...PATIENT, lasting: true }));
      expect(await pool.ask('say', 'at once', PATIENT)).toBe('at once');
      expect(await Promise.all(lasting)).toEqual(['done', 'done']);
    });

    it('tells who waits when their time is over, and begins nothing for them', async () => {
      const pool = poolOf();
      const busy = pool.ask('busy', 600, PATIENT);
      await expect(pool.ask('say', 'late', within(100))).rejects.toMatchObject({ code: 'TOO_SLOW' });
      expect(await busy).toBe('done');
    });
  });

  it('tells all who wait when it is closed', async () => {
    const pool = poolOf();
    const asked = [pool.ask('busy', FOREVER, PATIENT), pool.ask('say', 1, PATIENT)].map((one) => one.catch(String));
    await pool.close();
    expect(await Promise.all(asked)).toEqual([expect.stringMatching(/ending/), expect.stringMatching(/ending/)]);
  });
});
