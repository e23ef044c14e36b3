import { serverAudits } from 'graphql-http';
import { startTestService, type TestService } from '../support/service';

const NEW = 'application/graphql-response+json';
const OLD = 'application/json';
const tokens = (count: number): string => `{ ${'__typename '.repeat(count - 2)}}`;
const SUBSCRIPTION = 'subscription { auditProgress(id: "1") { state } }';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('GraphQL over HTTP', () => {
  // Those that MAY be are offers: a plain GET is refused here, since a page of another site could send it.
  it.each(
    serverAudits({ url: () => `${service.url}/graphql` }).map((audit): [string, typeof audit] => [audit.name, audit]),
  )('%s', async (name, audit) => {
    const result = await audit.fn();
    if (!name.startsWith('MAY')) expect(result).toMatchObject({ status: 'ok' });
  });
});

describe('what is refused before it is carried out', () => {
  const send = async (query: string, accept: string): Promise<[number, string | undefined, string | undefined]> => {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': OLD, accept },
      body: JSON.stringify({ query }),
    });
    const { errors } = (await response.json()) as {
      errors?: { message: string; extensions: { code: string } }[];
    };
    return [response.status, errors?.[0]?.extensions.code, errors?.[0]?.message];
  };

  it.each([
    ['a syntax error', '{', 'GRAPHQL_PARSE_FAILED', /^Syntax Error: Expected Name/],
    ['too many tokens', tokens(2_001), 'GRAPHQL_PARSE_FAILED', /Token limit of 2000 exceeded/],
    ['an unknown field', '{ nothing }', 'GRAPHQL_VALIDATION_FAILED', /Cannot query field "nothing"/],
  ])('%s is the mistake of whoever sent it', async (_, query, code, sentence) => {
    for (const accept of ['*/*', NEW, `${NEW}, ${OLD};q=0.9`])
      expect(await send(query, accept)).toEqual([400, code, expect.stringMatching(sentence)]);
    // The older media type tells of the transport alone.
    expect(await send(query, OLD)).toEqual([200, code, expect.stringMatching(sentence)]);
  });

  it.each(['*/*', NEW, OLD])('a subscription is sent to where it is answered (%s)', async (accept) => {
    expect(await send(SUBSCRIPTION, accept)).toEqual([
      400,
      'BAD_REQUEST',
      expect.stringMatching(/over WebSocket at \/graphql/),
    ]);
  });

  it.each([SUBSCRIPTION, 'mutation { cancelAudit(id: "1") { id } }'])(
    'nothing but a query is taken by GET: %s',
    async (query) => {
      const response = await fetch(`${service.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { 'apollo-require-preflight': 'yes' },
      });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );
});

describe('a page of a list', () => {
  it('says where it begins and ends, and whether others stand before and after it', async () => {
    const ask = async (first: number, after?: string) => {
      const query = `query ($first: Int, $after: String) { clauses(first: $first, after: $after) {
        edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
      const { data } = await service.ask(query, { first, after });
      return data?.['clauses'] as {
        edges: { cursor: string }[];
        pageInfo: {
          hasNextPage: boolean;
          hasPreviousPage: boolean;
          startCursor: string | null;
          endCursor: string | null;
        };
      };
    };
    const first = await ask(2);
    const [one, two] = first.edges.map(({ cursor }) => cursor);
    expect(first.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: false, startCursor: one, endCursor: two });
    const second = await ask(1, two);
    const [three] = second.edges.map(({ cursor }) => cursor);
    expect(second.pageInfo).toEqual({ hasNextPage: true, hasPreviousPage: true, startCursor: three, endCursor: three });
    expect((await ask(0)).pageInfo).toMatchObject({ startCursor: null, endCursor: null });
  });
});
