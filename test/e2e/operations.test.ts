import { spawn, type ChildProcess } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { makeKey } from '../../src/app/access/keys';
import { PROGRAM, ROOT } from '../support/command-line';
import { startTestService } from '../support/service';
import { createLoadedDatabase, type TestDatabase } from '../support/database';

interface Logged {
  readonly level: string;
  readonly msg: string;
  readonly requestId?: string;
  readonly status?: number;
  readonly path?: string;
  readonly who?: string;
  readonly time: string;
}

/** A port that nobody has; whoever asks for it next is given it. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('a service as operators keep it', () => {
  let database: TestDatabase;
  let child: ChildProcess;
  let url: string;
  let beside: string;
  let key: string;
  let said = '';

  const start = async (
    program: string,
    environment: NodeJS.ProcessEnv,
    ready: RegExp,
  ): Promise<[ChildProcess, string]> => {
    const begun = spawn(process.execPath, [PROGRAM, program], {
      cwd: ROOT,
      env: { ...process.env, DATABASE_URL: database.url, NODE_ENV: 'production', PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let answer = '';
    let told = '';
    begun.stderr.on('data', (bytes: Buffer) => {
      told += bytes.toString();
      said += bytes.toString();
    });
    for (; !ready.test(told + answer);)
      await new Promise((resolve, reject) => {
        begun.stdout.once('data', (bytes: Buffer) => resolve((answer += bytes.toString())));
        begun.stderr.once('data', resolve);
        begun.once('close', () => reject(new Error(said)));
      });
    return [begun, ready.exec(told + answer)?.[1] ?? ''];
  };

  const stopped = (one: ChildProcess): Promise<unknown> =>
    new Promise((resolve) => {
      one.once('close', resolve);
      one.kill('SIGTERM');
    });

  beforeAll(async () => {
    database = await createLoadedDatabase();
    const opened = await database.open();
    ({ key } = await makeKey(opened.dataSource, 'anna', 'inspector', 'test'));
    await opened.close();
    const port = await freePort();
    beside = `http://127.0.0.1:${String(port)}`;
    [child, url] = await start('serve', { LOG_LEVEL: 'info', METRICS_PORT: String(port) }, /answers at (http:\S+)/);
  });
  afterAll(async () => {
    await stopped(child);
    await database.drop();
  });

  const send = (path: string, init: RequestInit = {}, bearer = key): Promise<Response> =>
    fetch(`${url}${path}`, { ...init, headers: { authorization: `Bearer ${bearer}`, ...(init.headers as object) } });
  const ask = (query: string, headers: object = {}): Promise<Response> =>
    send('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
  const lines = (): Logged[] =>
    said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Logged);
  /** The line is written after the answer was sent. */
  const logged = async (id: string | null): Promise<Logged | undefined> => {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = lines().find(({ requestId, msg }) => requestId === id && msg === 'answered');
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return undefined;
  };

  it('logs each request under an id that its answer has too', async () => {
    const response = await ask('{ games { code } }');
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(ID);
    expect(await response.json()).not.toHaveProperty('extensions');
    expect(await logged(id)).toMatchObject({ level: 'info', status: 200, path: '/graphql', who: 'anna' });
  });

  it.each([
    ['a refused query', () => ask('{ nothing }'), 400],
    ['a field that fails', () => ask('{ clause(citation: "x") { label } }'), 200],
    [
      'a body that is no query',
      () => send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' }),
      400,
    ],
    ['a key that is not known', () => send('/graphql', { method: 'POST' }, 'hr_nobody'), 401],
  ])('tells the id with the errors of %s', async (_, sent, status) => {
    const response = await sent();
    const id = response.headers.get('x-request-id');
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{}], extensions: { requestId: id } });
    expect(await logged(id)).toMatchObject({ status });
    expect(await logged(id)).not.toHaveProperty('err');
  });

  it('takes no id from whoever is not a trusted proxy', async () => {
    const response = await ask('{ games { code } }', { 'x-request-id': 'chosen-by-a-stranger' });
    expect(response.headers.get('x-request-id')).toMatch(ID);
  });

  it('takes the id of a trusted proxy, unless it could do harm in the log', async () => {
    const service = await startTestService({ database, trustedProxies: ['127.0.0.1'] });
    const ids = await Promise.all(
      ['made-by-the-proxy', 'short', 'with "quotes" in it'].map(async (given) => {
        const response = await fetch(`${service.url}/live`, { headers: { 'x-request-id': given } });
        return response.headers.get('x-request-id');
      }),
    );
    await service.stop();
    expect(ids).toEqual(['made-by-the-proxy', expect.stringMatching(ID), expect.stringMatching(ID)]);
  });

  it('logs neither keys nor what was sent', async () => {
    const response = await send('/?q=secret-of-the-address', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'secret-of-the-cookie' },
      body: JSON.stringify({ query: 'secret-of-the-body' }),
    });
    const refused = await ask('{ audit(id: "secret-\\u0000-of-the-body") { id } }');
    await logged(response.headers.get('x-request-id'));
    await logged(refused.headers.get('x-request-id'));
    expect(said).not.toMatch(/secret-|hr_/);
  });

  it('is asked without a key whether it lives and whether it is ready', async () => {
    for (const [path, answer] of [
      ['/live', { status: 'ok' }],
      ['/ready', { status: 'ready', database: 'ok', migrations: 'ok', rules: 'ok' }],
      ['/health', { status: 'ok' }],
    ] as const) {
      const response = await fetch(`${url}${path}`);
      expect([response.status, await response.json()]).toEqual([200, answer]);
    }
    expect((await fetch(`${url}/metrics`)).status).toBe(401);
  });

  it('is not ready with a database of another release', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTomorrow9999999999999')`);
    const response = await fetch(`${url}/ready`);
    const other = await fetch(`${beside}/ready`);
    await client.query(`DELETE FROM migrations WHERE timestamp = 9999999999999`);
    await client.end();
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'not-ready', database: 'ok', migrations: 'not those of this release', rules: 'ok' },
    ]);
    expect(other.status).toBe(503);
  });

  it('tells Prometheus how it fares, with a key or at a port of its own', async () => {
    await ask('{ nothing }');
    for (const path of ['/made-up-1', '/made-up-2', '/made-up-3']) await send(path);
    const response = await send('/metrics');
    const text = await response.text();
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      /^house_rules_http_request_seconds_count\{method="POST",route="\/graphql",status="400"\} [1-9]/m,
      /^house_rules_http_request_seconds_count\{method="GET",route="none",status="404"\} 3$/m,
      /^house_rules_graphql_operation_seconds_count\{type="query",outcome="answered"\} [1-9]/m,
      /^house_rules_graphql_errors_total\{code="GRAPHQL_VALIDATION_FAILED"\} [1-9]/m,
      /^house_rules_database_connections\{state="idle"\} [1-9]/m,
      /^house_rules_database_up 1$/m,
      /^house_rules_audits_under_way\{state="running"\} 0$/m,
      /^house_rules_queue_jobs\{state="waiting"\} 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_resident_memory_bytes /m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toMatch(/made-up/);
    const other = await fetch(`${beside}/metrics`);
    expect([other.status, await other.text()]).toEqual([200, expect.stringMatching(/^house_rules_database_up 1$/m)]);
    expect((await fetch(`${beside}/graphql`)).status).toBe(404);
  });

  it('tells whoever collects traces of each request, as part of the trace of whoever asked', async () => {
    const taken: string[] = [];
    const collector = createHttpServer((request, response) => {
      request.on('data', (bytes: Buffer) => taken.push(bytes.toString()));
      request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as { port: number };
    const [traced, address] = await start(
      'serve',
      { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`, LOG_LEVEL: 'silent' },
      /answers at (http:\S+)/,
    );
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await fetch(`${address}/graphql?query=secret-words`, { headers: { traceparent } });
    await stopped(traced);
    await new Promise((resolve) => collector.close(resolve));
    const told = taken.join('');
    expect(told).toMatch(/"name":"GET \/graphql"/);
    expect(told).toContain('"traceId":"0af7651916cd43dd8448eb211c80319c"');
    expect(told).toContain('"parentSpanId":"b7ad6b7169203331"');
    expect(told).toMatch(/"service.name"[^}]*"house-rules"/);
    expect(told).not.toMatch(/secret-words|hr_/);
  });

  it('and so does a worker', async () => {
    const port = await freePort();
    const [worker] = await start('work', { METRICS_PORT: String(port), AUDIT_THREADS: '1' }, /(Working) with/);
    const response = await fetch(`http://127.0.0.1:${String(port)}/ready`);
    const metrics = await (await fetch(`http://127.0.0.1:${String(port)}/metrics`)).text();
    await stopped(worker);
    expect(response.status).toBe(200);
    expect(metrics).toMatch(/^house_rules_audit_threads_busy 0$/m);
  });
});
