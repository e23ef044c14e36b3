import { officialTexts } from '../support/official-texts';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { houseRules } from '../support/command-line';
import { dataFolder, serve } from '../support/served';
import { TINY_TEXT } from '../support/tiny-instrument';

const LOADED = '{ instruments { id } }';

/** The instruments whose rule sources come with the checkout. */
const SOURCES = Object.keys(officialTexts)
  .sort()
  .map((id) => ({ id }));

describe('the service on its embedded database', () => {
  const folder = dataFolder();
  afterAll(() => folder.remove());
  const env = { DATA_DIR: folder.path, PORT: '0' };

  it('answers, keeps what it was given over a restart, and ends cleanly', async () => {
    const first = await serve(env);
    expect(await (await fetch(`${first.url}/health`)).json()).toEqual({ status: 'ok' });
    expect((await first.ask(LOADED)).data).toEqual({ instruments: SOURCES });

    // A second process on the same data folder shares the database.
    const text = join(folder.path, 'zz-harbour.txt');
    writeFileSync(text, TINY_TEXT);
    expect(
      houseRules(['ingest', text, '--instrument', 'zz/zz-harbour'], { env: { ...env, DATABASE_URL: '' } }),
    ).toMatchObject({ code: 0 });
    expect((await first.ask(LOADED)).data).toEqual({ instruments: [...SOURCES, { id: 'zz/zz-harbour' }] });
    expect(await first.stop('SIGINT')).toBe(0);

    const second = await serve(env);
    expect((await second.ask(LOADED)).data).toEqual({ instruments: [...SOURCES, { id: 'zz/zz-harbour' }] });
    expect(await second.stop()).toBe(0);
  });

  it('comes back with its data after being killed', async () => {
    const killed = await serve(env);
    await killed.stop('SIGKILL');
    const next = await serve(env);
    expect((await next.ask(LOADED)).data).toEqual({ instruments: [...SOURCES, { id: 'zz/zz-harbour' }] });
    expect(await next.stop()).toBe(0);
  });

  it('of two checkouts runs twice on one machine without configuration', async () => {
    const other = dataFolder();
    const taken = createServer();
    await new Promise<void>((resolve) => {
      // Whoever has the usual port, this test or another service, the next one is taken.
      taken.once('error', () => resolve()).listen(4000, '127.0.0.1', resolve);
    });
    const [one, two] = await Promise.all([
      serve({ DATA_DIR: folder.path, PORT: '' }),
      serve({ DATA_DIR: other.path, PORT: '' }),
    ]);
    const answers = await Promise.all([one.ask(LOADED), two.ask(LOADED)]);
    await Promise.all([one.stop(), two.stop(), new Promise((resolve) => taken.close(resolve))]);
    other.remove();
    expect(one.url).not.toBe(two.url);
    expect([one.url, two.url]).not.toContain('http://127.0.0.1:4000');
    expect(answers.map(({ data }) => (data?.['instruments'] as unknown[]).length)).toEqual([
      SOURCES.length + 1,
      SOURCES.length,
    ]);
  });
});

describe('a wrong configuration', () => {
  it.each([
    [{ PORT: 'eighty' }, /^PORT must be a port number from 0 to 65535, found "eighty"/],
    [{ PORT: '70000' }, /^PORT must be a port number/],
    [{ HOST: 'not a host' }, /^HOST must be a host name/],
    [{ DATABASE_URL: 'mysql://me:secret@host/db' }, /^DATABASE_URL must look like postgresql:/],
    [{ EXPLORER: 'maybe' }, /^EXPLORER must be "on" or "off"/],
  ])('%j stops with one sentence', (env, sentence) => {
    const { code, out, err } = houseRules(['serve'], { env: { DATABASE_URL: '', ...env } });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).not.toMatch(/secret/);
  });

  it('a port that is taken stops with one sentence and leaves nothing running', async () => {
    const folder = dataFolder();
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
    });
    await expect(serve({ DATA_DIR: folder.path, PORT: `${port}` })).rejects.toThrow(
      new RegExp(`ended with 2: [^]*Port ${port} on 127.0.0.1 is in use; set PORT to another one.`),
    );
    await new Promise((resolve) => taken.close(resolve));
    // The database was stopped with it: the folder can be started again and ends cleanly.
    const next = await serve({ DATA_DIR: folder.path, PORT: '0' });
    expect(await next.stop()).toBe(0);
    folder.remove();
  });
});
