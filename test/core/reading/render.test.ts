import { readInstrument } from '../../../src/core/reading/read-instrument';
import { knownStyle } from '../../support/known-style';
import { readingOf } from '../../support/read-once';
import { renderClauses } from '../../support/render-clauses';
import { describeOfficial, officialTexts, type OfficialInstrument } from '../../support/official-texts';

const words = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

test('a tree renders back to the words of the law, in their order', () => {
  const text = [
    'Part 1 General',
    '1. Lamps',
    '1.1 If a lamp is:',
    '(a) out; or',
    '(b) dim,',
    'the master lights it.',
    '1.2 In this rule:',
    '“lamp” means a light that is:',
    '(a) white; or',
    '(b) green;',
    '1.3 Tolls are paid so:',
    'Ship\tToll',
    'Barge\t2',
  ].join('\n');
  expect(words(renderClauses(readInstrument(text).clauses))).toEqual(words(text));
});

for (const instrument of Object.keys(officialTexts) as OfficialInstrument[]) {
  describeOfficial(instrument, `the tree of ${instrument}`, (text) => {
    test('renders back to nearly the same sequence of words', () => {
      const { clauses, furniture, unplaced, frontMatter } = readingOf(text(), knownStyle(instrument));
      const aside = new Set([...furniture, ...unplaced, ...frontMatter.lines].map(({ line }) => line));
      const law = text()
        .split('\n')
        .filter((_, index) => !aside.has(index + 1))
        .join('\n')
        .replace(/<\|[^|]*\|>|<[^<>]*>|\[(?:bookmark|image)[^\]]*\]|[*\\]/g, '');
      const printed = pairs(words(law));
      const rendered = pairs(words(renderClauses(clauses)));
      const kept = [...printed].filter((pair) => rendered.has(pair)).length;
      // Numbers in a column and tables with one cell to the line are put in order, so a few neighbours change.
      expect(kept / printed.size).toBeGreaterThan(0.96);
    });
  });
}

/** Neighbouring words, so that the order counts. */
function pairs(all: readonly string[]): ReadonlySet<string> {
  return new Set(all.slice(1).map((word, index) => `${all[index] ?? ''} ${word}`));
}
