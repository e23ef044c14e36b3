import { EXAMPLE_ROUNDS } from '../../src/web/example-rounds';
import { clausePath } from '../../src/web/links';
import { auditPageTests } from '../support/auditing/page-tests';
import { describeInBrowser } from '../support/browser';
import { houseRules } from '../support/command-line';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { describeOfficial, officialTextPath } from '../support/official-texts';
import { dataFolder, serve, type Served } from '../support/served';

const BANKER_ODDS = 'au-nsw/ltgame-2016#rules/8.4.2';
const PHONE = { viewport: { width: 360, height: 740 } };

describeInBrowser('the pages', (visit) => {
  const folder = dataFolder();
  const env = { DATA_DIR: folder.path, PORT: '0', DATABASE_URL: '' };
  let place: TestDatabase;
  let service: Served;
  beforeAll(async () => {
    place = await createLoadedDatabase();
    env.DATABASE_URL = place.url;
    service = await serve(env);
  });
  afterAll(async () => {
    await service.stop();
    await place.drop();
    folder.remove();
  });
  const at = (path: string): string => service.url + path;

  describe('the first page', () => {
    it('says what is loaded, without an error and without leaving the service', async () => {
      const { page, troubles } = await visit(at('/'));
      const loaded = page.locator('#loaded');
      expect(await loaded.innerText()).toMatch(/LTGame Electronic Table Game rules, The Star[^]*AU-NSW/);
      expect(await loaded.innerText()).toMatch(/from 2 June 2016 \(assumed\)\s+The order takes effect when/);
      expect(await loaded.innerText()).toMatch(/251, of which \d+ are checked/);
      expect(await loaded.innerText()).toMatch(/not ingested/);
      const order = loaded.getByRole('article').filter({ hasText: 'LTGame' });
      expect(await order.getByRole('row').allInnerTexts()).toEqual([
        expect.stringMatching(/^Rule set\s+Facts\s+Checks$/),
        expect.stringMatching(/^AU-NSW baccarat\s+\d\d\s+\d\d$/),
        expect.stringMatching(/^AU-NSW baccarat\/even-money\s+\d\d\s+\d\d$/),
      ]);
      expect(troubles).toEqual([]);
    });

    it.each([
      ['clause', ['"heading": "Baccarat, Banker\'s Hand odds"', '"value": "19 to 20"', 'banker-wins-pay-stated-odds']],
      ['rule-set', ['"name": "AU-NSW baccarat"', '"value": "8 to 1"', '"au-nsw/ltgame-2016#rules/8.6"']],
      ['check-round', ['"verdict": "breaches"', 'is paid 95.00 at 19 to 20', `"citation": "${BANKER_ODDS}"`]],
    ])('runs the example “%s”', async (id, expected) => {
      const { page, troubles } = await visit(at('/'));
      await page.locator(`#${id}`).getByRole('button', { name: 'Run' }).click();
      const answer = await page.locator(`#${id}`).getByLabel('Answer').innerText();
      for (const words of expected) expect(answer).toContain(words);
      expect(answer).not.toContain('"errors"');
      expect(troubles).toEqual([]);
    });

    it('gives the verdict on the round in the box: the breach, its sentence and its clause', async () => {
      const { page, troubles } = await visit(at('/'));
      await page.getByRole('button', { name: 'Give the verdict' }).click();
      const verdict = page.locator('#verdict');
      expect(await verdict.getByRole('heading').innerText()).toBe('Breach');
      expect(await verdict.innerText()).toContain('a stake of 100.00 is paid 95.00 at 19 to 20, and 100.00 was paid');
      await verdict.getByRole('link', { name: 'Clause 8.4.2' }).click();
      expect(page.url()).toBe(at(clausePath(BANKER_ODDS)));
      expect(troubles).toEqual([]);
    });

    it('fills the box with another example, which complies', async () => {
      const { page } = await visit(at('/'));
      await page.getByRole('link', { name: 'the same round, paid as it should be' }).click();
      await page.getByRole('button', { name: 'Give the verdict' }).click();
      expect(await page.locator('#verdict').innerText()).toMatch(
        /^Complies\s+Round LT3-000417 was played by the rules/,
      );
    });

    it.each([
      [
        'no JSON',
        '{\n  "format": "house-rules/round@1"\n  "id": "x"\n}',
        /Line 3, column 3: a comma or a closing } is/,
      ],
      ['another record', '{"format": "other"}', /format must be "house-rules\/round@1", found "other"/],
      ['no rules', EXAMPLE_ROUNDS[1].record.replace('AU-NSW', 'ZZ'), /No rules are held for jurisdiction ZZ/],
      ['a day before', EXAMPLE_ROUNDS[1].record.replace('2024-', '2015-'), /are in force on 2015-05-03/],
      ['nothing', ' ', /The box is empty/],
    ])('says what is wrong with %s', async (_, text, sentence) => {
      const { page, troubles } = await visit(at('/'));
      await page.getByLabel('Round record').fill(text);
      await page.getByRole('button', { name: 'Give the verdict' }).click();
      expect(await page.locator('#verdict').innerText()).toMatch(sentence);
      expect(troubles).toEqual([]);
    });

    it('shows hostile text as text', async () => {
      const { page, troubles } = await visit(at('/'));
      const hostile = '<img src=/x onerror=alert(1)>';
      await page.getByLabel('Round record').fill(EXAMPLE_ROUNDS[0].record.replace('LT3-000417', hostile));
      await page.getByRole('button', { name: 'Give the verdict' }).click();
      expect(await page.locator('#verdict').innerText()).toContain(hostile);
      expect(await page.locator('#verdict img').count()).toBe(0);
      expect(troubles).toEqual([]);
    });

    it('can be read and gives verdicts without scripts', async () => {
      const { page } = await visit(at('/?round=third-card'), { javaScriptEnabled: false });
      expect(await page.getByRole('button', { name: 'Run' }).count()).toBe(0);
      expect(await page.locator('#clause').innerText()).toContain('au-nsw/ltgame-2016#rules/8.4.2');
      await page.getByRole('button', { name: 'Give the verdict' }).click();
      expect(await page.locator('#verdict').innerText()).toMatch(/^Breach[^]*7\.6\.6/);
      expect(await page.getByLabel('Round record').inputValue()).toBe(EXAMPLE_ROUNDS[2].record);
    });
  });

  describe('a clause and its instrument', () => {
    it('shows what the clause provides, states, and is checked by', async () => {
      const { page, troubles } = await visit(at(clausePath(BANKER_ODDS)));
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe("8.4.2 Baccarat, Banker's Hand odds");
      const text = await page.locator('main').innerText();
      expect(text).toMatch(/Banker wins\s+19 to 20\s+AU-NSW baccarat/);
      expect(text).toMatch(/Checks that enforce it\s+A winning wager[^]*baccarat\/banker-wins-pay-stated-odds/);
      expect(text).toContain('The official text has not been ingested');
      expect(troubles).toEqual([]);
    });

    it('is found under its citation however that is encoded', async () => {
      const { page } = await visit(at(`/clauses/${encodeURIComponent(BANKER_ODDS)}`));
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^8\.4\.2/);
    });

    it('says why a clause is not checked', async () => {
      const { page } = await visit(at('/clauses/au-nsw/ltgame-2016%23front/(1)'));
      expect(await page.locator('main').innerText()).toContain('whether it was kept: external approval.');
    });

    it('is reached from the outline of its instrument', async () => {
      const { page, troubles } = await visit(at('/instruments/au-nsw/ltgame-2016'));
      expect(await page.locator('.outline a').count()).toBe(251);
      await page.getByRole('link', { name: "8.4.2 Baccarat, Banker's Hand odds" }).click();
      expect(page.url()).toBe(at(clausePath(BANKER_ODDS)));
      expect(troubles).toEqual([]);
    });

    it.each([
      ['/clauses/au-nsw/ltgame-2016%23rules/99.9', 'No clause is cited as “au-nsw/ltgame-2016#rules/99.9”.', 'au-nsw/'],
      [
        '/clauses/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
        'No clause is cited as “<script>alert(1)</script>”.',
        'See what',
      ],
      ['/instruments/zz/nothing', 'No instrument “zz/nothing” is held.', 'See what is loaded'],
      ['/nowhere?x=<b>', 'There is nothing at /nowhere?x=%3Cb%3E.', 'The first page'],
    ])('answers %s with a page that says so', async (path, sentence, next) => {
      const { page, troubles } = await visit(at(path));
      expect(await page.locator('.lede').innerText()).toBe(sentence);
      expect(await page.locator('main a').first().innerText()).toContain(next);
      expect(troubles).toEqual([expect.stringContaining('404')]);
    });

    it('answers programs in JSON', async () => {
      const response = await fetch(at('/instruments/zz/nothing'));
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'No instrument “zz/nothing” is held.', statusCode: 404 },
      ]);
    });
  });

  describe('the explorer', () => {
    it('opens with the query of a link and runs it, all from this service', async () => {
      const { page, troubles } = await visit(at('/'));
      await page.locator('#check-round').getByRole('link', { name: 'Open in the explorer' }).click();
      await page.getByText('checkRound').first().waitFor();
      await page.getByRole('button', { name: /execute/i }).click();
      await page.locator('.graphiql-response').getByText('"breaches"').first().waitFor();
      expect(troubles).toEqual([]);
    });

    it('completes from the schema', async () => {
      const { page, troubles } = await visit(at('/explorer'));
      await page.locator('.graphiql-query-editor .view-line').first().click();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('{ cover');
      await page.locator('.suggest-widget').getByText('coverage').first().waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.type(' { clau');
      await page.locator('.suggest-widget').getByText('clauses').first().waitFor();
      expect(troubles).toEqual([]);
    });

    it('lets browsers keep what is named by its content, and ask again for the rest', async () => {
      const kept = async (path: string): Promise<string | null> => (await fetch(at(path))).headers.get('cache-control');
      const script = await (await fetch(at('/assets/explorer.js'))).text();
      const chunk = /chunk-[A-Z0-9]{8}\.js/.exec(script)?.[0] ?? '';
      expect(await kept(`/assets/${chunk}`)).toBe('public, max-age=31536000, immutable');
      expect(await kept('/assets/explorer.js')).toBe('no-cache');
      const { headers } = await fetch(at('/assets/explorer.js'), { headers: { 'accept-encoding': 'br' } });
      expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([
        'br',
        expect.stringContaining('javascript'),
      ]);
    });

    it('is not there where it is turned off', async () => {
      const closed = await serve({ ...env, EXPLORER: 'off' });
      try {
        const { page } = await visit(`${closed.url}/explorer`);
        expect(await page.locator('.lede').innerText()).toBe(
          'The explorer is turned off on this service (EXPLORER=off).',
        );
        await page.goto(closed.url);
        expect(await page.getByRole('link', { name: /explorer/i }).count()).toBe(0);
      } finally {
        await closed.stop();
      }
    });
  });

  describe('an audit', () => auditPageTests(visit, at, env));

  it.each(['/', clausePath('au-nsw/ltgame-2016#rules/7.6.6'), '/instruments/au-nsw/ltgame-2016'])(
    'fits a phone: %s',
    async (path) => {
      const { page } = await visit(at(path), PHONE);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.viewport.width);
    },
  );

  describeOfficial('au-nsw/ltgame-2016', 'once the official text is ingested', () => {
    beforeAll(() => {
      const { code, err } = houseRules(['ingest', officialTextPath('au-nsw/ltgame-2016')], { env });
      if (code !== 0) throw new Error(err);
    });

    it('shows the official words with the statement beside them, and the clauses they cite', async () => {
      const { page, troubles } = await visit(at('/clauses/au-nsw/ltgame-2016%23rules/7.6.6'));
      expect(await page.locator('.official').innerText()).toMatch(/^Official words/);
      expect(await page.locator('.statement').innerText()).toContain('in our own words');
      await page.goto(at('/clauses/au-nsw/ltgame-2016%23rules/4.2.9'));
      await page.getByRole('link', { name: /^4\.2\.6 / }).click();
      expect(await page.locator('main section', { hasText: 'Cited by' }).innerText()).toContain('4.2.9');
      await page.goto(at('/'));
      expect(await page.locator('#loaded').innerText()).toContain(
        'the very text the rule sources were verified against',
      );
      expect(troubles).toEqual([]);
    });
  });
});
