import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { makeKey, type MadeKey } from '../../src/app/access/keys';
import type { Database } from '../../src/io/postgres/database';
import { revokeKey } from '../../src/io/postgres/store/key-store';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { startTestService, type TestService } from '../support/service';

const GREATEST_MESSAGE = 64 * 1024;
const PROTOCOL = 'graphql-transport-ws';

interface Told {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** A socket as an attacker holds it: with no library between. */
class Raw {
  readonly told: Told[] = [];
  readonly closed: Promise<number>;

  constructor(readonly socket: WebSocket) {
    socket.on('message', (message: Buffer) => this.told.push(JSON.parse(message.toString()) as Told));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  async answer(isIt: (told: Told) => boolean): Promise<Told> {
    for (;;) {
      const found = this.told.find(isIt);
      if (found) return found;
      if (this.socket.readyState !== WebSocket.OPEN) throw new Error('The socket is closed.');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async begin(): Promise<this> {
    this.say({ type: 'connection_init' });
    await this.answer(({ type }) => type === 'connection_ack');
    return this;
  }
}

describe('sockets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hr-sockets-'));
  let place: TestDatabase;
  let database: Database;
  let service: TestService;
  const opened: Raw[] = [];
  beforeAll(async () => {
    place = await createLoadedDatabase();
    database = await place.open();
    // Audits wait, so that watching one lasts.
    service = await startTestService({ database: place, dataDir: folder, auditThreads: 0 });
  });
  afterEach(async () => {
    for (const { socket } of opened) socket.terminate();
    await Promise.all(opened.splice(0).map(({ closed }) => closed));
  });
  afterAll(async () => {
    await service.stop();
    await database.close();
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The socket, or the status with which it is refused. */
  const open = (headers: Record<string, string> = {}, path = '/graphql'): Promise<Raw | number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(service.url.replace('http', 'ws') + path, PROTOCOL, { headers });
      socket.once('unexpected-response', (_, response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
        socket.terminate();
      });
      const raw = new Raw(socket);
      socket.once('open', () => {
        opened.push(raw);
        resolve(raw);
      });
    });
  const held = async (headers: Record<string, string> = {}): Promise<Raw> => {
    const raw = await open(headers);
    if (typeof raw === 'number') throw new Error(`The socket is refused with ${String(raw)}.`);
    return raw;
  };
  const health = async (): Promise<number> => (await fetch(`${service.url}/health`)).status;
  const watch = (id: string): { query: string } => ({ query: `subscription { auditProgress(id: "${id}") { state } }` });

  it('take a message of 64 kB, and none that is longer by a byte', async () => {
    const raw = await (await held()).begin();
    const bare = JSON.stringify({ type: 'ping', payload: { x: '' } });
    const ping = (bytes: number): string => bare.replace('""', `"${'x'.repeat(bytes - bare.length)}"`);
    raw.socket.send(ping(GREATEST_MESSAGE));
    await raw.answer(({ type }) => type === 'pong');
    raw.socket.send(ping(GREATEST_MESSAGE + 1));
    expect(await raw.closed).toBe(1009);
  });

  it('read nothing of messages of 99 MB, and health answers all the while', async () => {
    const large = Buffer.alloc(99 * 1024 * 1024, 0x20);
    const before = process.memoryUsage().heapUsed;
    let highest = before;
    const sockets = await Promise.all([held(), held(), held()]);
    for (const { socket } of sockets) socket.send(large, { binary: false });
    const all = Promise.all(sockets.map(({ closed }) => closed));
    for (let codes: readonly number[] | undefined; codes === undefined;) {
      expect(await health()).toBe(200);
      highest = Math.max(highest, process.memoryUsage().heapUsed);
      codes = await Promise.race([all, Promise.resolve(undefined)]);
      for (const code of codes ?? []) expect([1006, 1009]).toContain(code);
    }
    expect(highest - before).toBeLessThan(60 * 1024 * 1024);
  });

  it('are closed when they do not begin', async () => {
    expect(await (await held()).closed).toBe(4408);
  });

  it('are 50 for one client, and one more when one is closed', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => held()));
    expect(await open()).toBe(429);
    expect(await health()).toBe(200);
    all[0]?.socket.terminate();
    await all[0]?.closed;
    await expect(
      (async () => {
        // The service hears of it a moment later.
        for (let tries = 0; tries < 100; tries += 1) if (typeof (await open()) !== 'number') return 'open';
        return 'refused';
      })(),
    ).resolves.toBe('open');
  });

  it.each(['/', '/graphqlx', '/health', '/graphql/x'])('are opened at /graphql, not at %s', async (path) => {
    expect(await open({}, path)).toBe(404);
  });

  it('that are none of these are answered too', async () => {
    const status = await new Promise((resolve, reject) => {
      const asked = request(`${service.url}/graphql`, { headers: { connection: 'upgrade', upgrade: 'h2c' } });
      asked.once('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asked.once('error', reject).end();
    });
    expect(status).toBe(400);
  });

  it('take what has 2,000 tokens, and nothing that has more', async () => {
    const raw = await (await held()).begin();
    /** Thirteen tokens around the members of the list. */
    const query = (tokens: number): string =>
      `subscription { auditProgress(id: [${'1 '.repeat(tokens - 13)}]) { state } }`;
    const refusalOf = async (tokens: number): Promise<string> => {
      raw.say({ id: String(tokens), type: 'subscribe', payload: { query: query(tokens) } });
      const { payload } = await raw.answer(({ id }) => id === String(tokens));
      return JSON.stringify(payload);
    };
    expect(await refusalOf(2_000)).toMatch(/ID cannot represent/);
    expect(await refusalOf(2_001)).toMatch(/more that? 2000 (?:lexical )?tokens/);
  });

  it.each([
    ['a list for a query', { query: ['{ games { code } }'] }],
    ['no query', {}],
    ['variables that are none', { query: 'subscription { auditProgress(id: "7") { state } }', variables: 'x' }],
  ])('live on when sent %s', async (_, payload) => {
    const raw = await (await held()).begin();
    raw.say({ id: '1', type: 'subscribe', payload });
    await Promise.race([raw.closed, raw.answer(({ id }) => id === '1').catch(() => undefined)]);
    expect(await health()).toBe(200);
  });

  it('carry 20 subscriptions at once, and refuse one more', async () => {
    const body = new FormData();
    const query = 'mutation ($file: Upload) { startAudit(file: $file) { id } }';
    body.append('operations', JSON.stringify({ query, variables: { file: null } }));
    body.append('map', '{"0":["variables.file"]}');
    body.append('0', new File([ndjson(mixedRounds(3, 3))], 'day.ndjson'));
    const headers = { 'apollo-require-preflight': 'yes' };
    const response = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
    const { data } = (await response.json()) as { data: { startAudit: { id: string } } };
    const raw = await (await held()).begin();
    for (let id = 1; id <= 20; id += 1)
      raw.say({ id: String(id), type: 'subscribe', payload: watch(data.startAudit.id) });
    for (let id = 1; id <= 20; id += 1) expect((await raw.answer((told) => told.id === String(id))).type).toBe('next');
    raw.say({ id: '21', type: 'subscribe', payload: watch(data.startAudit.id) });
    expect(await raw.answer((told) => told.id === '21')).toMatchObject({
      type: 'error',
      payload: [{ message: 'A connection has at most 20 subscriptions; end one of them first.' }],
    });
    raw.say({ id: '1', type: 'complete' });
    raw.say({ id: '22', type: 'subscribe', payload: watch(data.startAudit.id) });
    expect((await raw.answer((told) => told.id === '22')).type).toBe('next');
  });

  describe('once there is a key', () => {
    let reader: MadeKey;
    beforeAll(async () => {
      reader = await makeKey(database.dataSource, 'reader', 'reader', 'command line');
    });

    it.each([
      ['nobody without it', {}, 401],
      ['nobody with another', { authorization: `Bearer hr_0123456789_${'x'.repeat(43)}` }, 401],
      ['no page of another site', { origin: 'https://elsewhere.example' }, 403],
      ['no page without a site', { origin: 'null' }, 403],
    ])('let in %s, before a message is read', async (_, headers, status) => {
      expect(await open(headers)).toBe(status);
    });

    it('let in its holder, until it is revoked', async () => {
      const headers = { authorization: `Bearer ${reader.key}` };
      await (await held(headers)).begin();
      expect(await open({ ...headers, origin: 'https://elsewhere.example' })).toBe(403);
      await (await held({ ...headers, origin: service.url })).begin();
      await revokeKey(database.dataSource, reader.id, 'command line');
      expect(await open(headers)).toBe(401);
    });
  });
});
