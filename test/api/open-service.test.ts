import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { connect } from 'node:net';
import { makeKey } from '../../src/app/access/keys';
import type { Database } from '../../src/io/postgres/database';
import { activeKeys, revokeKey } from '../../src/io/postgres/store/key-store';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { startTestService, type TestService } from '../support/service';

const WHO = '{ whoAmI { name role } }';

describe('whom the service is open to', () => {
  let place: TestDatabase;
  let database: Database;
  let service: TestService;
  beforeAll(async () => {
    place = await createLoadedDatabase();
    database = await place.open();
    service = await startTestService({ database: place });
  });
  afterAll(async () => {
    await service.stop();
    await database.close();
    await place.drop();
  });

  const visit = (path: string, authorization?: string): Promise<Response> =>
    fetch(service.url + path, { headers: authorization === undefined ? {} : { authorization } });

  describe('while there is no key, on one’s own machine', () => {
    it('everybody on it', async () => {
      expect((await service.ask(WHO)).data).toEqual({ whoAmI: { name: 'open service', role: 'admin' } });
      expect((await visit('/')).status).toBe(200);
    });

    it.each([
      ['a key nobody made', `Bearer hr_0123456789_${'x'.repeat(43)}`],
      ['no key at all', 'Bearer open-sesame'],
      ['an empty header', 'Bearer'],
    ])('but not with %s', async (_, authorization) => {
      expect((await visit('/', authorization)).status).toBe(401);
    });

    // `fetch` does not let a caller choose the name it calls, nor how it writes a header.
    const statusOf = (headers: readonly string[], path = '/'): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(service.url);
        const options = { hostname, port, path, headers: ['connection', 'close', ...headers] as string[] };
        get(options, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on('error', reject);
      });

    it.each([
      ['localhost:4000', 200],
      ['[::1]:4000', 200],
      ['127.0.0.2', 200],
      ['LOCALHOST', 200],
      ['rules.example', 401],
      ['localhost.example:4000', 401],
      ['127.0.0.1.example', 401],
      ['localhost@rules.example', 401],
      ['', 401],
    ])('called %s: %s, so that neither a page elsewhere nor a proxy leads in', async (host, status) => {
      expect(await statusOf(['host', host])).toBe(status);
    });

    it('but not called by two names', async () => {
      expect(await statusOf(['host', 'localhost', 'host', 'rules.example'])).not.toBe(200);
      expect(await statusOf(['host', 'rules.example', 'host', 'localhost'])).not.toBe(200);
    });

    it.each([
      ...['Forwarded', 'X-Forwarded-For', 'x-forwarded-host', 'X-Forwarded-Proto', 'X-Forwarded-Anything', 'X-Real-IP'],
      ...[
        'Via',
        'CF-Connecting-IP',
        'CF-Ray',
        'True-Client-IP',
        'X-Envoy-External-Address',
        'X-Original-URL',
        'CDN-Loop',
      ],
      ...['Fly-Client-IP', 'Tailscale-User-Login', 'X-Amzn-Trace-Id', 'Fastly-Client-IP', 'Client-IP', 'X-Client-IP'],
    ])('but not with the header %s, which a proxy adds', async (name) => {
      expect(await statusOf(['host', 'localhost', name, ''])).toBe(401);
      expect(await statusOf(['host', 'localhost', name, '127.0.0.1'])).toBe(401);
    });

    it.each([
      ['http://localhost:4000', 200],
      ['http://127.0.0.1', 200],
      ['https://rules.example', 401],
      ['http://localhost.rules.example', 401],
      ['null', 401],
    ])('asked by a page of %s: %s', async (origin, status) => {
      expect(await statusOf(['host', 'localhost', 'origin', origin])).toBe(status);
    });

    it('but not when asked as a proxy is', async () => {
      expect(await statusOf(['host', 'localhost'], 'http://rules.example/')).not.toBe(200);
      expect(await firstLineOf('GET / HTTP/1.0\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')).toMatch(/ 401 /);
      expect(await firstLineOf('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')).toMatch(/ 200 /);
    });

    /** How the service answers what is written to it byte for byte. */
    const firstLineOf = (written: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(service.url);
        let answer = '';
        const socket = connect(Number(port), hostname, () => socket.write(written));
        socket.on('data', (bytes) => (answer += bytes.toString()));
        socket.once('close', () => {
          resolve(answer.split('\r\n')[0] ?? '');
        });
        socket.once('error', reject);
      });

    // Only whoever may change accounts can try it, as in a container.
    const another = process.platform === 'linux' && process.getuid?.() === 0 ? it : it.skip;
    another('but not to another account, as that of a proxy that adds nothing', async () => {
      const asks = (uid: number): Promise<string> =>
        new Promise((resolve) => {
          const script = `fetch(${JSON.stringify(service.url)}).then(({ status }) => console.log(status))`;
          execFile(process.execPath, ['-e', script], { uid, cwd: '/' }, (error, printed) => {
            resolve(error ? error.message : printed.trim());
          });
        });
      expect(await asks(0)).toBe('200');
      expect(await asks(65_534)).toBe('401');
    });
  });

  describe('when the last key was revoked', () => {
    it('nobody: it does not open again, neither while it runs nor when it starts anew', async () => {
      const key = await makeKey(database.dataSource, 'Berta', 'admin', 'command line');
      expect((await visit('/', `Bearer ${key.key}`)).status).toBe(200);
      await revokeKey(database.dataSource, key.id, 'command line');
      expect(await activeKeys(database.dataSource)).toEqual([]);
      expect([(await visit('/', `Bearer ${key.key}`)).status, (await visit('/')).status]).toEqual([401, 401]);
      const anew = await startTestService({ database: place });
      const { errors } = await anew.ask(WHO);
      await anew.stop();
      expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    });
  });

  describe('where others can reach it', () => {
    it('it does not start without a key, nor with keys that were all revoked, and says what to do', async () => {
      const empty = await createLoadedDatabase();
      for (const host of ['0.0.0.0', '::'])
        for (const [at, why] of [
          [empty, 'there is no key yet'],
          [place, 'every key was revoked or has expired'],
        ] as const)
          await expect(startTestService({ database: at, host })).rejects.toThrow(
            `HOST is ${host}, which others can reach, and ${why}; run house-rules keys make <name> --role admin first, or leave HOST out.`,
          );
      await empty.drop();
    });
  });
});
