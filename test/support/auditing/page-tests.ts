import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Visitor } from '../browser';
import { houseRules } from '../command-line';
import { BANKER_ODDS, KNOWN_DAY } from './known-day';
import { ndjson } from './rounds';

const PHONE = { viewport: { width: 360, height: 740 } };

/** The pages of the audit of a known day, in a service that a browser visits. */
export function auditPageTests(visit: Visitor, at: (path: string) => string, env: NodeJS.ProcessEnv): void {
  const files = mkdtempSync(join(tmpdir(), 'hr-pages-'));
  const run = (...args: string[]) => houseRules(['audit', ...args], { env });
  let audit = '';
  beforeAll(() => {
    writeFileSync(join(files, 'day.ndjson'), ndjson(KNOWN_DAY));
    const begun = run('start', join(files, 'day.ndjson'), '--threads', '1', '--json');
    audit = begun.lines<{ audit: string }>()[0]?.audit ?? begun.err;
  });
  afterAll(() => rmSync(files, { recursive: true, force: true }));

  it('is told and worked on at the command line', () => {
    const money = run('findings', audit, '--by', 'table', '--csv').out.split('\r\n');
    expect(money).toContain('B01,The <b>Star</b>,10,3,3,0,AUD,1500,0');
    const [found] = run('findings', audit, '--paid', 'under', '--json').lines<{ id: string; round: string }>();
    expect(found?.round).toBe('B-015');
    expect(run('mark', found?.id ?? '', '--as', 'explained', '--note', 'made good').code).toBe(0);
    const one = run('finding', found?.id ?? '').out;
    expect(one).toMatch(
      /AUD 10\.00 too little[^]*explained by command line on [-\d]+: made good[^]*95\.00 due, 85\.00 paid/,
    );
    const file = join(files, 'report.csv');
    expect(run('report', audit, '--format', 'csv', '--out', file)).toMatchObject({ code: 0, out: `${file}\n` });
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(7);
    expect(run('mark', 'x', '--as', 'wrong', '--note', 'x')).toMatchObject({ code: 2 });
  });

  it('is found from the first page, chosen from and reported on', async () => {
    const { page, troubles } = await visit(at('/'));
    await page.getByRole('link', { name: 'Audits', exact: true }).click();
    await page.getByRole('link', { name: audit }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('day.ndjson');
    expect(await page.locator('#audit').innerText()).toMatch(/21 rounds: 16 comply, 5 breach, 0 cannot be told/);
    expect(await page.locator('.findings > li').count()).toBe(5);
    await page.getByRole('textbox', { name: 'Table' }).fill('B02');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await page.locator('.findings').innerText()).toMatch(
      /85\.00 was paid[^]*AUD 10\.00 too little[^]*explained by/,
    );
    expect(await page.locator('.findings > li').count()).toBe(1);
    await page.locator('.findings').getByRole('link', { name: BANKER_ODDS }).click();
    const latest = page.locator('section', { hasText: 'Latest breaches' });
    expect(await latest.getByRole('link').allInnerTexts()).toEqual(['B-010', 'B-006', 'B-002', 'B-015']);
    await page.goto(at(`/audits/${audit}`));
    await page.getByRole('link', { name: 'HTML' }).click();
    expect(await page.getByRole('img', { name: 'Findings by hour' }).locator('rect.breach').count()).toBe(21);
    expect(troubles).toEqual([]);
  });

  it('leads from a table to the findings at that table of that venue', async () => {
    const { page, troubles } = await visit(at(`/audits/${audit}`));
    await page.getByRole('region', { name: 'By table' }).getByRole('link', { name: 'B01' }).click();
    const chosen = new URL(page.url()).searchParams;
    expect([chosen.get('table'), chosen.get('venue')]).toEqual(['B01', 'The <b>Star</b>']);
    expect(await page.locator('.findings > li').count()).toBe(3);
    expect(troubles).toEqual([]);
  });

  it('says which lines were not judged, where a file is cut off, and what it is restricted to', async () => {
    const text = `nonsense\n${ndjson(KNOWN_DAY)}`;
    writeFileSync(join(files, 'cut.ndjson'), text.slice(0, -20));
    const begun = run('start', join(files, 'cut.ndjson'), '--threads', '1', '--table', 'B02', '--json');
    const id = begun.lines<{ audit: string }>()[0]?.audit ?? begun.err;
    const { page, troubles } = await visit(at('/audits'));
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: id }) });
    expect(await row.innerText()).toMatch(/cut\.ndjson[^]*only table B02[^]*10\s+1\s+1\s+2$/);
    await row.getByRole('link', { name: id }).click();
    expect(await page.locator('#audit > .verdict').innerText()).toMatch(/10 rounds that it is not about/);
    expect(await page.locator('#problems li').allInnerTexts()).toEqual([
      expect.stringMatching(/^line 22: Here the file is cut off/),
      expect.stringMatching(/^line 1: Not JSON/),
    ]);
    await page.goto(at(`/audits/${id}?table=none`));
    expect(await page.locator('#findings').innerText()).toMatch(/No finding is so; show all\./);
    expect(troubles).toEqual([]);
  });

  it('has findings that are marked on its page, again and again, and shows every mark', async () => {
    const { page, troubles } = await visit(at(`/audits/${audit}?table=B01`));
    const first = page.locator('.findings > li').first();
    const mark = async (summary: string, note: string, button: string): Promise<void> => {
      await first.getByText(summary, { exact: true }).click();
      await first.getByRole('textbox', { name: 'Why' }).fill(note);
      await first.getByRole('button', { name: button }).click();
      await first.getByText(note).waitFor();
    };
    await first.getByText('Mark', { exact: true }).click();
    await first.getByRole('button', { name: 'Confirm' }).click();
    expect(await first.locator('.marks').count()).toBe(0);
    await first.getByText('Mark', { exact: true }).click();
    await mark('Mark', 'seen on the <tape>', 'Confirm');
    await mark('Mark again', 'the dealer made it good', 'Explain');
    await mark('Mark again', 'another player', 'Dismiss');
    expect(await first.locator('.marks li').allInnerTexts()).toEqual([
      expect.stringMatching(/^confirmed by .+, \d{4}-\d\d-\d\d \d\d:\d\d: seen on the <tape>$/),
      expect.stringMatching(/^explained by .+: the dealer made it good$/),
      expect.stringMatching(/^dismissed by .+: another player$/),
    ]);
    // Whoever marks stays where he was in the list.
    expect(new URL(page.url()).search).toBe('?table=B01');
    expect(await page.locator('.findings > li').count()).toBe(3);
    await page.reload();
    expect(await first.locator('.marks li').count()).toBe(3);
    expect(troubles).toEqual([]);
  });

  it('fits a phone, and so does its report', async () => {
    for (const path of ['/audits', `/audits/${audit}`, `/audits/${audit}/report/html`]) {
      const { page } = await visit(at(path), PHONE);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, PHONE.viewport.width]);
    }
  });

  it('that is not there is said not to be', async () => {
    const { page } = await visit(at('/audits/none'));
    expect(await page.locator('.lede').innerText()).toContain('There is no audit "none"');
  });
}
