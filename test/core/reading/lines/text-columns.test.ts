import { inReadingOrder, type NumberedText } from '../../../../src/core/reading/lines/text-columns';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../../../support/official-texts';

const numbered = (texts: readonly string[]): readonly NumberedText[] =>
  texts.map((text, index) => ({ number: index + 1, text }));

const prose = [
  'The master of a ferry lights',
  'the lamp at the bow when the',
  'tide has turned, and rings a',
  'bell at the quay to say so.',
  'The mate keeps the rope dry.',
  'No barge may leave the berth',
  'until the lamp has been seen',
  'by the keeper of the quay.',
  'A fare is paid in coin only.',
];
const sideBySide = (left: readonly string[], right: readonly string[]): readonly string[] =>
  left.map((text, index) => `${text.padEnd(36)}${right[index] ?? ''}`.trimEnd());

test('two columns of prose are read one after the other, with the lines they stand on', () => {
  const right = prose.map((text) => text.toUpperCase());
  const page = ['A head over both columns, as wide as the page itself is wide', ...sideBySide(prose, right)];
  const ordered = inReadingOrder(numbered(page));
  expect(ordered.map(({ text }) => text)).toEqual([page[0], ...prose, ...right]);
  expect(ordered.slice(-2).map(({ number }) => number)).toEqual([9, 10]);
});

test('a line across the gutter ends a stretch, and the next page has its own two columns', () => {
  const page = sideBySide(prose, prose);
  const head = 'Page 2 of the gazette, a head that crosses the gutter of the page';
  const ordered = inReadingOrder(numbered([...page, head, ...page]));
  expect(ordered.map(({ text }) => text)).toEqual([...prose, ...prose, head, ...prose, ...prose]);
});

test.each([
  [
    'a table of short cells',
    sideBySide(
      prose,
      prose.map((_, index) => `${index} to 1`),
    ),
  ],
  ['a few lines side by side', sideBySide(prose.slice(0, 5), prose)],
  ['prose with a gap now and then', prose.map((text, index) => text.replace(' ', ' '.repeat(index + 1)))],
  ['cells separated by tabs', prose.map((text) => `${text}\t${text}`)],
])('%s stays as it is', (_, lines) => {
  expect(inReadingOrder(numbered(lines))).toEqual(numbered(lines));
});

for (const instrument of Object.keys(officialTexts) as OfficialInstrument[]) {
  describeOfficial(instrument, `${instrument}, which has no columns`, (text) => {
    test('stays as it is', () => {
      const lines = numbered(text().split('\n'));
      expect(inReadingOrder(lines)).toEqual(lines);
    });
  });
}
