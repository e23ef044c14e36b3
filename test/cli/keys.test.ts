import { Client } from 'pg';
import { houseRules, type Ran } from '../support/command-line';
import { createTestDatabase, type TestDatabase } from '../support/database';

describe('house-rules keys and audit-log', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
  });
  afterAll(() => place.drop());

  const run = (...args: readonly string[]): Ran => houseRules(args, { env: { DATABASE_URL: place.url } });

  it('make a key, show it once, list it without its secret, and revoke it', () => {
    const made = run('keys', 'make', 'Anna Ölund', '--role', 'officer');
    expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^hr_[0-9a-f]{10}_[\w-]{43}\n$/)]);
    expect(made.err).toBe(
      'This key of "Anna Ölund" (officer) is shown only now; keep it safe, the service keeps no copy of it.\n',
    );
    const [, id = '', secret = ''] = /^hr_([0-9a-f]+)_(.+)\n$/.exec(made.out) ?? [];

    const listed = run('keys', 'list');
    expect(listed.out).toMatch(new RegExp(`^${id}  Anna Ölund  officer  made \\d{4}-\\S+Z  \n$`));
    expect(listed.out + made.err).not.toContain(secret);

    expect(run('keys', 'make', 'Anna Ölund', '--role', 'reader')).toMatchObject({
      code: 2,
      out: '',
      err: `The key ${id} is already named "Anna Ölund"; choose another name, or revoke it first.\n`,
    });
    expect(run('keys', 'revoke', id).out).toBe(`The key ${id} of "Anna Ölund" is revoked.\n`);
    // The name is free again, and programs get the key as JSON.
    const again = run('keys', 'make', 'Anna Ölund', '--role', 'reader', '--json').lines()[0];
    expect(again).toMatchObject({ name: 'Anna Ölund', role: 'reader', key: expect.stringMatching(/^hr_/) as string });
  });

  it('make a key that ends by itself, and list when', () => {
    const last = run('keys', 'make', 'guest', '--role', 'reader', '--expires', '2097-01-31');
    expect([last.code, last.err.split('\n')[0]]).toEqual([0, 'It is good until 2097-02-01T00:00:00.000Z.']);
    const [made] = run('keys', 'make', 'trainee', '--role', 'reader', '--expires', '30', '--json').lines<{
      expires: string;
    }>();
    const days = (Date.parse(made?.expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const listed = run('keys', 'list').out;
    expect(listed).toMatch(/guest +reader +made \S+Z +expires 2097-02-01T00:00:00\.000Z\n/);
    expect(listed).toContain(`expires ${made?.expires ?? ''}`);
    expect(run('audit-log', 'verify').code).toBe(0);
  });

  it.each([
    [['keys', 'make', 'x'], /--role/],
    [
      ['keys', 'make', 'x', '--role', 'reader', '--expires', '0'],
      /^"0" is no end of a key; give its last day, such as/,
    ],
    [
      ['keys', 'make', 'x', '--role', 'reader', '--expires', '2020-01-31'],
      /^A key that ends on 2020-01-31 would be over/,
    ],
    [['audit-log', 'verify', '--head', 'abc'], /^--head must be the 64 hexadecimal digits/],
    [['audit-log', 'list', '--since', '2026-02-30'], /^--since must be a day such as/],
  ])('refuse %j with a sentence', (args, sentence) => {
    const { code, out, err } = run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });

  it('list the log, verify it, and find what was altered', async () => {
    const entries = run('audit-log', 'list', '--json').lines<{ seq: number; action: string; hash: string }>();
    expect(entries.map(({ seq, action }) => [seq, action])).toEqual([
      [1, 'make-key'],
      [2, 'revoke-key'],
      [3, 'make-key'],
      [4, 'make-key'],
      [5, 'make-key'],
    ]);
    const [first, last] = [entries[0]?.hash, entries.at(-1)?.hash];
    expect(run('audit-log', 'list', '--action', 'revoke-key', '--since', '2020-01-01').out).toMatch(
      /^2 {2}\S+Z {2}command line {2}revoke-key {2}\w{10} {2}\{"name":"Anna Ölund"\}\n$/,
    );
    expect(run('audit-log', 'verify', '--head', first ?? '')).toMatchObject({
      code: 0,
      out: `5 entries, none altered; the last has the hash ${last ?? ''}.\n`,
    });

    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query('ALTER TABLE change_log DISABLE TRIGGER USER');
    await client.query(`UPDATE change_log SET who = 'nobody' WHERE seq = 2`);
    await client.end();
    expect(run('audit-log', 'verify')).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^Entry 2 \(revoke-key \w{10}, by nobody\) was altered: its hash is not that of its words\.\nTrigger append_only of change_log was switched off: .*\nTrigger chain_change of change_log was switched off: .*\n$/,
      ) as string,
    });
  });
});
