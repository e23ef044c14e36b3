import { once } from 'node:events';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findPostmaster, identify } from '../../src/io/postgres/embedded/postmaster';
import { DISTURBANCES, disturb } from '../support/auditing/disturbing';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { endOf, uploadRounds } from '../support/auditing/uploaded';
import { leftOn } from '../support/embedded/processes';
import { halfUpload } from '../support/half-upload';
import { dataFolder, serve, type Served } from '../support/served';

/** Longer than this no supervisor waits. */
const STOPS_WITHIN_MILLISECONDS = 15_000;

describe('a service whose database goes away', () => {
  const folder = dataFolder();
  const rounds = mixedRounds(1_600, 20);
  let service: Served;
  beforeAll(async () => {
    service = await serve({ DATA_DIR: folder.path, PORT: '0' });
  });
  afterAll(() => {
    folder.remove();
  });

  const healthIs = async (status: number): Promise<void> => {
    while ((await fetch(`${service.url}/health`)).status !== status) await setTimeout(10);
  };
  const ask = (): Promise<Response> =>
    fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"{ games { code } }"}',
    });

  const control = join(folder.path, 'postgres', 'data', 'global');
  const lost = join(folder.path, 'postgres', 'data', 'lost');
  /** Kills the server, and lets none be started in its place. */
  async function sendAway(): Promise<void> {
    renameSync(control, lost);
    process.kill(findPostmaster(identify(join(folder.path, 'postgres', 'data')))?.pid ?? 0, 'SIGKILL');
    await healthIs(503);
  }

  const uploads = join(folder.path, 'uploads');
  const uploadBegun = async (): Promise<void> => {
    while (!readdirSync(uploads).some((name) => name.endsWith('.part'))) await setTimeout(10);
  };

  it('lives, and ends an audit with the very same findings', async () => {
    const undisturbed = await endOf(service.url, await uploadRounds(service.url, ndjson(rounds)));
    expect(undisturbed).toMatchObject({ state: 'finished', digest: expect.any(String) as string });
    for (const [index, disturbance] of DISTURBANCES.entries()) {
      // The very same file would not be read again.
      const audit = await uploadRounds(service.url, `${ndjson(rounds)}${' '.repeat(index)}\n`);
      await setTimeout(index * 20);
      while (!(await disturb(folder.path, disturbance))) await setTimeout(5);
      expect({ disturbance, ...(await endOf(service.url, audit)) }).toEqual({ disturbance, ...undisturbed });
    }
  }, 180_000);

  it('says so while it is away, and answers again when it is back', async () => {
    await sendAway();
    const [health, asked, page] = await Promise.all([
      fetch(`${service.url}/health`),
      ask(),
      fetch(`${service.url}/audits`, { headers: { accept: 'text/html' } }),
    ]);
    expect(await health.json()).toEqual({ status: 'unavailable', reason: 'the database does not answer' });
    const sentence = 'The database does not answer at the moment; ask again in some seconds.';
    for (const answer of [asked, page]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
    }
    expect(await asked.json()).toMatchObject({
      errors: [{ message: sentence, extensions: { code: 'DATABASE_UNAVAILABLE' } }],
    });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain(sentence);
    renameSync(lost, control);
    await healthIs(200);
    expect((await ask()).status).toBe(200);
  }, 60_000);

  it('stops in time while an upload stalls, and nothing of it stays', async () => {
    const closed = once(halfUpload(service.url), 'close');
    await uploadBegun();
    const begun = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(STOPS_WITHIN_MILLISECONDS);
    await closed;
    expect(readdirSync(uploads)).toEqual([]);
    expect(await leftOn(join(folder.path, 'postgres'))).toEqual([]);
  }, 60_000);

  it('stops in time while it is away, and at once when told twice', async () => {
    service = await serve({ DATA_DIR: folder.path, PORT: '0' });
    const audit = await uploadRounds(service.url, `${ndjson(mixedRounds(6_000, 20))}  \n`);
    await sendAway();
    const begun = performance.now();
    expect(await service.stop()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(STOPS_WITHIN_MILLISECONDS);
    renameSync(lost, control);

    service = await serve({ DATA_DIR: folder.path, PORT: '0' });
    expect(await endOf(service.url, audit)).toMatchObject({ state: 'finished', problem: null });
    const stalled = once(halfUpload(service.url), 'close');
    await uploadBegun();
    process.kill(service.pid, 'SIGINT');
    // Two that come at the same moment are one.
    await setTimeout(500);
    expect(await service.stop('SIGINT')).toBe(130);
    await stalled;
    // The server that was left running is taken over and stopped.
    service = await serve({ DATA_DIR: folder.path, PORT: '0' });
    expect(await service.stop('SIGINT')).toBe(0);
    expect(await leftOn(join(folder.path, 'postgres'))).toEqual([]);
  }, 120_000);
});
