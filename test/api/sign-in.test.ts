import { WebSocket } from 'ws';
import { makeKey, type MadeKey } from '../../src/app/access/keys';
import type { Database } from '../../src/io/postgres/database';
import { revokeKey } from '../../src/io/postgres/store/key-store';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { startProxy, type TestProxy } from '../support/proxy';
import { startTestService, type TestService } from '../support/service';

const WHO = JSON.stringify({ query: '{ whoAmI { name role } }' });

describe('signing in', () => {
  let place: TestDatabase;
  let database: Database;
  let service: TestService;
  let anna: MadeKey;
  beforeAll(async () => {
    place = await createLoadedDatabase();
    database = await place.open();
    anna = await make('Anna');
    service = await startTestService({ database: place });
  });
  afterAll(async () => {
    await service.stop();
    await database.close();
    await place.drop();
  });

  const make = (name: string, expires?: Date): Promise<MadeKey> =>
    makeKey(database.dataSource, name, 'inspector', 'command line', expires);
  const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(service.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const signIn = async (key = anna.key): Promise<string> => cookieOf(await send('/sign-in', { key }));
  const ask = (cookie: string, headers: Record<string, string> = {}) =>
    fetch(`${service.url}/graphql`, {
      method: 'POST',
      body: WHO,
      headers: { 'content-type': 'application/json', cookie, ...headers },
    });
  const statusOf = async (cookie: string): Promise<number> => (await ask(cookie)).status;

  it('a person without a key is shown the form, and goes on from there to the page that was asked for', async () => {
    const visited = await fetch(`${service.url}/audits?first=3`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([visited.status, visited.headers.get('location')]).toEqual([303, '/sign-in?next=%2Faudits%3Ffirst%3D3']);
    const form = await fetch(service.url + (visited.headers.get('location') ?? ''));
    expect(form.status).toBe(200);
    expect(await form.text()).toContain('<input type="hidden" name="next" value="/audits?first=3"');
    const sent = await send('/sign-in', { key: ` ${anna.key}\n`, next: '/audits?first=3' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/audits?first=3']);
    expect(await (await ask(cookieOf(sent))).json()).toEqual({ data: { whoAmI: { name: 'Anna', role: 'inspector' } } });
  });

  it('a page’s own request brings up no prompt for a password, and a program’s may', async () => {
    const challenge = async (headers: Record<string, string>) =>
      (await ask('', headers)).headers.get('www-authenticate');
    expect(await challenge({})).toBe('Basic realm="House Rules", charset="UTF-8"');
    expect(await challenge({ 'sec-fetch-site': 'same-origin' })).toBe('Bearer realm="House Rules"');
  });

  it('sets a cookie that no script reads and no other site sends, and of which only a hash is kept', async () => {
    const response = await send('/sign-in', { key: anna.key });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^house-rules=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/);
    const rows = await database.dataSource.query<unknown[]>('SELECT * FROM session');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(cookie.slice(12, 55));
  });

  it('goes on to nowhere but a page of this service', async () => {
    for (const next of [
      '//elsewhere.example',
      'https://elsewhere.example',
      '/\\elsewhere.example',
      '/\t/elsewhere.example',
    ])
      expect((await send('/sign-in', { key: anna.key, next })).headers.get('location')).toBe('/');
    expect((await send('/sign-in', { key: anna.key, next: '/audits\r\nx: y' })).headers.get('location')).toBe(
      '/auditsx:%20y',
    );
  });

  it('is done by programs too', async () => {
    const post = (body: unknown) =>
      fetch(`${service.url}/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const response = await post({ key: anna.key });
    expect([response.status, await response.json()]).toEqual([200, { name: 'Anna', role: 'inspector' }]);
    expect(await statusOf(cookieOf(response))).toBe(200);
    for (const body of [{}, { key: 7 }, { key: [anna.key] }, [], 'x', { key: 'hr_0_0' }])
      expect((await post(body)).status).toBe(401);
  });

  it('is over when the person signs out, and for that browser alone', async () => {
    const [here, there] = [await signIn(), await signIn()];
    const left = await send('/sign-out', {}, { cookie: here });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/sign-in']);
    expect(left.headers.get('set-cookie')).toMatch(/^house-rules=; .*Max-Age=0/);
    expect([await statusOf(here), await statusOf(there)]).toEqual([401, 200]);
  });

  it('is over with its key, and after its time', async () => {
    const berta = await make('Berta');
    const cookie = await signIn(berta.key);
    expect(await statusOf(cookie)).toBe(200);
    await revokeKey(database.dataSource, berta.id, 'command line');
    expect(await statusOf(cookie)).toBe(401);
    const late = await signIn();
    await database.dataSource.query('UPDATE session SET expires_at = now()');
    expect(await statusOf(late)).toBe(401);
    await signIn();
    expect(await database.dataSource.query('SELECT 1 FROM session')).toHaveLength(1);
  });

  it('of one key lasts in 20 browsers, and the one that began first gives way to one more', async () => {
    const cookies: string[] = [];
    for (let count = 0; count <= 20; count += 1) cookies.push(await signIn());
    expect([await statusOf(cookies[0] ?? ''), await statusOf(cookies[1] ?? '')]).toEqual([401, 200]);
  });

  it('lets a page of another site do nothing', async () => {
    const cookie = await signIn();
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await ask(cookie, elsewhere)).status).toBe(403);
    expect((await ask(cookie, { origin: 'null' })).status).toBe(403);
    expect((await ask(cookie, { origin: service.url })).status).toBe(200);
    expect((await send('/sign-in', { key: anna.key }, elsewhere)).status).toBe(403);
    expect((await send('/sign-out', {}, { cookie, ...elsewhere })).status).toBe(403);
    expect(await statusOf(cookie)).toBe(200);
  });

  it('takes 4 kB from whoever has no key yet, and not a byte more', async () => {
    const body = (bytes: number) => `key=${'x'.repeat(bytes - 4)}`;
    const status = async (bytes: number) =>
      (
        await fetch(`${service.url}/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: body(bytes),
        })
      ).status;
    expect([await status(4_096), await status(4_097)]).toEqual([401, 413]);
  });

  it('with a key that has expired is refused with a sentence of its own, as is every other use of it', async () => {
    const carl = await make('Carl', new Date(Date.now() + 1_500));
    const cookie = await signIn(carl.key);
    expect(await statusOf(cookie)).toBe(200);
    while ((await statusOf(cookie)) === 200) await new Promise((resolve) => setTimeout(resolve, 100));
    const { errors } = await service.ask('{ __typename }', {}, carl.key);
    expect(errors).toMatchObject([
      {
        message: expect.stringMatching(
          /^The key of "Carl" expired on \d{4}-\S+Z; house-rules keys make "Carl" --role inspector makes another\.$/,
        ) as string,
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
    const form = await send('/sign-in', { key: carl.key });
    expect([form.status, await form.text()]).toEqual([401, expect.stringContaining('expired on')]);
    // Whoever has half of it is told no more than of any other.
    const half = await service.ask(
      '{ __typename }',
      {},
      `${carl.key.slice(0, -1)}${carl.key.endsWith('A') ? 'B' : 'A'}`,
    );
    expect(half.errors?.[0]?.message).toMatch(/not known here/);
    expect((await make('Carl')).name).toBe('Carl');
  });

  describe('behind a proxy', () => {
    let behind: TestService;
    let proxy: TestProxy;
    beforeAll(async () => {
      proxy = await startProxy();
      behind = await startTestService({ database: place, publicUrl: proxy.url, trustedProxies: ['127.0.0.1'] });
      proxy.passOnTo(behind.url);
    });
    afterAll(async () => {
      await behind.stop();
      await proxy.stop();
    });

    const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
      fetch(proxy.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });

    it('forms work from the public address, and from no other', async () => {
      const sent = await post('/sign-in', { key: anna.key }, { origin: proxy.url });
      expect(sent.status).toBe(303);
      const cookie = cookieOf(sent);
      const verdict = (origin: string) => post('/verdict', { round: '{}' }, { origin, cookie });
      expect((await verdict(proxy.url)).status).not.toBe(403);
      expect((await verdict('https://elsewhere.example')).status).toBe(403);
    });

    it('sockets work from the public address, and from no other', async () => {
      const cookie = cookieOf(await post('/sign-in', { key: anna.key }, { origin: proxy.url }));
      const opened = (origin: string): Promise<unknown> =>
        new Promise((resolve) => {
          const url = `${proxy.url.replace('http', 'ws')}/graphql`;
          const socket = new WebSocket(url, 'graphql-transport-ws', { headers: { origin, cookie } });
          socket.once('open', () => {
            socket.terminate();
            resolve('open');
          });
          socket.once('error', ({ message }) => {
            resolve(message);
          });
        });
      expect(await opened(proxy.url)).toBe('open');
      expect(await opened('https://elsewhere.example')).toBe('Unexpected server response: 403');
    });

    it('refused keys are counted for the client and not for the proxy, whatever the client says of itself', async () => {
      const wrong = `Bearer hr_0123456789_${'x'.repeat(43)}`;
      const tryOne = async (from: string): Promise<number> =>
        (
          await fetch(proxy.url, {
            headers: { authorization: wrong, 'x-forwarded-for': '198.51.100.1', 'x-test-client': from },
          })
        ).status;
      const statuses = [];
      for (let count = 0; count < 21; count += 1) statuses.push(await tryOne('203.0.113.7'));
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
      expect(await tryOne('203.0.113.8')).toBe(401);
      const limited = await fetch(proxy.url, { headers: { authorization: wrong, 'x-test-client': '203.0.113.7' } });
      expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
      // A good key of the same client is let in.
      const good = { authorization: `Bearer ${anna.key}`, 'x-test-client': '203.0.113.7' };
      expect((await fetch(proxy.url, { headers: good })).status).toBe(200);
    });
  });
});
