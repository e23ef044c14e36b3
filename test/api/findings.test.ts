import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import { makeKey } from '../../src/app/access/keys';
import { verifyLog } from '../../src/app/audit-log';
import type { Database } from '../../src/io/postgres/database';
import { auditIn } from '../support/auditing/audited';
import { BANKER_ODDS, BANKER_PAYS, KNOWN_DAY } from '../support/auditing/known-day';
import { markingTests } from '../support/auditing/marking-tests';
import { reportTests } from '../support/auditing/report-tests';
import { ndjson } from '../support/auditing/rounds';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { startTestService, type TestService } from '../support/service';

interface Told {
  readonly id: string;
  readonly round: string;
  readonly overpaid: string | null;
  readonly [field: string]: unknown;
}

describe('findings over GraphQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hr-findings-'));
  let place: TestDatabase;
  let database: Database;
  let service: TestService;
  let audit: string;
  let keys: Record<'inspector' | 'reader' | 'officer', string>;

  beforeAll(async () => {
    place = await createLoadedDatabase();
    database = await place.open();
    const made = async (role: string) => (await makeKey(database.dataSource, `an ${role}`, role, 'test')).key;
    keys = { inspector: await made('inspector'), reader: await made('reader'), officer: await made('officer') };
    writeFileSync(join(folder, 'day.ndjson'), ndjson(KNOWN_DAY));
    audit = await auditIn(database, join(folder, 'day.ndjson'));
    service = await startTestService({ database: place, dataDir: folder, auditThreads: 0 });
  });
  afterAll(async () => {
    await service.stop();
    await database.close();
    await place.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask<T>(fields: string, key = keys.officer, variables: Record<string, unknown> = {}): Promise<T> {
    const { data, errors } = await service.ask(
      `query ($id: ID!) { audit(id: $id) { ${fields} } }`,
      { id: audit, ...variables },
      key,
    );
    expect(errors).toBeUndefined();
    return data?.['audit'] as T;
  }
  const found = async (filter: string): Promise<readonly Told[]> =>
    (
      await ask<{ findings: { nodes: readonly Told[] } }>(
        `findings(first: 100, filter: ${filter}) { nodes { id round overpaid } }`,
      )
    ).findings.nodes;
  const rounds = async (filter: string): Promise<readonly string[]> => (await found(filter)).map(({ round }) => round);

  it('tell of the round, the check, the clause, the money and the clock of the venue', async () => {
    const { findings } = await ask<{ findings: { totalCount: number; nodes: readonly Told[] } }>(
      `findings { totalCount nodes { id line round playedAt localTime venue table game ruleSet ruleSetVersion instruments verdict subject message expected recorded currency overpaid
         mark followsFrom checkId check { id } citations clauses { citation } audit { id } marks { note } } }`,
    );
    expect(findings.totalCount).toBe(5);
    expect(findings.nodes[0]).toMatchObject({
      ruleSet: 'AU-NSW baccarat',
      ruleSetVersion: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
      instruments: ['au-nsw/ltgame-2016'],
      ...{
        id: `${audit}-1-2-1`,
        line: 2,
        round: 'B-002',
        playedAt: '2024-10-03T10:02:05.000Z',
        localTime: '2024-10-03T20:02:05',
      },
      ...{
        venue: 'The <b>Star</b>',
        table: 'B01',
        game: 'baccarat',
        verdict: 'breaches',
        subject: 'w1',
        checkId: BANKER_PAYS,
      },
      ...{
        expected: '9500',
        recorded: '10000',
        currency: 'AUD',
        overpaid: '500',
        mark: null,
        followsFrom: null,
        marks: [],
      },
      ...{
        citations: [BANKER_ODDS],
        clauses: [{ citation: BANKER_ODDS }],
        audit: { id: audit },
        check: { id: BANKER_PAYS },
      },
    });
    expect(findings.nodes.map(({ round, overpaid }) => [round, overpaid])).toEqual([
      ['B-002', '500'],
      ['B-006', '500'],
      ['B-010', '500'],
      ['B-015', '-1000'],
      ['B-021', '1'],
    ]);
  });

  it.each([
    [`{ table: "B01" }`, ['B-002', 'B-006', 'B-010']],
    [`{ table: "B03" }`, []],
    [`{ venue: "Harbour" }`, ['B-021']],
    [`{ clause: "${BANKER_ODDS}" }`, ['B-002', 'B-006', 'B-010', 'B-015']],
    [`{ clause: "au-nsw/ltgame-2016#rules/8.4.3" }`, []],
    [`{ check: "${BANKER_PAYS}", paid: under }`, ['B-015']],
    [`{ check: "baccarat/no-jokers" }`, []],
    [`{ game: "baccarat", round: "B-006" }`, ['B-006']],
    [`{ game: "roulette" }`, []],
    [`{ verdict: indeterminate }`, []],
    [`{ verdict: breaches, day: "2024-10-03", amountFrom: "500" }`, ['B-002', 'B-006', 'B-010', 'B-015']],
    [`{ day: "2024-10-02" }`, []],
    [`{ amountFrom: "501" }`, ['B-015']],
    [`{ amountTo: "500" }`, ['B-021']],
    [`{ amountFrom: "500", amountTo: "1000" }`, ['B-002', 'B-006', 'B-010']],
  ])('are chosen by %s', async (filter, expected) => {
    expect(await rounds(filter)).toEqual(expected);
  });

  it('come page by page, each finding once', async () => {
    const pages: string[][] = [];
    for (let after = ''; ;) {
      const { findings } = await ask<{
        findings: { nodes: Told[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      }>(`findings(first: 2 ${after}) { nodes { round } pageInfo { hasNextPage endCursor } }`);
      pages.push(findings.nodes.map(({ round }) => round));
      after = `, after: "${findings.pageInfo.endCursor}"`;
      if (!findings.pageInfo.hasNextPage) break;
    }
    expect(pages).toEqual([['B-002', 'B-006'], ['B-010', 'B-015'], ['B-021']]);
  });

  it('are counted by what they have in common, with the rounds they are held against and the money of each currency', async () => {
    const money = 'money { currency overpaid underpaid findings }';
    const told = await ask<Record<string, unknown>>(
      `tables: groups(by: table) { key venue findings breaches rounds ${money} } days: groups(by: day) { key findings rounds }
       checks: groups(by: check) { key breaches rounds ${money} } clauses: groups(by: clause, filter: { venue: "The <b>Star</b>" }) { key findings ${money} }
       verdicts: groups(by: verdict) { key findings } trend { key rounds breaches } ${money}`,
    );
    const aud = (overpaid: string, underpaid: string, findings: number) => ({
      currency: 'AUD',
      overpaid,
      underpaid,
      findings,
    });
    const nzd = { currency: 'NZD', overpaid: '1', underpaid: '0', findings: 1 };
    expect(told).toEqual({
      tables: [
        { key: 'A9', venue: 'Harbour', findings: 1, breaches: 1, rounds: 1, money: [nzd] },
        { key: 'B01', venue: 'The <b>Star</b>', findings: 3, breaches: 3, rounds: 10, money: [aud('1500', '0', 3)] },
        { key: 'B02', venue: 'The <b>Star</b>', findings: 1, breaches: 1, rounds: 10, money: [aud('0', '1000', 1)] },
      ],
      days: [{ key: '2024-10-03', findings: 5, rounds: 21 }],
      checks: [{ key: BANKER_PAYS, breaches: 5, rounds: null, money: [aud('1500', '1000', 4), nzd] }],
      clauses: [{ key: BANKER_ODDS, findings: 4, money: [] }],
      verdicts: [{ key: 'breaches', findings: 5 }],
      trend: [
        { key: '2024-10-03T00', rounds: 10, breaches: 1 },
        { key: '2024-10-03T12', rounds: 1, breaches: 1 },
        { key: '2024-10-03T19', rounds: 5, breaches: 0 },
        { key: '2024-10-03T20', rounds: 5, breaches: 3 },
      ],
      money: [aud('1500', '1000', 4), nzd],
    });
  });

  it('lead to the round as it was recorded, judged again by the rules of the audit and explained', async () => {
    const { data, errors } = await service.ask(
      `query ($id: ID!) { finding(id: $id) { record replay { round verdict ruleSet { name } findings { message } explanation { steps { text } } } } }`,
      { id: `${audit}-1-2-1` },
      keys.officer,
    );
    expect(errors).toBeUndefined();
    expect(data?.['finding']).toMatchObject({
      record: KNOWN_DAY[1],
      replay: {
        ...{ round: 'B-002', verdict: 'breaches', ruleSet: { name: 'AU-NSW baccarat' } },
        findings: [{ message: 'Banker won with 7; a stake of 100.00 is paid 95.00 at 19 to 20, and 100.00 was paid.' }],
        explanation: { steps: expect.arrayContaining([]) as unknown },
      },
    });
    expect(JSON.stringify(data)).toContain('95.00 due');
  });

  it('are at hand on their clause, the latest first, for those who may see audits', async () => {
    const query = `{ clause(citation: "${BANKER_ODDS}") { latestBreaches(first: 3) { round localTime } } }`;
    const { data } = await service.ask(query, {}, keys.officer);
    expect(data?.['clause']).toEqual({
      latestBreaches: ['B-010', 'B-006', 'B-002'].map((round) => ({
        round,
        localTime: expect.stringContaining('T20:') as string,
      })),
    });
    expect((await service.ask(query, {}, keys.reader)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  describe('that somebody has looked at', () => {
    const MARK = `mutation ($ids: [ID!]!, $mark: Mark!, $note: String!) { markFindings(findings: $ids, mark: $mark, note: $note) { id mark marks { mark note by } } }`;
    const mark = (numbers: readonly number[], as: string, note: string, key = keys.inspector) =>
      service.ask(MARK, { ids: numbers.map((line) => `${audit}-1-${String(line)}-1`), mark: as, note }, key);

    it('keep every mark, the last of which counts', async () => {
      expect((await mark([2, 6], 'dismissed', 'a wrong record')).errors).toBeUndefined();
      const { data } = await mark([2], 'confirmed', ' seen on the tape ');
      expect(data?.['markFindings']).toEqual([
        {
          ...{ id: `${audit}-1-2-1`, mark: 'confirmed' },
          marks: [
            { mark: 'dismissed', note: 'a wrong record', by: 'an inspector' },
            { mark: 'confirmed', note: 'seen on the tape', by: 'an inspector' },
          ],
        },
      ]);
      expect(await rounds('{ mark: confirmed }')).toEqual(['B-002']);
      expect(await rounds('{ mark: dismissed }')).toEqual(['B-006']);
      expect(await rounds('{ mark: explained }')).toEqual([]);
      expect(await rounds('{ mark: open }')).toEqual(['B-010', 'B-015', 'B-021']);
      expect(await ask('groups(by: mark) { key findings }')).toEqual({
        groups: [
          { key: 'confirmed', findings: 1 },
          { key: 'dismissed', findings: 1 },
          { key: 'open', findings: 3 },
        ],
      });
    });

    it('have their marks in the log, and nobody takes one back', async () => {
      const { faults } = await verifyLog(database.dataSource);
      expect(faults).toEqual([]);
      for (const statement of [
        'UPDATE finding_mark SET note = note',
        'DELETE FROM finding_mark',
        'TRUNCATE finding_mark',
      ])
        await expect(database.dataSource.query(statement)).rejects.toThrow(/append-only/);
    });

    it.each([
      ['by an officer', [2], 'confirmed', 'x', 'officer', /markFindings needs the role inspector/],
      ['without saying why', [2], 'confirmed', '  ', 'inspector', /needs a note/],
      ['that are not there', [2, 3], 'confirmed', 'x', 'inspector', /There is no finding [0-9a-f]+-1-3-1/],
      ['of which none is named', [], 'confirmed', 'x', 'inspector', /from 1 to 100 findings, found 0/],
    ] as const)('are not marked %s', async (_, numbers, as, note, who, sentence) => {
      const before = await database.dataSource.query<unknown>('SELECT count(*) FROM finding_mark');
      expect((await mark(numbers, as, note, keys[who])).errors?.[0]?.message).toMatch(sentence);
      expect(await database.dataSource.query('SELECT count(*) FROM finding_mark')).toEqual(before);
    });
  });

  it('take as many statements for many as for few', async () => {
    const statements = async (first: number): Promise<number> => {
      const sent = jest.spyOn(PostgresQueryRunner.prototype, 'query');
      try {
        await ask(
          `findings(first: ${String(first)}) { totalCount nodes { clauses { citation latestBreaches { id } } audit { progress { rounds } money { overpaid } findings(first: 2) { nodes { id } } }
             marks { note } record replay { verdict } } }`,
        );
        return sent.mock.calls.length;
      } finally {
        sent.mockRestore();
      }
    };
    await statements(1); // the rules are read once and then kept
    const few = await statements(1);
    expect(few).toBeGreaterThan(5);
    expect(await statements(5)).toBe(few);
  });

  describe('in a report', () => reportTests(() => ({ service, audit, keys })));

  describe('on the page of their audit', () => markingTests(() => ({ service, database, audit, keys })));

  it.each([
    ['finding(id: "x") { id }', /names no finding/],
    [`audit(id: "AUDIT") { findings(after: "x") { nodes { id } } }`, /must be a cursor/],
    [`audit(id: "AUDIT") { findings(filter: { amountFrom: "1.50" }) { nodes { id } } }`, /whole number of cents/],
    [`clause(citation: "${BANKER_ODDS}") { latestBreaches(first: 21) { id } }`, /from 0 to 20/],
  ])('say what is wrong with %s', async (query, sentence) => {
    const { errors } = await service.ask(`{ ${query.replace('AUDIT', audit)} }`, {}, keys.officer);
    expect(errors?.[0]?.message).toMatch(sentence);
  });
});
