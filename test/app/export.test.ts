import { exportInstrument } from '../../src/app/export';
import { readInstrument } from '../../src/core/reading/read-instrument';
import type { InstrumentSource } from '../../src/core/rules/source';
import type { CalendarDate } from '../../src/core/values/calendar-date';
import { TINY_TEXT } from '../support/tiny-instrument';

/** Known by name and date only: its clauses have not been stated in our own words. */
const bare: InstrumentSource = {
  ...{ id: 'zz/harbour', title: 'Harbour Rules', citation: 'Gazette 7', enabledBy: 'Harbour Act s 1' },
  ...{ inForce: { from: '2020-04-01' as CalendarDate, basis: 'stated' }, textSha256: 'ab', books: [] },
};
const reading = readInstrument(TINY_TEXT);
const asked = { source: bare, ruleSets: [] };

describe('an instrument without rule sources', () => {
  it('is exported from its official text alone, as the amended version where it is one', () => {
    const { content, fileName, mediaType } = exportInstrument({
      ...asked,
      reading,
      format: 'akn',
      compilation: 'No 3',
    });
    expect([fileName, mediaType]).toEqual(['zz-harbour.akn.xml', 'application/akn+xml']);
    expect(content).toContain('on the anchor at the odds of 5 to 2.');
    expect(content).toMatch(/<ref href="#part_rules__sec_2__subsec_2-1">Rule 2\.1<\/ref>/);
    expect(content).toContain('As amended: No 3.');
  });

  it('gives every book as Markdown where none is named', () => {
    const { content, fileName } = exportInstrument({ ...asked, reading, format: 'markdown' });
    expect(fileName).toBe('zz-harbour.md');
    expect(content).toContain('  - **2.1.1** on the lighthouse at the odds of 3 to 1; and');
  });

  it.each([
    [{ format: 'akn' }, /not stated in our own words yet/],
    [{ format: 'facts-json' }, /has no rule sources and so no facts/],
    [{ format: 'facts-csv', reading }, /has no rule sources and so no facts/],
    [{ format: 'markdown', reading, book: 'sch-1' }, /zz\/harbour has no book sch-1; it has rules/],
  ] as const)('refuses %j with a sentence', (request, sentence) => {
    expect(() => exportInstrument({ ...asked, ...request })).toThrow(sentence);
  });
});
