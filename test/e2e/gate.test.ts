import { describeInBrowser } from '../support/browser';
import { houseRules } from '../support/command-line';
import { createLoadedDatabase, type TestDatabase } from '../support/database';
import { serve } from '../support/served';

describeInBrowser('a service that others can reach', (visit) => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createLoadedDatabase();
  });
  afterAll(() => place.drop());

  it('starts once it has a key, with which a person signs in, and out again', async () => {
    const env = { DATABASE_URL: place.url, HOST: '0.0.0.0', PORT: '0' };
    await expect(serve(env)).rejects.toThrow(
      /^The service ended with 2: [^]*\nHOST is 0\.0\.0\.0, which others can reach, and there is no key yet; run house-rules keys make [^\n]*\n$/,
    );
    const password = houseRules(['keys', 'make', 'Anna', '--role', 'officer'], { env }).out.trim();
    const service = await serve(env);
    try {
      const url = `http://127.0.0.1:${new URL(service.url).port}`;
      expect((await fetch(url)).status).toBe(401);
      const { page, troubles } = await visit(`${url}/#clause`);
      await page.getByLabel('Your key').fill(`hr_0123456789_${'x'.repeat(43)}`);
      await page.getByRole('button', { name: 'Sign in' }).click();
      expect(await page.getByRole('alert').innerText()).toMatch(/^The key is not known here/);
      await page.getByLabel('Your key').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.locator('#clause').getByRole('button', { name: 'Run' }).click();
      expect(await page.locator('#clause').getByLabel('Answer').innerText()).toContain('"value": "19 to 20"');
      await page.locator('#check-round').getByRole('link', { name: 'Open in the explorer' }).click();
      await page.getByText('checkRound').first().waitFor();
      await page.getByRole('button', { name: /execute/i }).click();
      await page.locator('.graphiql-response').getByText('"breaches"').first().waitFor();
      await page.goto(`${url}/sign-in`);
      expect(await page.getByRole('main').innerText()).toContain('You are signed in as Anna (officer).');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Your key').waitFor();
      expect(new URL((await page.goto(url))?.url() ?? '').pathname).toBe('/sign-in');
      expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
    } finally {
      await service.stop();
    }
  });
});
