import { describeInBrowser } from '../support/browser';
import { describeOfficial } from '../support/official-texts';
import { printablePage, printOptions } from '../support/typeset/chromium';
import { expectSameTree, HEAD, TYPESET } from '../io/pdf/read-print';

// Chromium takes most of a minute to set Queensland in columns, and longer where others share the machine.
jest.setTimeout(240_000);

describeInBrowser('official texts printed by a browser', (visit) => {
  for (const instrument of TYPESET)
    describeOfficial(instrument, `${instrument} in two columns`, (text) => {
      test('gives the tree of its text', async () => {
        const { page } = await visit('about:blank');
        await page.setContent(printablePage(text()));
        await expectSameTree(instrument, 'Chromium, two columns', text(), await page.pdf(printOptions(HEAD)));
      });
    });
});
