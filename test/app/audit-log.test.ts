import { Client } from 'pg';
import { makeKey } from '../../src/app/access/keys';
import { hashOf, verifyLog, type VerifiedLog } from '../../src/app/audit-log';
import type { Database } from '../../src/io/postgres/database';
import { parseDate } from '../../src/core/values/calendar-date';
import { recordEffect } from '../../src/io/postgres/store/effect-store';
import { revokeKey } from '../../src/io/postgres/store/key-store';
import type { LogEntry } from '../../src/io/postgres/store/log-reader';
import { storeReview } from '../../src/io/postgres/store/review-store';
import { addUpload } from '../../src/io/postgres/store/upload-store';
import { createTestDatabase, type TestDatabase } from '../support/database';

/** Entries 1 to 4: three keys are made and the first is revoked. One name needs more octets than letters. */
async function fill({ dataSource }: Database): Promise<readonly string[]> {
  const made: string[] = [];
  for (const [name, role] of [
    ['Zoë’s desk', 'officer'],
    ['floor 2', 'inspector'],
    ['lobby', 'reader'],
  ] as const)
    made.push((await makeKey(dataSource, name, role, 'command line')).id);
  await revokeKey(dataSource, made[0] ?? '', 'command line');
  return made;
}

const CLAUSE = 'zz/owls-2021#rules/7.4';

/** Entries 5 to 8 of every other kind, with what may be absent absent once and present once. */
async function work({ dataSource }: Database): Promise<void> {
  await storeReview(dataSource, { clause: CLAUSE, decision: 'rejected', meaning: 'abc', by: 'Zoë’s desk', note: 'no' });
  await recordEffect(dataSource, { instrument: 'zz/owls-2021', kind: 'ends', basis: 'stated', by: 'ZZ 77' }, 'a');
  const day = parseDate('2021-04-01');
  await recordEffect(
    dataSource,
    { instrument: 'zz/owls-2021', kind: 'begins', day, basis: 'assumed', reason: 'r' },
    'a',
  );
  await addUpload(
    dataSource,
    {
      ...{ id: 'u1', fileName: 'owls.txt', sha256: 'def', bytes: 12 },
      ...{ instrument: 'zz/owls-2021', namedBy: 'person', compilation: '' },
    },
    'Zoë’s desk',
  );
}

const TABLES = ['change_log', 'api_key', 'api_key_revocation'] as const;

describe('the log of changes', () => {
  let place: TestDatabase;
  let database: Database;
  let ids: readonly string[];
  beforeAll(async () => {
    place = await createTestDatabase();
    database = await place.open();
    ids = await fill(database);
    await tamper(...TABLES.map((table) => `CREATE TABLE kept_${table} AS TABLE ${table}`));
  });
  // Whoever can tamper can also put everything back, which is quicker than a new database for every test.
  afterEach(() =>
    tamper(...TABLES.flatMap((table) => [`DELETE FROM ${table}`, `INSERT INTO ${table} TABLE kept_${table}`])),
  );
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  const verified = (noted?: string): Promise<VerifiedLog> => verifyLog(database.dataSource, noted);
  const entry = async (seq: number): Promise<LogEntry> => {
    const [row] = await database.dataSource.query<LogEntry[]>('SELECT * FROM change_log WHERE seq = $1', [seq]);
    if (!row) throw new Error(`There is no entry ${seq}.`);
    return row;
  };

  /** What somebody can do who rules over the database server itself. */
  async function tamper(...statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query('SET session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  it('is found whole, with its count and the hash of its last entry', async () => {
    const { hash } = await entry(4);
    expect(await verified()).toEqual({ entries: 4, head: hash, faults: [] });
  });

  it('is whole also against a hash noted when it was shorter', async () => {
    expect((await verified((await entry(2)).hash)).faults).toEqual([]);
  });

  it('is empty and whole before the first change', async () => {
    await tamper('DELETE FROM api_key_revocation', 'DELETE FROM api_key', 'DELETE FROM change_log');
    expect(await verified()).toEqual({ entries: 0, head: '', faults: [] });
  });

  it.each([
    ['a word', `UPDATE change_log SET who = 'nobody' WHERE seq = 2`, /^Entry 2 \(make-key .*, by nobody\) was altered/],
    ['a date', `UPDATE change_log SET at = at + interval '1 ms' WHERE seq = 2`, /^Entry 2 .* was altered/],
    ['an action', `UPDATE change_log SET action = 'nap' WHERE seq = 2`, /^Entry 2 \(nap .* was altered/],
    [
      'where one field ends and the next begins',
      `UPDATE change_log SET action = 'make-ke', subject = 'y' || subject WHERE seq = 2`,
      /^Entry 2 .* was altered/,
    ],
    ['a middle entry taken out', `DELETE FROM change_log WHERE seq = 2`, /^Entry 2 is missing\.$/],
    ['several taken out', `DELETE FROM change_log WHERE seq IN (2, 3)`, /^Entries 2 to 3 are missing\.$/],
    ['the first taken out', `DELETE FROM change_log WHERE seq = 1`, /^Entry 1 is missing\.$/],
    [
      'the last taken out',
      `DELETE FROM change_log WHERE seq = 4`,
      /^Row \w+ of api_key_revocation names entry 4, and there is no such entry\.$/,
    ],
    [
      'an entry put before all others',
      `INSERT INTO change_log SELECT 0, at, who, action, subject, detail, '', hash FROM change_log WHERE seq = 1`,
      /^Entry 0 stands before the first number\.$/,
    ],
    [
      'a forged entry at the end',
      `INSERT INTO change_log SELECT 5, now(), 'forger', 'store-text', 'zz/x', '{}', hash, repeat('0', 64) FROM change_log WHERE seq = 4`,
      /^Entry 5 \(store-text zz\/x, by forger\) was altered/,
    ],
    [
      'a key that nobody logged',
      `INSERT INTO api_key (id, change, name, role, secret_hash) VALUES ('f', 9, 'forger', 'admin', '')`,
      /^Row f of api_key names entry 9, and there is no such entry\.$/,
    ],
    [
      'a key under the entry of another',
      `INSERT INTO api_key (id, change, name, role, secret_hash) VALUES ('f', 2, 'floor 2', 'inspector', '')`,
      /^Row f of api_key names entry 2 .*, which is about something else\.$/,
    ],
    [
      'a key under an entry of another kind',
      `INSERT INTO api_key (id, change, name, role, secret_hash) VALUES ('f', 4, 'forger', 'admin', '')`,
      /^Row f of api_key names entry 4 \(revoke-key .*, which makes no such row\.$/,
    ],
    [
      'a greater role',
      `UPDATE api_key SET role = 'admin' WHERE change = 3`,
      /^Row \w+ of api_key and entry 3 .* differ in role: one of them was altered\.$/,
    ],
    [
      'another secret',
      `UPDATE api_key SET secret_hash = repeat('0', 64) WHERE change = 3`,
      /^Row \w+ of api_key and entry 3 .* differ in fingerprint/,
    ],
    [
      'a revocation taken back',
      `DELETE FROM api_key_revocation`,
      /^Entry 4 \(revoke-key .*\) has no row in api_key_revocation\.$/,
    ],
  ])('shows %s', async (_, statement, sentence) => {
    await tamper(statement);
    const { faults } = await verified();
    expect(faults).toContainEqual(expect.stringMatching(sentence));
  });

  describe('with an officer’s work in it', () => {
    beforeEach(() => work(database));
    afterEach(() => tamper('DELETE FROM link_review', 'DELETE FROM effect', 'DELETE FROM upload'));

    it('is found whole', async () => {
      expect(await verified()).toMatchObject({ entries: 8, faults: [] });
    });

    it.each([
      [`UPDATE link_review SET decision = 'confirmed'`, /^Row \d+ of link_review and entry 5 .* differ in decision/],
      [`UPDATE link_review SET fact = 'pays'`, /^Row \d+ of link_review and entry 5 .* differ in fact/],
      [
        `UPDATE link_review SET clause = 'x'`,
        /^Row \d+ of link_review names entry 5 .*, which is about something else/,
      ],
      [`UPDATE link_review SET reviewer = 'x'`, /^Row \d+ of link_review names entry 5 .*, and says that x made it/],
      [`UPDATE effect SET day = '2022-04-01'`, /^Row \d+ of effect and entry 6 .* differ in day/],
      [`UPDATE effect SET day = NULL`, /^Row \d+ of effect and entry 7 .* differ in day/],
      [`UPDATE effect SET stated_by = 'ZZ 78'`, /^Row \d+ of effect and entry 6 .* differ in by/],
      [`UPDATE upload SET sha256 = 'abc'`, /^Row u1 of upload and entry 8 .* differ in sha256/],
      [`DELETE FROM effect`, /^Entry 6 \(record-effect zz\/owls-2021, by a\) has no row in effect\.$/],
    ])('shows %s', async (statement, sentence) => {
      await tamper(statement);
      expect((await verified()).faults).toContainEqual(expect.stringMatching(sentence));
    });
  });

  it('shows an entry whose hash was made to fit, by the one that follows', async () => {
    const forged = { ...(await entry(2)), who: 'nobody' };
    await tamper(`UPDATE change_log SET who = 'nobody', hash = '${hashOf(forged)}' WHERE seq = 2`);
    expect((await verified()).faults).toEqual([
      expect.stringMatching(/^Entry 3 .* does not follow entry 2: it names another hash/),
    ]);
  });

  it('shows an entry dated before the one it follows', async () => {
    const late = await entry(4);
    const forged = { ...late, at: new Date(late.at.getTime() - 3_600_000) };
    await tamper(`UPDATE change_log SET at = at - interval '1 hour', hash = '${hashOf(forged)}' WHERE seq = 4`);
    expect((await verified()).faults).toEqual([expect.stringMatching(/^Entry 4 .* is dated before/)]);
  });

  it('shows an end cut off together with its rows only to one who noted the hash', async () => {
    const { hash } = await entry(4);
    await tamper(
      `DELETE FROM api_key_revocation`,
      `DELETE FROM change_log WHERE seq = 4`,
      `DELETE FROM api_key WHERE id = '${ids[2] ?? ''}'`,
      `DELETE FROM change_log WHERE seq = 3`,
    );
    expect((await verified()).faults).toEqual([]);
    expect((await verified(hash)).faults).toEqual([
      expect.stringMatching(/^No entry has the noted hash \w{64}: the log was cut off or written anew; .*entry 2 /),
    ]);
  });

  it.each([
    ['UPDATE', `UPDATE change_log SET who = 'nobody'`],
    ['UPDATE of nothing', `UPDATE change_log SET who = 'nobody' WHERE false`],
    ['DELETE', `DELETE FROM change_log WHERE seq = 4`],
    ['TRUNCATE', `TRUNCATE change_log`],
    [
      'another order of rows',
      `INSERT INTO change_log (seq, who, action, subject) VALUES (2, 'x', 'make-key', 'x') ON CONFLICT (seq) DO UPDATE SET who = 'x'`,
    ],
  ])('takes no %s from the service', async (_, statement) => {
    await expect(database.dataSource.query(statement)).rejects.toThrow(/append-only|permission denied/);
    expect((await verified()).entries).toBe(4);
  });

  it('is numbered, dated and chained by the database, whatever an insert says', async () => {
    await database.dataSource.query(
      `INSERT INTO change_log (seq, at, who, action, subject, previous, hash) VALUES (77, '2001-01-01', 'x', 'make-key', 'x', 'p', 'h')`,
    );
    const fifth = await entry(5);
    expect([fifth.previous, fifth.hash]).toEqual([(await entry(4)).hash, hashOf(fifth)]);
    expect(fifth.at.getTime()).toBeGreaterThanOrEqual((await entry(4)).at.getTime());
  });

  it('may be updated, deleted from or truncated by no role of the database', async () => {
    const rights = await database.dataSource.query<{ grantee: string; privilege: string }[]>(
      `SELECT coalesce(pg_get_userbyid(nullif(acl.grantee, 0)), 'everyone') AS grantee, acl.privilege_type AS privilege
       FROM pg_class, aclexplode(coalesce(relacl, acldefault('r', relowner))) AS acl WHERE oid = 'change_log'::regclass`,
    );
    expect(rights.map(({ privilege }) => privilege)).toEqual(expect.arrayContaining(['SELECT', 'INSERT']));
    expect(rights.filter(({ privilege }) => /UPDATE|DELETE|TRUNCATE/.test(privilege))).toEqual([]);
  });
});
