import { compare } from '../../src/app/compare';
import { RuleBook } from '../../src/app/rule-book';
import { comparisonPage } from '../../src/core/exports/comparison/comparison-page';
import { describeInBrowser } from '../support/browser';
import { ruleSources } from '../support/rule-sources';

const rules = new RuleBook(ruleSources());

const TWO = ['AU-NSW', 'AU-NSW/even-money'];
const SIX = ['AU-ACT', 'AU-ACT:terminal', 'AU-NSW', 'AU-QLD', 'AU-QLD/even-money', 'NZ'];
const TWELVE = [
  ...SIX,
  'AU-ACT/mini',
  'AU-ACT/even-money',
  'AU-NSW/even-money',
  'AU-QLD/mini',
  'NZ/two-to-one',
  'NZ/midi',
];

/** A4 across without its margins, at 96 pixels to the inch. */
const SHEET = { width: 1031, height: 687 };

const pageOf = (sides: readonly string[]): string =>
  comparisonPage(
    compare(rules, 'baccarat', sides, () => '2026-11-17' as never),
    '2026-11-17',
    false,
  );

/** What a browser makes of the table, in points. */
interface Printed {
  readonly width: number;
  readonly cutOff: readonly string[];
  readonly smallest: number;
  readonly largest: number;
  readonly repeats: string;
}

const PRINTED = `(() => {
  const table = document.querySelector('.matrix');
  const cells = [...table.querySelectorAll('td, th')];
  const sizes = cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize) * 0.75);
  return {
    width: Math.max(document.documentElement.scrollWidth, table.scrollWidth),
    cutOff: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    smallest: Math.min(...sizes),
    largest: Math.max(...sizes),
    repeats: getComputedStyle(table.querySelector('thead')).display,
  };
})()`;

/** How far headings and names of rows are from the edges of the box that scrolls. */
interface Scrolled {
  readonly below: number;
  readonly beside: number;
}

const SCROLLED = `(() => {
  const scroll = document.querySelector('.scroll:has(> .matrix)');
  scroll.scrollIntoView();
  scroll.scrollTo(400, 3000);
  const box = scroll.getBoundingClientRect();
  return {
    below: scroll.querySelector('thead th:last-child').getBoundingClientRect().top - box.top,
    beside: scroll.querySelector('tbody th[scope=row]').getBoundingClientRect().left - box.left,
  };
})()`;

describeInBrowser('a comparison', (visit) => {
  it.each([
    [2, TWO],
    [6, SIX],
    [12, TWELVE],
  ])('of %d sides fits on paper, in letters that can be read', async (_, sides) => {
    const { page, troubles } = await visit('about:blank', { viewport: SHEET });
    await page.emulateMedia({ media: 'print' });
    await page.setContent(pageOf(sides));
    const seen = await page.evaluate<Printed>(PRINTED);
    expect(seen.width).toBeLessThanOrEqual(SHEET.width);
    expect(seen.cutOff).toEqual([]);
    expect(seen.smallest).toBeGreaterThanOrEqual(5.5);
    // Letters of the screen would break words in two and fill hundreds of sheets.
    expect(seen.largest).toBeLessThanOrEqual(sides.length > 6 ? 6.5 : 8.5);
    expect(seen.repeats).toBe('table-header-group');
    expect(troubles).toEqual([]);
  });

  it('of twelve sides keeps headings and names of rows in view on the screen', async () => {
    const { page } = await visit('about:blank', { viewport: { width: 1280, height: 800 } });
    await page.setContent(pageOf(TWELVE));
    const at = await page.evaluate<Scrolled>(SCROLLED);
    expect(at.below).toBeCloseTo(0, 0);
    expect(at.beside).toBeCloseTo(0, 0);
  });
});
