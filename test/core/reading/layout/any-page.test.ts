import fc from 'fast-check';
import { fixedSeed } from '../../../support/property';
import { propertyRuns } from '../../../support/thorough';
import { at, linesOf, pageOf } from './print';

const word = fc.constantFrom('ferry', '2.4', '(a)', '•', 'A', 'lamp.', 'lit;', '7', '<|cut|>', '35 to 1', 'MASTER');
const look = fc.record({
  bold: fc.boolean(),
  italic: fc.boolean(),
  size: fc.constantFrom(7, 10, 14),
  level: fc.boolean(),
});
const text = fc
  .tuple(
    fc.integer({ min: 0, max: 60 }),
    fc.integer({ min: 0, max: 60 }),
    fc.array(word, { minLength: 1, maxLength: 5 }),
    look,
  )
  .map(([x, y, words, how]) => at(x * 9, y * 13, words.join(' '), how));
const document = fc.array(fc.array(text, { maxLength: 40 }), { maxLength: 5 });

test('every letter on a page is in some line, once', () => {
  fc.assert(
    fc.property(document, (pages) => {
      const seen = new Set<string>();
      // The same words at the same place are one and the same, printed twice for weight.
      const texts = pages.map((page, number) =>
        page.filter(({ x, baseline }) => {
          const place = `${number} ${Math.round(x / 20)} ${Math.round(baseline / 20)}`;
          return !seen.has(place) && seen.add(place);
        }),
      );
      const lines = linesOf(...texts.map((page, index) => pageOf(index + 1, ...page)));
      expect(letters(lines.map((line) => line.text))).toEqual(letters(texts.flat().map((one) => one.text)));
    }),
    { ...fixedSeed, numRuns: propertyRuns(500) },
  );
});

/** Each would take minutes, or fail, if any part of the layout took time or stack by the square of the page. */
test.each([
  ['one endless row', (nth: number) => at(nth * 30, 100, 'lamp')],
  ['one endless paragraph', (nth: number) => at(60, nth * 12, 'lamp rope')],
  [
    'one endless list',
    (nth: number) => at(nth % 2 === 0 ? 60 : 90, Math.floor(nth / 2) * 12, nth % 2 === 0 ? '(a)' : 'lamp'),
  ],
  [
    'one endless table',
    (nth: number) => at((nth % 3) * 100, Math.floor(nth / 3) * 12, nth % 7 === 0 ? 'a long lamp' : 'oar'),
  ],
  ['one endless cell', (nth: number) => at(nth === 0 ? 0 : 100, Math.max(0, nth - 1) * 12, 'a long cell of a table')],
  ['one place', () => at(60, 100, 'lamp')],
])('a hostile page of %s is laid out', (_, textOf) => {
  const texts = Array.from({ length: 30_000 }, (__, nth) => textOf(nth));
  expect(linesOf(pageOf(1, ...texts)).length).toBeGreaterThan(0);
});

const letters = (texts: readonly string[]): string => Array.from(texts.join('').replace(/\s/g, '')).sort().join('');
