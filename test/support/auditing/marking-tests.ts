import { verifyLog } from '../../../src/app/audit-log';
import type { Database } from '../../../src/io/postgres/database';
import type { TestService } from '../service';

interface Given {
  readonly service: TestService;
  readonly database: Database;
  readonly audit: string;
  readonly keys: Readonly<Record<'inspector' | 'officer' | 'reader', string>>;
}

/** Marking by the forms of the page, within a service that has the audit of the known day. */
export function markingTests(given: () => Given): void {
  const page = (key: string, query = ''): Promise<Response> =>
    fetch(`${given().service.url}/audits/${given().audit}${query}`, { headers: { authorization: `Bearer ${key}` } });
  const marked = (
    sent: Record<string, string>,
    {
      key = given().keys.inspector,
      origin = given().service.url,
      authorization = `Bearer ${key}`,
    }: { readonly key?: string; readonly origin?: string; readonly authorization?: string } = {},
  ): Promise<Response> =>
    fetch(`${given().service.url}/audits/${given().audit}/marks`, {
      method: 'POST',
      headers: { authorization, origin },
      body: new URLSearchParams({ finding: `${given().audit}-1-15-1`, mark: 'confirmed', note: 'seen', ...sent }),
      redirect: 'manual',
    });
  const marksOf = async (): Promise<readonly unknown[]> => {
    const { data } = await given().service.ask(
      'query ($id: ID!) { finding(id: $id) { marks { mark note by } } }',
      { id: `${given().audit}-1-15-1` },
      given().keys.officer,
    );
    return (data?.['finding'] as { readonly marks: readonly unknown[] }).marks;
  };

  it('are marked by inspectors, who come back to where they were', async () => {
    const before = await marksOf();
    const list = 'table=B02&paid=under&after=1-14-9&elsewhere=1';
    const answer = await marked({ list, mark: 'explained', note: ' made good ' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/audits/${given().audit}?table=B02&paid=under&after=1-14-9#${given().audit}-1-15-1`,
    ]);
    expect(await marksOf()).toEqual([...before, { mark: 'explained', note: 'made good', by: 'an inspector' }]);
    expect((await verifyLog(given().database.dataSource)).faults).toEqual([]);
  });

  it('are marked by nobody else, and by no form of another site', async () => {
    const before = await marksOf();
    // What a browser sends by itself, whosever form it is; a Bearer it sends for no form.
    const authorization = `Basic ${Buffer.from(`x:${given().keys.inspector}`).toString('base64')}`;
    for (const [from, words] of [
      [{ key: given().keys.officer }, 'marked by inspectors; the key of “an officer” has the role officer'],
      [{ key: given().keys.reader }, 'marked by inspectors; the key of “an reader” has the role reader'],
      [{ authorization, origin: 'http://elsewhere.example' }, 'comes from a page of another site'],
      [{ authorization, origin: 'null' }, 'comes from a page of another site'],
    ] as const) {
      const answer = await marked({}, from);
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(words)]);
    }
    expect(await marksOf()).toEqual(before);
    expect(await (await page(given().keys.inspector)).text()).toContain('name="note"');
    expect(await (await page(given().keys.officer)).text()).not.toContain('name="note"');
    expect((await page(given().keys.inspector)).headers.get('referrer-policy')).toBe('same-origin');
  });

  it.each([
    [{ note: '  ' }, /A mark needs a note that says why\./],
    [{ mark: 'open' }, /A finding is confirmed, dismissed, explained; choose one of them\./],
    [{ finding: 'ffffffffffff-1-15-1' }, /“ffffffffffff-1-15-1” names no finding of audit/],
    [{ finding: 'AUDIT-1-16-1' }, /There is no finding/],
    [{ finding: 'AUDIT-1-16' }, /names no finding/],
  ])('are not marked with %j', async (sent, sentence) => {
    const before = await marksOf();
    const answer = await marked(
      Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, value.replace('AUDIT', given().audit)])),
    );
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await marksOf()).toEqual(before);
  });
}
