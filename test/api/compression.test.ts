import { get, request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { codingFor } from '../../src/compression';
import { startTestService, type TestService } from '../support/service';

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.2', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['gzip; q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('who accepts %j gets %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

describe('answers', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const asked = async (path: string, accepted: string, body?: string) => {
    const url = `${service.url}${path}`;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'accept-encoding': accepted };
      if (body === undefined) get(url, { headers }, resolve).once('error', reject);
      else
        request(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } }, resolve)
          .once('error', reject)
          .end(body);
    });
    const bytes: Buffer[] = [];
    for await (const chunk of answer) bytes.push(chunk as Buffer);
    return { headers: answer.headers, status: answer.statusCode, bytes: Buffer.concat(bytes) };
  };
  const QUERY = JSON.stringify({
    query:
      '{ compare(game: "baccarat", sides: ["AU-QLD", "NZ"]) { rows { fact unit same values { value clauses } } } }',
  });

  it.each([
    ['a page', '/instruments/au-nsw/ltgame-2016', undefined],
    ['a comparison as a page', '/compare?game=baccarat&side=NZ&side=AU-QLD', undefined],
    ['a download', '/exports/markdown/au-qld/casino-gaming-rule-2024', undefined],
    ['GraphQL', '/graphql', QUERY],
  ])('%s is sent compressed to who takes it so, and is the same', async (_, path, body) => {
    const plain = await asked(path, 'identity', body);
    expect([plain.status, plain.headers['content-encoding']]).toEqual([200, undefined]);
    expect(plain.bytes.length).toBeGreaterThan(5_000);
    expect(plain.headers.vary).toMatch(/accept-encoding/i);
    for (const [coding, unpack] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const packed = await asked(path, coding, body);
      expect([packed.status, packed.headers['content-encoding']]).toEqual([200, coding]);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.headers['content-length']).toBe(
        packed.headers['transfer-encoding'] ? undefined : String(packed.bytes.length),
      );
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
      expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    }
  });

  it('that are small, or that nobody wants packed, are sent as they are', async () => {
    const small = await asked('/graphql', 'br, gzip', JSON.stringify({ query: '{ jurisdictions { code } }' }));
    expect([small.headers['content-encoding'], /accept-encoding/i.test(small.headers.vary ?? '')]).toEqual([
      undefined,
      true,
    ]);
    expect((await asked('/', 'deflate')).headers['content-encoding']).toBeUndefined();
    expect((await asked('/health', 'br')).headers['content-encoding']).toBeUndefined();
  });
});
