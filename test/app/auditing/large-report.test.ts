import type { DataSource } from 'typeorm';
import { auditReport } from '../../../src/app/auditing/audit-report';
import { writeReport, type ReportFormat } from '../../../src/app/auditing/write-report';
import { readPdf } from '../../../src/io/pdf/read-pdf';
import { keepHours } from '../../../src/io/postgres/store/audits/audit-sums';
import { auditPdf } from '../../../src/io/report-pdf/audit-pdf';
import { TestDesk } from '../../support/auditing/desk';
import { KNOWN_DAY } from '../../support/auditing/known-day';
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

  it('tells the hours of a clock that the server does not keep, as any other does', async () => {
    const { dataSource } = desk.database;
    const [round] = KNOWN_DAY;
    const played = ['01:30', '02:30', '03:30'].map((time) => ({
      ...{ ...round, id: time, playedAt: `2024-10-06T${time}:00+10:00` },
    }));
    const audit = await desk.begin(desk.file('spring.ndjson', ndjson(played)));
    await desk.work(audit);
    await dataSource.transaction(async (manager) => {
      await manager.query('DELETE FROM audit_hour WHERE audit_id = $1', [audit]);
      await manager.query(`SET LOCAL TIME ZONE 'Australia/Sydney'`);
      await keepHours(manager, audit);
    });
    const kept = await dataSource.query<{ hour: string }[]>(
      `SELECT to_char(hour, 'HH24') AS hour FROM audit_hour WHERE audit_id = $1 ORDER BY 1`,
      [audit],
    );
    expect(kept.map(({ hour }) => hour)).toEqual(['01', '02', '03']);
  });
});
