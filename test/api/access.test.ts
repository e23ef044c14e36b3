import { isObjectType } from 'graphql';
import { makeKey, type MadeKey } from '../../src/app/access/keys';
import { ROLES, type Role } from '../../src/app/access/role';
import { verifyLog } from '../../src/app/audit-log';
import type { Database } from '../../src/io/postgres/database';
import { revokeKey } from '../../src/io/postgres/store/key-store';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { reachEveryField, writtenSchema } from '../support/schema-paths';
import { startTestService, type TestService } from '../support/service';

const ROUTES = [
  '/',
  '/graphql',
  '/graphql?query={games{code}}',
  '/verdict',
  '/clauses/au-nsw/ltgame-2016%23rules/8.4.2',
  '/instruments/au-nsw/ltgame-2016',
  '/explorer',
  '/assets/pages.css',
  '/nowhere',
  '/metrics',
  '//health',
  '/health/',
  '/HEALTH',
];

const WHO = '{ whoAmI { name role } }';

/** What each role may do besides what it is named for. */
const MAY: Readonly<Record<Role, readonly string[]>> = {
  reader: ['reader'],
  officer: ['reader', 'officer'],
  inspector: ['reader', 'inspector'],
  designer: ['reader', 'designer'],
  admin: ['reader', 'officer', 'inspector', 'designer', 'admin'],
};

describe('who may use the service', () => {
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

  const make = (name: string, role: Role): Promise<MadeKey> => makeKey(database.dataSource, name, role, 'command line');
  const revoke = ({ id }: MadeKey): Promise<string> => revokeKey(database.dataSource, id, 'command line');
  const visit = (path: string, authorization?: string): Promise<Response> =>
    fetch(service.url + path, { headers: authorization === undefined ? {} : { authorization } });
  const basic = (user: string, password: string): string =>
    `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  describe('once there is a key', () => {
    let officer: MadeKey;
    let reader: MadeKey;
    beforeAll(async () => {
      officer = await make('Anna', 'officer');
      reader = await make('lobby screen', 'reader');
    });
    afterAll(() => revoke(reader));

    it.each(ROUTES)('nobody without it: %s', async (path) => {
      const response = await visit(path);
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([
        401,
        'Basic realm="House Rules", charset="UTF-8"',
      ]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(await response.json()).toEqual({
        errors: [
          { message: expect.stringMatching(/^A key is needed/) as string, extensions: { code: 'UNAUTHENTICATED' } },
        ],
        extensions: { requestId: response.headers.get('x-request-id') },
      });
    });

    it('except a supervisor, who asks whether it is well', async () => {
      for (const path of ['/health', '/health?x=1', '/live', '/ready']) expect((await visit(path)).status).toBe(200);
    });

    it('nobody may send it anything either', async () => {
      const response = await fetch(`${service.url}/verdict`, { method: 'POST', body: 'x'.repeat(5_000_000) });
      expect(response.status).toBe(401);
    });

    it('its holder, as a program and as a person with a browser', async () => {
      const whoAmI = { name: 'Anna', role: 'officer' };
      expect((await service.ask(WHO, {}, officer.key)).data).toEqual({ whoAmI });
      for (const authorization of [basic('anyone', officer.key), basic('', officer.key), `bearer ${officer.key}`])
        expect((await visit('/', authorization)).status).toBe(200);
    });

    it('nobody with half of it, and the answer does not repeat it', async () => {
      const wrong = officer.key.slice(0, -3) + (officer.key.endsWith('AAA') ? 'BBB' : 'AAA');
      const crossed = officer.key.slice(0, 14) + reader.key.slice(14);
      for (const key of [wrong, crossed, officer.key.slice(0, -1), `${officer.key}A`])
        for (const authorization of [`Bearer ${key}`, basic('x', key)]) {
          const response = await visit('/graphql', authorization);
          const text = await response.text();
          expect([response.status, text]).toEqual([401, expect.stringMatching(/not known here, or was revoked/)]);
          expect(text).not.toContain(key.slice(14));
        }
    });

    it('nobody with one that was revoked, from the next request on', async () => {
      expect((await visit('/', `Bearer ${officer.key}`)).status).toBe(200);
      await revoke(officer);
      expect((await visit('/', `Bearer ${officer.key}`)).status).toBe(401);
      expect((await visit('/', `Bearer ${reader.key}`)).status).toBe(200);
    });
  });

  it('of all that happened here the log is whole', async () => {
    const { entries, faults } = await verifyLog(database.dataSource);
    expect(faults).toEqual([]);
    expect(entries).toBeGreaterThan(5);
  });

  describe('every field of the schema', () => {
    const schema = writtenSchema();
    const fields = reachEveryField(schema);
    const keys = new Map<Role, MadeKey>();
    beforeAll(async () => {
      for (const role of ROLES) keys.set(role, await make(`a ${role}`, role));
    });

    it('is reached', () => {
      const objects = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type));
      const all = objects
        .filter(({ name }) => !name.startsWith('__'))
        .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
      expect(fields.map(({ field }) => field).sort()).toEqual(all.sort());
      expect(all.length).toBeGreaterThan(100);
    });

    it.each(ROLES)('answers a key with the role %s exactly where its declaration says so', async (role) => {
      const mismatches: string[] = [];
      const waiting = [...fields];
      const askOne = async (): Promise<void> => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          const { errors = [] } = await service.ask(next.operation, {}, keys.get(role)?.key);
          const isAllowed = next.needs.every((roles) => roles.some((needed) => MAY[role].includes(needed)));
          const codes = errors.map(({ extensions }) => extensions?.code);
          // Allowed and yet too costly is not a refusal of the role; a query that is no query would show nothing.
          const isWrong = codes.includes('FORBIDDEN') === isAllowed || codes.includes('GRAPHQL_VALIDATION_FAILED');
          if (isWrong) mismatches.push(`${next.field}: ${next.operation}: ${codes.join(', ') || 'answered'}`);
        }
      };
      await Promise.all(Array.from({ length: 16 }, askOne));
      expect(mismatches).toEqual([]);
    });

    it('is refused with a sentence that names it, the roles it needs and the role held', async () => {
      const { errors } = await service.ask('{ changes { totalCount } }', {}, keys.get('designer')?.key);
      expect(errors).toEqual([
        expect.objectContaining({
          message: 'Query.changes needs the role officer or inspector; the key of "a designer" has the role designer.',
          extensions: { code: 'FORBIDDEN' },
        }),
      ]);
    });

    it.each([
      ['a fragment', 'query { ...log } fragment log on Query { changes { totalCount } }'],
      [
        'fragments in fragments',
        '{ ...a } fragment a on Query { ...b } fragment b on Query { changes { totalCount } }',
      ],
      ['an inline fragment', '{ ... on Query { changes { totalCount } } }'],
      ['another name', '{ games: changes { totalCount } }'],
      ['a condition', 'query ($no: Boolean = false) { changes @include(if: $no) { totalCount } }'],
    ])('is refused under %s too', async (_, query) => {
      const { errors } = await service.ask(query, {}, keys.get('reader')?.key);
      expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['FORBIDDEN']);
    });

    it('is not refused for what another operation of the same document asks', async () => {
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${keys.get('reader')?.key ?? ''}` },
        body: JSON.stringify({
          query: 'query a { whoAmI { role } } query b { changes { totalCount } }',
          operationName: 'a',
        }),
      });
      expect(await response.json()).toEqual({ data: { whoAmI: { role: 'reader' } } });
    });

    it('the log is read newest first, page by page, and by subject and action', async () => {
      interface Page {
        readonly changes: { readonly nodes: { seq: number }[]; readonly pageInfo: { readonly endCursor: string } };
      }
      const ask = async (args: string): Promise<Page['changes']> => {
        const query = `{ changes${args} { nodes { seq subject who detail } pageInfo { hasNextPage endCursor } } }`;
        return ((await service.ask(query, {}, keys.get('inspector')?.key)).data as unknown as Page).changes;
      };
      const all = await ask('(first: 100)');
      const seqs = all.nodes.map(({ seq }) => seq);
      expect(seqs).toEqual([...seqs].sort((a, b) => b - a));
      const first = await ask('(first: 3)');
      await make('in between', 'reader');
      const second = await ask(`(first: 3, after: "${first.pageInfo.endCursor}")`);
      expect([...first.nodes, ...second.nodes].map(({ seq }) => seq)).toEqual(seqs.slice(0, 6));
      const { id = '' } = keys.get('admin') ?? {};
      expect(await ask(`(subject: "${id}", action: "make-key")`)).toMatchObject({
        nodes: [{ who: 'command line', detail: { name: 'a admin', role: 'admin' } }],
        pageInfo: { hasNextPage: false },
      });
    });

    it.each([
      ['(action: "nap")', /^No change is called "nap"; the log knows store-sources, /],
      ['(after: "bm8")', /^"after" must be a cursor/],
      ['(first: 101)', /^"first" must be from 0 to 100/],
    ])('changes%s is refused', async (args, sentence) => {
      const { errors } = await service.ask(`{ changes${args} { totalCount } }`, {}, keys.get('admin')?.key);
      expect(errors?.[0]?.message).toMatch(sentence);
    });
  });
});
