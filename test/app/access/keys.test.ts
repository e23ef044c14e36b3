import { makeKey } from '../../../src/app/access/keys';
import type { FailureCode } from '../../../src/core/failures/failure';
import type { Database } from '../../../src/io/postgres/database';
import { activeKeys, listKeys, revokeKey } from '../../../src/io/postgres/store/key-store';
import { createTestDatabase, type TestDatabase } from '../../support/database';

describe('keys', () => {
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await createTestDatabase();
    database = await place.open();
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const make = (name: string, role = 'reader') => makeKey(database.dataSource, name, role, 'test');
  const revoke = (id: string) => revokeKey(database.dataSource, id, 'test');
  const entries = () =>
    database.dataSource.query<unknown[]>('SELECT who, action, subject, detail FROM change_log ORDER BY seq');
  const refused = (code: FailureCode, sentence: RegExp) =>
    expect.objectContaining({ code, message: expect.stringMatching(sentence) as string }) as Error;

  it('leave a row with a hash, an entry in the log, and nowhere their secret', async () => {
    const { id, key } = await make('desk', 'officer');
    const secret = key.slice(`hr_${id}_`.length);
    expect(await listKeys(database.dataSource)).toMatchObject([{ id, name: 'desk', role: 'officer', revokedAt: null }]);
    expect(await entries()).toMatchObject([{ who: 'test', action: 'make-key', subject: id }]);
    const rows = await database.dataSource.query<unknown[]>('SELECT * FROM api_key, change_log');
    expect(JSON.stringify(rows)).not.toContain(secret);
    await revoke(id);
    expect(await activeKeys(database.dataSource)).toEqual([]);
    expect((await entries())[1]).toEqual({ who: 'test', action: 'revoke-key', subject: id, detail: '{"name":"desk"}' });
  });

  it.each([
    ['owner', 'x', /^"owner" is no role; a key is made for one of reader, officer, inspector, designer, admin\.$/],
    ['', 'x', /^"" is no role/],
    ['reader', '', /cannot name a key/],
    ['reader', 'a\nb', /cannot name a key/],
    ['reader', ' a', /cannot name a key/],
    ['reader', 'x'.repeat(81), /cannot name a key/],
    ['reader', 'Open Service', /what the log calls changes made without a key/],
    ['reader', 'rule sources', /what the log calls changes made without a key/],
  ])('with the role "%s" and the name "%s" are refused', async (role, name, sentence) => {
    const before = await entries();
    await expect(make(name, role)).rejects.toEqual(refused('BAD_ARGUMENT', sentence));
    expect(await entries()).toEqual(before);
  });

  it.each(['x', 'x'.repeat(80), 'Zoë O’Neil-2', 'anna@casino.example'])('may be named "%s"', async (name) => {
    expect(await make(name)).toMatchObject({ name });
  });

  it('of one name are active one at a time, however many are made at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 5 }, () => make('busy')));
    const won = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    await expect(make('busy')).rejects.toEqual(refused('NAME_IN_USE', /already named "busy"; choose another name/));
    await revoke(won[0]?.id ?? '');
    expect(await make('busy')).toMatchObject({ name: 'busy' });
  });

  it('that were never made or are revoked already cannot be revoked, and the log says nothing of it', async () => {
    const { id } = await make('short-lived');
    const outcomes = await Promise.allSettled([revoke(id), revoke(id), revoke(id)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const before = await entries();
    await expect(revoke(id)).rejects.toEqual(refused('NO_SUCH_KEY', /of "short-lived" is already revoked/));
    await expect(revoke('0000000000')).rejects.toEqual(refused('NO_SUCH_KEY', /^There is no key "0000000000"/));
    expect(await entries()).toEqual(before);
  });
});
