import { Client } from 'pg';
import { join } from 'node:path';
import { verifyLog } from '../../../src/app/audit-log';
import { retainRounds } from '../../../src/app/auditing/retain-rounds';
import { sealAudit } from '../../../src/app/auditing/seal-audit';
import { replayBundle } from '../../../src/app/auditing/replay-bundle';
import { sealStateOf, verifySeal, verifySeals, type VerifiedSeal } from '../../../src/app/auditing/verify-seal';
import { writeBundle } from '../../../src/app/auditing/write-bundle';
import { TestDesk } from '../../support/auditing/desk';
import { KNOWN_DAY } from '../../support/auditing/known-day';
import { ndjson } from '../../support/auditing/rounds';

const FINDINGS = /^The findings or problems of audit \w+ are not those that were sealed/;
const FIGURES = /^What is counted of audit \w+, or where its findings were, is not what was sealed/;
const TABLES = [
  ...['audit', 'audit_chunk', 'audit_hour', 'audit_problem', 'audit_seal', 'batch', 'change_log', 'clause_breach'],
  ...['finding', 'finding_group', 'foremost_finding', 'round_chunk'],
];

describe('a sealed audit in the database', () => {
  let desk: TestDesk;
  let audit: string;
  let other: string;
  let seal: string;
  beforeAll(async () => {
    desk = await TestDesk.open();
    const { dataSource } = desk.database;
    const begin = async (name: string, text: string): Promise<string> => {
      const id = await desk.begin(desk.file(name, text));
      await desk.work(id);
      return id;
    };
    audit = await begin('day.ndjson', `${ndjson(KNOWN_DAY)}nonsense\n`);
    other = await begin('again.ndjson', ndjson(KNOWN_DAY.slice(0, 12)));
    seal = await sealAudit(dataSource, desk.rules, audit, 'test');
    await desk.rest();
    await tamper(...TABLES.map((table) => `CREATE TABLE kept_${table} AS TABLE ${table}`));
  });
  afterAll(() => desk.close());

  /** What somebody can do who rules over the database server itself. */
  async function tamper(...statements: readonly string[]): Promise<void> {
    const client = new Client({ connectionString: desk.place.url });
    await client.connect();
    await client.query('SET session_replication_role = replica');
    for (const statement of statements) await client.query(statement.replaceAll('$audit', `'${audit}'`));
    await client.end();
  }
  const restore = (): Promise<void> =>
    tamper(
      ...TABLES.flatMap((table) => [
        `DELETE FROM ${table}`,
        `INSERT INTO ${table} OVERRIDING SYSTEM VALUE TABLE kept_${table}`,
      ]),
    );
  const verified = (): Promise<VerifiedSeal> => verifySeal(desk.database.dataSource, desk.rules, audit);

  it('is as it was sealed, wholly and as far as a page looks', async () => {
    const { dataSource } = desk.database;
    expect(await verified()).toEqual({ audit, seal, state: 'holds', faults: [], remarks: [] });
    const limits = { rounds: 20, findings: 100 };
    expect(await sealStateOf(dataSource, desk.rules, await desk.audit(audit), limits)).toMatchObject({
      state: 'unverified',
      faults: [],
      remarks: [`Only what is missing was looked for; house-rules audit verify ${audit} looks at all of it.`],
    });
    expect(await sealStateOf(dataSource, desk.rules, await desk.audit(other), limits)).toBeUndefined();
    await expect(verifySeal(dataSource, desk.rules, other)).rejects.toThrow(/is not sealed; house-rules audit seal/);
    expect((await verifyLog(dataSource)).faults).toEqual([]);
  });

  it.each([
    `UPDATE finding SET message = 'x' WHERE audit_id = $audit`,
    'DELETE FROM finding',
    `DELETE FROM finding_2024_10`,
    'TRUNCATE finding',
    'TRUNCATE finding_2024_10',
    `INSERT INTO finding SELECT * FROM kept_finding WHERE audit_id = $audit`,
    `UPDATE round_chunk SET rounds = 1`,
    'DELETE FROM round_chunk_2024_10',
    'TRUNCATE round_chunk_2024_10',
    'DELETE FROM audit_problem',
    `UPDATE audit_chunk SET rounds = 1`,
    `UPDATE audit_hour SET rounds = 1`,
    `UPDATE finding_group SET breaches = 0`,
    `DELETE FROM foremost_finding`,
    `DELETE FROM clause_breach`,
    `UPDATE audit SET digest = ''`,
    `DELETE FROM audit`,
    `UPDATE batch SET file_name = 'x'`,
    `DELETE FROM batch`,
    `DELETE FROM audit_seal`,
  ])('refuses %s', async (statement) => {
    await expect(desk.database.dataSource.query(statement.replace('$audit', `'${audit}'`))).rejects.toThrow(
      /is append-only: a correction is a new row|is sealed: |a sealed audit rests on it/,
    );
  });

  describe('altered by somebody whom the database obeys', () => {
    afterEach(restore);

    it.each([
      ['a finding taken out', `DELETE FROM finding WHERE audit_id = $audit AND line = 2`, FINDINGS],
      [
        'a finding taken out',
        `DELETE FROM finding WHERE audit_id = $audit AND line = 2`,
        /^Of audit \w+ 4 findings are stored, and 5 were sealed\.$/,
      ],
      ['a finding altered', `UPDATE finding SET overpaid = 1 WHERE audit_id = $audit AND line = 2`, FINDINGS],
      [
        'a finding added',
        `INSERT INTO finding (month, audit_id, batch_id, line, place, round_id, played_at, local_time, game, rule_set, "check", verdict, subject, clauses, message)
         SELECT month, audit_id, batch_id, 9, 9, 'x', played_at, local_time, game, rule_set, "check", verdict, subject, clauses, message
         FROM finding WHERE audit_id = $audit AND line = 2`,
        FINDINGS,
      ],
      [
        'two findings that have changed places',
        `UPDATE finding SET line = line + 1000 WHERE audit_id = $audit AND line IN (2, 6); UPDATE finding SET line = 1008 - line WHERE audit_id = $audit AND line > 1000`,
        FINDINGS,
      ],
      [
        'a finding at another table',
        `UPDATE finding SET table_id = 'B09' WHERE audit_id = $audit AND line = 2`,
        FIGURES,
      ],
      [
        'a finding on another day',
        `UPDATE finding SET local_time = local_time - interval '1 day' WHERE audit_id = $audit`,
        FIGURES,
      ],
      ['a problem taken out', `DELETE FROM audit_problem WHERE audit_id = $audit`, FINDINGS],
      [
        'a count that is smaller',
        `UPDATE finding_group SET breaches = 0 WHERE audit_id = $audit AND key = 'B01'`,
        FIGURES,
      ],
      ['rounds of an hour', `UPDATE audit_hour SET rounds = 1000 WHERE audit_id = $audit AND place = 1`, FIGURES],
      [
        'a finding that reports no longer tell',
        `DELETE FROM foremost_finding WHERE audit_id = $audit AND rank = 1`,
        FIGURES,
      ],
      [
        'a breach that its clause no longer tells',
        `DELETE FROM clause_breach WHERE audit_id = $audit AND line = 2`,
        FIGURES,
      ],
      [
        'the body of the rounds',
        `UPDATE round_chunk SET body = '\\x1f8b'`,
        /^Rounds of audit \w+ were altered: rounds\/000001\.txt is not what was sealed\.$/,
      ],
      [
        'the rounds taken away',
        `DELETE FROM round_chunk`,
        /^Of the rounds of audit \w+ 0 parts are stored, and 1 were sealed\.$/,
      ],
      ['the part that was judged', `UPDATE audit_chunk SET last_line = 1 WHERE audit_id = $audit`, FIGURES],
      [
        'the result',
        `UPDATE audit SET result = jsonb_set(result, '{breaches}', '0') WHERE id = $audit`,
        /^The result of audit \w+ was altered after it was sealed\.$/,
      ],
      ['the digest', `UPDATE audit SET digest = 'x' WHERE id = $audit`, /^The digest of audit \w+ was altered/],
      [
        'who began it',
        `UPDATE audit SET started_by = 'x' WHERE id = $audit`,
        /^Who began audit \w+ was altered after it was sealed\.$/,
      ],
      ['its end', `UPDATE audit SET finished_at = now() WHERE id = $audit`, FIGURES],
      ['the name of its file', `UPDATE batch SET sha256 = 'x'`, /^What is stored of the files of audit/],
      [
        'the manifest',
        `UPDATE audit_seal SET manifest = replace(manifest, 'test', 'tess')`,
        /^The manifest of audit \w+ was altered: it does not have the seal\.$/,
      ],
      [
        'the manifest and its seal',
        `UPDATE audit_seal SET manifest = replace(manifest, 'test', 'tess'), digest = encode(sha256(convert_to(replace(manifest, 'test', 'tess'), 'UTF8')), 'hex')`,
        /^The seal of audit \w+ is not the one that entry \d+ of the log has\.$/,
      ],
      [
        'the seal taken away',
        `DELETE FROM audit_seal`,
        /^The seal of audit \w+, which entry \d+ of the log tells of, was taken away\.$/,
      ],
      [
        'the whole audit taken away',
        TABLES.filter((table) => !['change_log', 'batch', 'round_chunk'].includes(table))
          .map((table) => `DELETE FROM ${table} WHERE ${table === 'audit' ? 'id' : 'audit_id'} = $audit`)
          .join('; '),
        /^Audit \w+, which was sealed, was taken away\.$/,
      ],
      [
        'the entry of the log',
        `DELETE FROM change_log WHERE action = 'seal-audit'`,
        /^No entry of the log seals audit/,
      ],
    ])('tells of %s', async (_, statement, sentence) => {
      await tamper(statement);
      const { state, faults } = await verified();
      expect(state).toBe('altered');
      expect(faults).toContainEqual(expect.stringMatching(sentence));
      const all: VerifiedSeal[] = [];
      for await (const one of verifySeals(desk.database.dataSource, desk.rules)) all.push(one);
      expect(all).toMatchObject([{ audit, state: 'altered' }]);
    });
  });

  it.each([
    [
      'DROP TRIGGER append_only_rows ON finding',
      'CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON finding FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      /^Trigger append_only_rows of finding was dropped: the database refuses changes there no more\.$/,
    ],
    [
      'ALTER TABLE finding_2024_10 DISABLE TRIGGER append_only',
      'ALTER TABLE finding_2024_10 ENABLE TRIGGER append_only',
      /^Trigger append_only of finding_2024_10 was switched off/,
    ],
    [
      'ALTER TABLE change_log DISABLE TRIGGER append_only',
      'ALTER TABLE change_log ENABLE TRIGGER append_only',
      /^Trigger append_only of change_log was switched off/,
    ],
    [
      'ALTER FUNCTION refuse_change_of_sealed() RENAME TO kept_refusal',
      'ALTER FUNCTION kept_refusal() RENAME TO refuse_change_of_sealed',
      /^Function refuse_change_of_sealed, which refuses changes, was replaced or dropped\.$/,
    ],
  ])('tells that the database no longer refuses: %s', async (break_, mend, sentence) => {
    await tamper(break_);
    const faults = [(await verified()).faults, (await verifyLog(desk.database.dataSource)).faults];
    await tamper(mend);
    for (const told of faults) expect(told).toContainEqual(expect.stringMatching(sentence));
    expect((await verified()).faults).toEqual([]);
  });

  it('is kept and verified where old months go, whose going the log tells of', async () => {
    const { dataSource } = desk.database;
    const old = ndjson(KNOWN_DAY.map((round) => ({ ...round, playedAt: '2024-12-31T23:59:00+10:00' })).slice(0, 12));
    const lost = await desk.begin(desk.file('old.ndjson', old));
    await desk.work(lost);
    const { dropped, kept } = await retainRounds(dataSource, '2090-01-01', 'test');
    expect([dropped, kept]).toMatchObject([[{ month: '2024-12-01' }], [{ month: '2024-10-01', audits: [audit] }]]);
    expect(await verified()).toMatchObject({ state: 'holds', faults: [] });
    expect((await verifyLog(dataSource)).faults).toEqual([]);
    const bundle = join(desk.folder, 'sealed.audit');
    await writeBundle(dataSource, desk.rules, audit, bundle);
    expect(await replayBundle(bundle, seal)).toMatchObject({ same: true, faults: [] });
  });
});
