import { Client } from 'pg';
import { startTestService, type TestService } from '../support/service';

const nested = (depth: number): string =>
  `{ clause(citation: "au-nsw/ltgame-2016#rules/8.4.2") { ${'parent { '.repeat(depth)} label ${'} '.repeat(depth)} } }`;

describe('limits', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ explorer: false });
  });
  afterAll(() => service.stop());

  const refusal = async (query: string) => (await service.ask(query)).errors?.[0];

  it('allow a query of reasonable depth and refuse a deeper one', async () => {
    expect((await service.ask(nested(5))).errors).toBeUndefined();
    expect((await refusal(nested(30)))?.message).toMatch(/depth/i);
  });

  it('refuse a query that costs too much, counting the page size it asks for', async () => {
    const page = (first: number) =>
      `{ clauses(first: ${first}) { nodes { label facts { name clauses { label facts { name clauses { label } } } } } } }`;
    expect((await service.ask(page(1))).errors).toBeUndefined();
    expect(await refusal(page(100))).toMatchObject({
      message: expect.stringMatching(/costs \d+, more than/) as string,
      extensions: { code: 'TOO_COSTLY' },
    });
  });

  it('refuse hundreds of aliases for the same field', async () => {
    const aliases = Array.from({ length: 200 }, (_, index) => `a${index}: games { code }`).join(' ');
    expect((await refusal(`{ ${aliases} }`))?.message).toMatch(/alias/i);
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

  it('refuse a body beyond the limit', async () => {
    const response = await fetch(`${service.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ games { code } }', padding: 'x'.repeat(5 * 1024 * 1024) }),
    });
    expect(response.status).toBe(413);
  });

  it('keep the schema to themselves when the explorer is off', async () => {
    expect((await refusal('{ __schema { types { name } } }'))?.message).toMatch(/introspection/i);
  });

  it('say nothing of the inside when the database fails', async () => {
    const broken = await startTestService();
    const client = new Client({ connectionString: broken.databaseUrl });
    await client.connect();
    await client.query('DROP TABLE clause CASCADE');
    await client.end();
    const answer = await broken.ask('{ clauses(first: 1) { nodes { label } } }');
    await broken.stop();
    expect(answer.errors).toEqual([
      expect.objectContaining({
        message: 'The service failed to answer; its log says why.',
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      }),
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/SELECT|relation|postgres/);
  });
});
