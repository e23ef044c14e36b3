import type { DataSource } from 'typeorm';
import { auditReport } from '../../../src/app/auditing/audit-report';
import { writeReport, type ReportFormat } from '../../../src/app/auditing/write-report';
import { readPdf } from '../../../src/io/pdf/read-pdf';
import { everyFinding } from '../../../src/app/auditing/every-finding';
import { countsOf, forEveryGroup, groupsOfAudit } from '../../../src/app/auditing/ask-findings';
import { markFindings } from '../../../src/app/auditing/mark-findings';
import { inReadingOrder, GROUPINGS, type FindingGroup } from '../../../src/core/auditing/finding-groups';
import { keepHours } from '../../../src/io/postgres/store/audits/audit-sums';
import { countedGroups, sumUpFindings } from '../../../src/io/postgres/store/audits/finding-groups';
import { countFindings } from '../../../src/io/postgres/store/audits/finding-reader';
import { auditPdf } from '../../../src/io/report-pdf/audit-pdf';
import { TestDesk } from '../../support/auditing/desk';
import { BANKER_ODDS, BANKER_PAYS, KNOWN_DAY } from '../../support/auditing/known-day';
import { ndjson } from '../../support/auditing/rounds';

const COPIES = 1_400;
const FINDINGS = 5 * (COPIES + 1);
const LEFT_OUT = /1,000 of 7,005 findings, those with the most money first; the list \(CSV\) has them all/;
/** As many findings as are read at once. */
const PAGE = 2_000;

/** Every finding of an audit so many times more, each in a round of its own; as if its file had been so long. */
async function multiply(dataSource: DataSource, audit: string): Promise<void> {
  const [row] = await dataSource.query<{ columns: string }[]>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'finding' AND column_name NOT IN ('line', 'round_id')`,
  );
  const columns = row?.columns ?? '';
  await dataSource.query(
    `INSERT INTO finding (line, round_id, ${columns}) SELECT line + 100 * n, round_id || '-' || n, ${columns}
     FROM finding, generate_series(1, ${String(COPIES)}) AS n WHERE audit_id = $1`,
    [audit],
  );
  await dataSource.query(`UPDATE audit SET result = jsonb_set(result, '{findings}', $2) WHERE id = $1`, [
    audit,
    String(FINDINGS),
  ]);
  await sumUpFindings(dataSource.manager, audit);
}

const VENUES = 2_000;

/** Puts the findings of an audit at very many venues: those of one venue, one table, one day, and some that say neither. */
async function scatter(dataSource: DataSource, audit: string): Promise<void> {
  const where = (of: string): string =>
    `venue = CASE WHEN ${of} % 50 = 0 THEN NULL ELSE 'Venue ' || ${of} % ${String(VENUES)} END`;
  await dataSource.query('ALTER TABLE finding DISABLE TRIGGER USER');
  await dataSource.query(
    `UPDATE finding SET ${where('(line / 100 + line)')}, local_time = local_time + (line % 90) * interval '1 day', overpaid = line % 7 - 3,
       table_id = CASE WHEN line % 75 = 0 THEN NULL ELSE table_id END, verdict = CASE WHEN line % 3 = 0 THEN 'indeterminate' ELSE verdict END
     WHERE audit_id = $1`,
    [audit],
  );
  await dataSource.query('ALTER TABLE finding ENABLE TRIGGER USER');
  await sumUpFindings(dataSource.manager, audit);
}

describe('the report of an audit with more findings than anybody reads', () => {
  let desk: TestDesk;
  let audit: string;
  beforeAll(async () => {
    desk = await TestDesk.open();
    audit = await desk.begin(desk.file('day.ndjson', ndjson(KNOWN_DAY)));
    await desk.work(audit);
    await desk.rest();
    await multiply(desk.database.dataSource, audit);
  });
  afterAll(() => desk.close());

  async function piecesOf(format: ReportFormat): Promise<readonly Buffer[]> {
    const { content } = await writeReport(desk.database.dataSource, desk.rules, audit, format);
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(Buffer.from(piece));
    return pieces;
  }
  const countIn = (text: string, words: RegExp): number => [...text.matchAll(words)].length;

  it('tells a thousand of them on its page, and says that there are more', async () => {
    const page = Buffer.concat(await piecesOf('html')).toString();
    expect(page).toMatch(LEFT_OUT);
    expect(countIn(page, /class="verdict breaches"/g)).toBe(1_000);
  });

  it('does so on paper', async () => {
    const bytes = new Uint8Array(Buffer.concat(await piecesOf('pdf')));
    let words = '';
    for await (const { texts } of readPdf(bytes)) words += `${texts.map(({ text }) => text).join(' ')} `;
    expect(words.replace(/\s+/g, ' ')).toMatch(LEFT_OUT);
    expect(countIn(words, /line [\d,]+/g)).toBe(1_000);
  });

  it('lets others have their turn between the sheets', async () => {
    const report = await auditReport(desk.database.dataSource, desk.rules, audit);
    let turns = 0;
    let next: NodeJS.Immediate;
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    next = setImmediate(turn);
    await auditPdf(report, 'of a test');
    clearImmediate(next);
    // A thousand findings take more sheets than this.
    expect(turns).toBeGreaterThan(40);
  });

  it.each([
    ['csv', /\r\n/g, 1],
    ['sarif', /"ruleIndex"/g, 0],
  ] as const)('has all of them as %s, a page in memory at a time', async (format, each, heads) => {
    const pieces = (await piecesOf(format)).map((piece) => countIn(piece.toString(), each));
    expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(FINDINGS + heads);
    expect(Math.max(...pieces)).toBe(PAGE);
  });

  describe('at more venues than a page has room for', () => {
    const source = (): DataSource => desk.database.dataSource;
    beforeAll(() => scatter(source(), audit));

    it.each(GROUPINGS)('has counted them by %s once as they are counted now', async (by) => {
      await markFindings(source(), await someNames(3), { mark: 'dismissed', note: 'wrong record', by: 'test' });
      const now = await countedGroups(source(), [audit], by, {}, 100_000);
      const kept = await groupsOfAudit(source(), audit, by, {}, 100_000);
      expect(kept.all).toBeGreaterThan(0);
      expect(kept).toEqual(inReadingOrder(now.get(audit) ?? { groups: [], all: 0 }));
    });

    it.each([
      [{}],
      [{ check: BANKER_PAYS }],
      [{ clause: BANKER_ODDS }],
      [{ venue: 'Venue 7' }],
      [{ venue: 'Venue 7', table: 'B01' }],
      [{ day: '2024-10-09' }],
      [{ verdict: 'indeterminate' }],
      [{ paid: 'over', verdict: 'breaches' }],
    ] as const)('knows how many are meant by %j', async (filter) => {
      const [now] = await countFindings(source(), [audit], filter);
      expect((await countsOf(source(), [audit], filter)).get(audit) ?? 0).toBe(now?.count ?? 0);
    });

    it('loses none and doubles none over the pages, while some are marked', async () => {
      const met: string[] = [];
      for await (const page of everyFinding(source(), desk.rules, await desk.audit(audit))) {
        met.push(...page.map(({ id }) => id));
        await markFindings(source(), [met[0] ?? '', met.at(-1) ?? ''], { mark: 'confirmed', note: 'seen', by: 'test' });
      }
      expect([met.length, new Set(met).size]).toEqual([FINDINGS, FINDINGS]);
    });

    it('cuts its tables in every report, and says how many are left out and who lists them', async () => {
      const { tables } = await auditReport(source(), desk.rules, audit);
      expect(tables.groups).toHaveLength(200);
      const most = tables.groups.map(({ breaches }) => breaches);
      expect(most).toEqual([...most].sort((one, other) => other - one));
      const left = new RegExp(
        `The 200 with the most breaches of ([\\d,]+), ([\\d,]+) are left out; house-rules audit findings ${audit} --by table --csv lists them all`,
      );
      const [, all, rest] = left.exec(Buffer.concat(await piecesOf('html')).toString()) ?? [];
      expect([all, rest].map((count) => Number(count?.replaceAll(',', '')))).toEqual([tables.all, tables.all - 200]);
      let words = '';
      for await (const { texts } of readPdf(new Uint8Array(Buffer.concat(await piecesOf('pdf')))))
        words += `${texts.map(({ text }) => text).join(' ')} `;
      expect(words.replace(/\s+/g, ' ')).toMatch(left);
      const listed: FindingGroup[] = [];
      await forEveryGroup(source(), audit, 'table', {}, (group) => listed.push(group));
      expect([listed.length, listed.reduce((sum, { findings }) => sum + findings, 0)]).toEqual([tables.all, FINDINGS]);
    });

    async function someNames(count: number): Promise<readonly string[]> {
      for await (const page of everyFinding(source(), desk.rules, await desk.audit(audit)))
        return page.slice(5, 5 + count).map(({ id }) => id);
      return [];
    }
  });

  it('tells the hours of a clock that the server does not keep, as any other does', async () => {
    const { dataSource } = desk.database;
    const [round] = KNOWN_DAY;
    const played = ['01:30', '02:30', '03:30'].map((time) => ({
      ...{ ...round, id: time, playedAt: `2024-03-10T${time}:00+11:00` },
    }));
    const audit = await desk.begin(desk.file('spring.ndjson', ndjson(played)));
    await desk.work(audit);
    await dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM audit_hour WHERE audit_id = $1', [audit]);
      await manager.query(`SET LOCAL TIME ZONE 'America/New_York'`);
      await keepHours(manager, audit);
    });
    const kept = await dataSource.query<{ hour: string }[]>(
      `SELECT to_char(hour, 'HH24') AS hour FROM audit_hour WHERE audit_id = $1 ORDER BY 1`,
      [audit],
    );
    expect(kept.map(({ hour }) => hour)).toEqual(['01', '02', '03']);
  });
});
