import { Client } from 'pg';
import { startTestService, type TestService } from '../support/service';

const nested = (depth: number): string =>
  `{ clause(citation: "au-nsw/ltgame-2016#rules/8.4.2") { ${'parent { '.repeat(depth)} label ${'} '.repeat(depth)} } }`;

/** Ten levels of parents, and twelve with the clause and its label. */
const DEEPEST = 10;

const page = (first: number): string =>
  `{ clauses(first: ${first}) { nodes { label facts { name clauses { label facts { name clauses { label } } } } } } }`;
const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: games { code }`).join(' ')} }`;
const directives = (count: number): string => `{ games { ${'code @include(if: true) '.repeat(count)} } }`;
/** Twelve tokens around the members of the list. */
const tokens = (count: number): string => `{ checkRound(round: [${'1 '.repeat(count - 12)}]) { __typename } }`;

describe('limits', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ explorer: false, queryMilliseconds: 3_000 });
  });
  afterAll(() => service.stop());

  const refusal = async (query: string) => (await service.ask(query)).errors?.[0];

  it.each([
    ['twelve levels', 'deeper', nested(DEEPEST), nested(DEEPEST + 1), /depth limit of 12 exceeded, found 13/],
    ['30 aliases', 'one more', aliases(30), aliases(31), /Aliases limit of 30 exceeded, found 31/],
    ['20 directives', 'one more', directives(20), directives(21), /Directives limit of 20 exceeded, found 21/],
    ['2,000 tokens', 'one more', tokens(2_000), tokens(2_001), /Token limit of 2000 exceeded/],
    [
      'a page of one',
      'a page of two, which costs too much',
      page(1),
      page(2),
      /costs 24445, more than the 20000 allowed/,
    ],
  ])('allow %s and refuse %s', async (_, __, most, more, sentence) => {
    expect(await refusal(most)).toBeUndefined();
    expect((await refusal(more))?.message).toMatch(sentence);
  });

  describe('count what a page has once, once', () => {
    const counts = (cost: number) => new RegExp(`costs ${String(cost)}, `);
    /** What a page of 100 asks of each member besides, so that all of it costs more than is allowed. */
    const much = 'facts { name clauses { label facts { name } } }';
    const each = 1 + 10 * (1 + 1 + 10 * (1 + 1 + 10 * 1));
    const whole = 'pageInfo { hasNextPage endCursor } totalCount';

    it.each([
      ['in place', `nodes { ${much} } ${whole}`, ''],
      ['in edges', `edges { node { ${much} } } ${whole}`, ''],
      ['in a fragment', '...page', `fragment page on ClauseConnection { nodes { ${much} } ... { ${whole} } }`],
    ])('%s', async (_, page, fragment) => {
      const cost = 1 + 100 * (each + (page.startsWith('edges') ? 1 : 0)) + 4;
      expect((await refusal(`{ clauses(first: 100) { ${page} } } ${fragment}`))?.message).toMatch(counts(cost));
    });

    it('on pages in the members of a page, wherever these stand', async () => {
      const inner = 'findings(first: 30) { totalCount nodes { id } }';
      const outer = `nodes { id ${inner} } totalCount edges { node { ${inner} } }`;
      const cost = 1 + 100 * (1 + (202 + 30)) + 1 + 100 * (1 + (202 + 30));
      expect((await refusal(`{ audits(first: 100) { ${outer} } }`))?.message).toMatch(counts(cost));
    });

    it('so that the total of all findings can be asked with the largest page', async () => {
      expect(await refusal('{ audits(first: 20) { nodes { findings(first: 100) { totalCount } } } }')).toBeUndefined();
      // Of twenty audits; each total is laborious, and a hundred of them are too much.
      expect(
        (await refusal('{ audits(first: 100) { nodes { findings(first: 100) { totalCount } } } }'))?.message,
      ).toMatch(counts(1 + 100 * 202));
    });
  });

  it('name what costs too much by a code', async () => {
    expect((await refusal(page(100)))?.extensions).toEqual({ code: 'TOO_COSTLY' });
  });

  it('refuse pages that are too large and cursors nobody gave', async () => {
    expect(await refusal('{ clauses(first: 101) { totalCount } }')).toMatchObject({
      message: '"first" must be from 0 to 100, found 101.',
      extensions: { code: 'BAD_ARGUMENT' },
    });
    expect(await refusal('{ clauses(after: "bm8") { totalCount } }')).toMatchObject({
      extensions: { code: 'BAD_ARGUMENT' },
    });
    expect(await refusal('{ clause(citation: "8.4.2") { label } }')).toMatchObject({
      extensions: { code: 'BAD_ARGUMENT' },
    });
  });

  it.each([
    [4 * 1024 * 1024, 200],
    [4 * 1024 * 1024 + 1, 413],
  ])('answer a body of %i bytes with %i', async (size, status) => {
    const bare = JSON.stringify({ query: '{ games { code } }', padding: '' });
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: bare.replace('""', `"${'x'.repeat(size - bare.length)}"`),
    });
    expect(response.status).toBe(status);
  });

  it('stop a query whose statement waits too long, and only while it does', async () => {
    // Each of other words: a search that was made before is not made again.
    const search = (word: string) => `{ clauses(search: "${word}", first: 1) { totalCount } }`;
    expect(await refusal(search('cards'))).toBeUndefined();
    const client = new Client({ connectionString: service.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE clause IN ACCESS EXCLUSIVE MODE');
    expect(await refusal(search('dealer'))).toMatchObject({
      message: expect.stringMatching(/^The query took longer than this service allows/) as string,
      extensions: { code: 'TOO_SLOW' },
    });
    await client.query('ROLLBACK');
    await client.end();
    expect(await refusal(search('dealer'))).toBeUndefined();
  });

  it('keep the schema to themselves when the explorer is off', async () => {
    expect((await refusal('{ __schema { types { name } } }'))?.message).toMatch(/introspection/i);
    expect(await refusal('{ __typename }')).toBeUndefined();
  });

  it('take nothing that a page elsewhere could make a browser send', async () => {
    const body = JSON.stringify({ query: '{ games { code } }' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect(
        (await fetch(`${service.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body })).ok,
      ).toBe(false);
  });

  it.each([
    [
      'query ($at: Date) { ruleSet(jurisdiction: "NZ", game: "baccarat", at: $at) { __typename } }',
      { at: 'x' },
      /A date such as .* is expected, found "x"/,
    ],
    ['query ($id: ID!) { audit(id: $id) { id } }', {}, /Variable "\$id" of required type "ID!" was not provided/],
  ])('tell a variable that does not fit as the mistake it is: %s', async (query, variables, message) => {
    const [error] = (await service.ask(query, variables)).errors ?? [];
    expect(error?.message).toMatch(message);
    expect(error?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('refuse a text with a zero byte as a wrong argument', async () => {
    const { errors } = await service.ask('{ audit(id: "a\\u0000b") { id } }');
    expect(errors).toMatchObject([
      { message: expect.stringContaining('has a zero byte') as string, extensions: { code: 'BAD_ARGUMENT' } },
    ]);
  });

  it('say nothing of the inside when the database fails', async () => {
    const broken = await startTestService();
    const client = new Client({ connectionString: broken.databaseUrl });
    await client.connect();
    await client.query('DROP TABLE clause CASCADE');
    const answer = await broken.ask('{ clauses(first: 1) { nodes { label } } }');
    await client.query('ALTER TABLE change_log RENAME TO lost');
    await client.end();
    const refused = await broken.ask('{ games { code } }');
    await broken.stop();
    expect(refused.errors).toEqual([
      {
        message: 'Keys cannot be looked up because the database does not answer; try again later.',
        extensions: { code: 'UNAVAILABLE' },
      },
    ]);
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: 'The service failed to answer; its log says why.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      }),
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/SELECT|relation|postgres/);
  });
});
