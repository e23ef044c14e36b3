import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { makeKey } from '../../src/app/access/keys';
import { mixedRounds, ndjson } from '../support/auditing/rounds';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { startTestService, type GraphqlAnswer, type TestService } from '../support/service';

const FIELDS =
  'id state problem fileName digest seal scope progress { rounds breaches problems parts partsDone } ruleSets { name rounds }';
const START = `mutation ($file: Upload, $mapping: String, $scope: AuditScope) { startAudit(file: $file, mapping: $mapping, scope: $scope) { ${FIELDS} } }`;

interface Progress {
  readonly data?: {
    readonly auditProgress: {
      readonly state: string;
      readonly rounds: number;
      readonly breaches: number;
      readonly roundsPerSecond: number;
      readonly secondsLeft: number | null;
    };
  } | null;
  readonly errors?: readonly { readonly message: string }[];
}

interface Impacted {
  readonly report: Readonly<Record<'rounds' | 'same' | 'errors' | 'toBreaches', number>>;
  readonly flips: readonly {
    readonly round: string;
    readonly flips: readonly { readonly check: string; readonly clauses: readonly string[] }[];
  }[];
}

describe('audits over GraphQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hr-audits-api-'));
  const rounds = mixedRounds(400, 20);
  let place: TestDatabase;
  let service: TestService;
  let keys: Record<'inspector' | 'reader' | 'officer', string>;
  const clients: Client[] = [];

  beforeAll(async () => {
    place = await createLoadedDatabase();
    const database = await place.open();
    const made = async (role: string) => (await makeKey(database.dataSource, `a ${role}`, role, 'test')).key;
    keys = { inspector: await made('inspector'), reader: await made('reader'), officer: await made('officer') };
    await database.close();
    service = await startTestService({ database: place, dataDir: folder, uploadMegabytes: 1, roundsMegabytes: 2 });
  });
  afterAll(async () => {
    for (const client of clients) await client.dispose();
    await service.stop();
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function send(
    content: string | Uint8Array,
    variables: Record<string, unknown> = {},
    key = keys.inspector,
  ): Promise<GraphqlAnswer> {
    const body = new FormData();
    body.append('operations', JSON.stringify({ query: START, variables: { file: null, ...variables } }));
    body.append('map', '{"0":["variables.file"]}');
    body.append('0', new File([content], 'day.ndjson.gz'));
    const headers = { 'apollo-require-preflight': 'yes', authorization: `Bearer ${key}` };
    const response = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
    return (await response.json()) as GraphqlAnswer;
  }

  function client(key: string | undefined, headers: Record<string, string> = {}): Client {
    class Socket extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, {
          headers: { ...(key !== undefined && { authorization: `Bearer ${key}` }), ...headers },
        });
      }
    }
    const made = createClient({
      url: `${service.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: Socket,
      retryAttempts: 0,
    });
    clients.push(made);
    return made;
  }

  async function watched(
    from: Client,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<readonly Progress[]> {
    const told: Progress[] = [];
    for await (const progress of from.iterate({ query, variables })) told.push(progress as Progress);
    return told;
  }

  const WATCH =
    'subscription ($id: ID!) { auditProgress(id: $id) { state rounds breaches roundsPerSecond secondsLeft } }';

  it('begin with an upload, tell their progress until they are over, and can be asked for and sealed', async () => {
    const { data, errors } = await send(gzipSync(ndjson(rounds)));
    expect(errors).toBeUndefined();
    const { id, fileName } = data?.['startAudit'] as { readonly id: string; readonly fileName: string };
    expect(fileName).toBe('day.ndjson.gz');
    const told = await watched(client(keys.inspector), WATCH, { id });
    expect(told.at(-1)?.data?.auditProgress).toMatchObject({
      ...{ state: 'finished', rounds: 400, secondsLeft: 0 },
      roundsPerSecond: expect.any(Number) as number,
    });
    expect(told.at(-1)?.data?.auditProgress.breaches).toBeGreaterThanOrEqual(20);
    const asked = await service.ask(
      `query ($id: ID!) { audit(id: $id) { ${FIELDS} } audits { totalCount nodes { id } } }`,
      { id },
      keys.officer,
    );
    expect(asked.data).toMatchObject({
      audit: {
        id,
        state: 'finished',
        digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
        progress: { rounds: 400, problems: 0 },
      },
      audits: { totalCount: 1, nodes: [{ id }] },
    });
    const sealed = await service.ask('mutation ($id: ID!) { sealAudit(id: $id) { seal } }', { id }, keys.inspector);
    expect(sealed.data?.['sealAudit']).toEqual({ seal: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    const cancelled = await service.ask(
      'mutation ($id: ID!) { cancelAudit(id: $id) { state } }',
      { id },
      keys.inspector,
    );
    expect(cancelled.errors?.[0]?.message).toMatch(/is finished/);
  });

  it('of stored rounds need no file', async () => {
    const { data } = await service.ask(START, { scope: { game: 'roulette' } }, keys.inspector);
    const { id } = data?.['startAudit'] as { readonly id: string };
    const told = await watched(client(keys.inspector), WATCH, { id });
    expect(told.at(-1)?.data?.auditProgress).toMatchObject({ state: 'finished', rounds: 100 });

    const impact = `query ($id: ID!) { audit(id: $id) { impact(from: "AU-QLD", to: "AU-ACT:table", first: 3) {
      report errors flips { round from to flips { check clauses } } } } }`;
    const impactOf = async (audit: string): Promise<Impacted> => {
      const { data: replayed, errors } = await service.ask(impact, { id: audit }, keys.officer);
      expect(errors).toBeUndefined();
      return (replayed?.['audit'] as { readonly impact: Impacted }).impact;
    };
    // No round of roulette in it has a breach, and what Queensland allows of these the ACT does too.
    expect(await impactOf(id)).toMatchObject({ report: { rounds: 100, same: 100, errors: 0 }, flips: [] });
    const all = await service.ask('{ audits { nodes { id } } }', {}, keys.officer);
    const { nodes } = all.data?.['audits'] as { readonly nodes: readonly { readonly id: string }[] };
    const { report, flips } = await impactOf(nodes.at(-1)?.id ?? '');
    expect(report).toMatchObject({ from: 'AU-QLD', to: 'AU-ACT:table', rounds: 400, errors: 0 });
    expect(report.toBreaches).toBeGreaterThan(3);
    expect(flips).toHaveLength(3);
    for (const { flips: of } of flips) expect(of[0]?.clauses.length).toBeGreaterThan(0);
    expect((await service.ask(impact, { id }, keys.reader)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('are for inspectors', async () => {
    expect((await send(ndjson(rounds), {}, keys.reader)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await send(ndjson(rounds), {}, keys.officer)).errors?.[0]?.message).toMatch(
      /startAudit needs the role inspector/,
    );
    expect((await service.ask('{ audits { totalCount } }', {}, keys.reader)).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    const [told] = await watched(client(keys.reader), WATCH, { id: 'x' }).catch((error: unknown) => [
      { errors: error as { message: string }[] },
    ]);
    expect(told?.errors?.[0]?.message).toMatch(/auditProgress needs the role inspector/);
  });

  it.each([
    ['without a key', undefined, {}, 401],
    ['with a wrong key', 'hr_0000_0000', {}, 401],
    ['from a page of another site', 'inspector', { origin: 'http://elsewhere.example' }, 403],
  ])('let nobody subscribe %s', async (_, key, headers, status) => {
    const from = client(key === 'inspector' ? keys.inspector : key, headers);
    await expect(watched(from, WATCH, { id: 'x' })).rejects.toMatchObject({
      message: `Unexpected server response: ${String(status)}`,
    });
  });

  it('take files that are larger than a text may be, up to a limit of their own', async () => {
    const large = ndjson(rounds).repeat(3);
    expect(large.length).toBeGreaterThan(1 << 20);
    expect(large.length).toBeLessThan(2 << 20);
    const { data, errors } = await send(large);
    expect(errors).toBeUndefined();
    const { id } = data?.['startAudit'] as { readonly id: string };
    const told = await watched(client(keys.inspector), WATCH, { id });
    expect(told.at(-1)?.data?.auditProgress).toMatchObject({ state: 'finished', rounds: 1_200 });
    const refused = await send(large.repeat(2));
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/more than the 2 MB .* or set ROUNDS_MB\.$/) as string,
      extensions: { code: 'FILE_TOO_LARGE' },
    });
  });

  it('lend their limit to no text: what is called an audit and stores a text may be as large as a text', async () => {
    const ingest = async (bytes: number): Promise<GraphqlAnswer> => {
      const query =
        'mutation startAudit($file: Upload!) { ingestInstrument(file: $file, instrument: "zz/x") { bytes } }';
      const body = new FormData();
      body.append('operations', JSON.stringify({ query, variables: { file: null } }));
      body.append('map', '{"0":["variables.file"]}');
      body.append('0', new File(['x'.repeat(bytes)], 'text.txt'));
      const headers = { 'apollo-require-preflight': 'yes', authorization: `Bearer ${keys.officer}` };
      const response = await fetch(`${service.url}/graphql`, { method: 'POST', headers, body });
      return (await response.json()) as GraphqlAnswer;
    };
    const kept = (): number => readdirSync(join(folder, 'uploads')).length;
    const before = kept();
    expect((await ingest((1 << 20) + 1)).errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^text\.txt has more than the 1 MB .* or set UPLOAD_MB\.$/) as string,
      extensions: { code: 'FILE_TOO_LARGE' },
    });
    expect(kept()).toBe(before);
    expect((await ingest(1 << 20)).data?.['ingestInstrument']).toEqual({ bytes: 1 << 20 });
    expect(kept()).toBe(before + 1);
  });

  it('are changed and asked for over HTTP only', async () => {
    const failed = await watched(client(keys.inspector), '{ audits { totalCount } }').catch((error: unknown) => error);
    expect(JSON.stringify(failed)).toMatch(/Only subscriptions are taken here/);
  });

  it('say what is wrong with a scope or a mapping, and begin nothing', async () => {
    expect((await send(ndjson(rounds), { scope: { from: 'yesterday' } })).errors?.[0]?.message).toMatch(
      /"from" must be a day/,
    );
    expect((await send(ndjson(rounds), { mapping: 'columns: [' })).errors?.[0]?.message).toMatch(
      /cannot be used as a mapping/,
    );
  });
});
