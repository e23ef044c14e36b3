import { bodyOf, chunksOfAudit } from '../../../src/io/postgres/store/audits/audit-reader';
import { packedBody } from '../../../src/io/postgres/store/audits/chunk-body';
import { TestDesk } from '../../support/auditing/desk';
import { mixedRounds, ndjson } from '../../support/auditing/rounds';

describe('the packed rounds of a chunk', () => {
  let desk: TestDesk;
  let audit: string;
  beforeAll(async () => {
    desk = await TestDesk.open();
    audit = await desk.begin(desk.file('day.ndjson', ndjson(mixedRounds(300, 12))));
  });
  afterAll(() => desk.close());

  it('are the bytes that were stored, and those of a chunk that is gone are asked for in vain', async () => {
    const { manager } = desk.database.dataSource;
    const [chunk] = await chunksOfAudit(manager, audit);
    if (chunk === undefined) throw new Error('Nothing was stored.');
    const client = await desk.pool.connect();
    try {
      for (let turn = 0; turn < 3; turn += 1) {
        const body = await packedBody(client, chunk);
        expect((await client.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
        expect(body.equals(await bodyOf(manager, chunk))).toBe(true);
      }
      await expect(packedBody(client, { ...chunk, ordinal: 999 })).rejects.toThrow('is not stored any more');
    } finally {
      client.release();
    }
  });
});
