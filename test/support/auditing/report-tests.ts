import { readPdf } from '../../../src/io/pdf/read-pdf';
import { sarifFaults } from '../sarif';
import type { TestService } from '../service';
import { BANKER_ODDS, BANKER_PAYS } from './known-day';

interface Given {
  readonly service: TestService;
  readonly audit: string;
  readonly keys: Readonly<Record<'officer' | 'reader', string>>;
}

/** What reports say of the known day whose first finding was confirmed and whose second was dismissed; within a service that has it. */
export function reportTests(given: () => Given): void {
  const visit = (path: string, key = given().keys.officer): Promise<Response> =>
    fetch(`${given().service.url}/audits/${given().audit}${path}`, { headers: { authorization: `Bearer ${key}` } });
  const report = async (format: string): Promise<string> => (await visit(`/report/${format}`)).text();

  it('stand on one page that is whole by itself: sums, money, chart, findings and marks', async () => {
    const page = await report('html');
    for (const words of [
      'AUD 15.00\nNZD 0.01',
      'AUD 5.00 of it dismissed',
      'AUD 10.00',
      'B-015',
      'seen on the tape',
      '<svg class="chart"',
      BANKER_ODDS,
      'au-nsw/ltgame-2016, version ',
    ])
      expect(page).toContain(words);
    expect(page).toMatch(/Rounds judged<\/dt>\s*<dd>21</);
    expect(page).not.toMatch(/<script|<link|<img|(?:src|href)="http|url\(|@import/);
    // Written by the record: it must stay text.
    expect(page).toContain('&lt;b&gt;Star&lt;/b&gt;');
    expect(page).not.toContain('<b>Star</b>');
  });

  it('are the same bytes each time, in every format', async () => {
    for (const format of ['html', 'pdf', 'csv', 'sarif']) {
      const [one, other] = [await report(format), await report(format)];
      expect([format, other === one, one.length > 500]).toEqual([format, true, true]);
    }
  });

  it('stand on paper with the same words', async () => {
    const bytes = new Uint8Array(await (await visit('/report/pdf')).arrayBuffer());
    let words = '';
    for await (const { texts } of readPdf(bytes)) words += `${texts.map(({ text }) => text).join(' ')} `;
    expect(words.replace(/\s+/g, ' ')).toMatch(/AU-NSW baccarat, au-nsw\/ltgame-2016, version [0-9a-f]{12}/);
    expect(words.replace(/\s+/g, ' ')).toMatch(
      /Audit of day\.ndjson .*B-015 .*85\.00 was paid.*AUD 10\.00 too little.*What this rests on/,
    );
  });

  it('are rows of a table, a row each, whose amounts can be summed', async () => {
    const [head = '', ...rows] = (await report('csv')).trimEnd().split('\r\n');
    const at = head.split(',').indexOf('overpaidCents');
    expect(head).toMatch(/,ruleSet,rules,instruments,suspect$/);
    expect(rows[0]).toMatch(/,sha256:[0-9a-f]{64},AU-NSW baccarat,au-nsw\/ltgame-2016,$/);
    expect(rows.map((row) => row.replace(/"[^"]*"/g, '""').split(',')[at])).toEqual([
      '500',
      '500',
      '500',
      '-1000',
      '1',
    ]);
  });

  it('are results as tools for reviews read them, dismissed ones suppressed', async () => {
    const log = await report('sarif');
    expect(sarifFaults(log)).toEqual([]);
    const { version, runs } = JSON.parse(log) as {
      version: string;
      runs: {
        tool: { driver: { rules: { id: string }[] } };
        results: {
          ruleIndex: number;
          level: string;
          suppressions?: unknown;
          locations: unknown;
          properties: unknown;
        }[];
        properties: unknown;
      }[];
    };
    expect(version).toBe('2.1.0');
    expect(runs[0]?.results.map(({ level, ruleIndex }) => [level, runs[0]?.tool.driver.rules[ruleIndex]?.id])).toEqual(
      Array.from({ length: 5 }, () => ['error', BANKER_PAYS]),
    );
    expect(runs[0]?.results.map(({ suppressions }) => suppressions !== undefined)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(runs[0]?.results[0]?.properties).toMatchObject({
      rules: 'AU-NSW baccarat',
      instruments: ['au-nsw/ltgame-2016'],
    });
    expect(runs[0]?.properties).toMatchObject({
      rules: expect.arrayContaining([
        expect.objectContaining({ ruleSet: 'AU-NSW baccarat', instruments: ['au-nsw/ltgame-2016'] }),
      ]) as unknown,
    });
    expect(runs[0]?.results[0]?.locations).toMatchObject([{ physicalLocation: { region: { startLine: 2 } } }]);
  });

  it('are for inspectors and officers', async () => {
    for (const path of ['', '/report/html']) {
      const response = await visit(path, given().keys.reader);
      expect([response.status, await response.json()]).toEqual([
        403,
        {
          error: 'Audits are for inspectors and officers; the key of “an reader” has the role reader.',
          statusCode: 403,
        },
      ]);
    }
    expect((await visit('/report/docx')).status).toBe(404);
  });
}
