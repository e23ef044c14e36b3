import { readInstrument } from '../../../../src/core/reading/read-instrument';
import { labelsOf, tablesOf } from './read-tables';

/** What looks like a table and is none: every line stays a clause, an item or words. */
test.each<[string, readonly string[], readonly string[]]>([
  [
    'tabs after the numbers of clauses',
    ['1.\tFares', '1.1\tA fare is due.', '1.2\tIt is paid on deck.'],
    ['1', '1.1', '1.2'],
  ],
  [
    'tabs after numbers with letters',
    ['1\tFares', '1.1\tA fare is due.', '1A\tTolls', '1A.1\tA toll is due.'],
    ['1', '1.1', '1A', '1A.1'],
  ],
  [
    'tabs after the letters of a list',
    ['1. Fares', '1.1 A fare is:', '(a)\tpaid on deck; or', '(b)\tpaid ashore.'],
    ['1', '1.1', '1.1(a)', '1.1(b)'],
  ],
  [
    'a paragraph set in by a tab',
    ['1. Fares', '1.1 A fare is due.', '\tIt is paid to the master.', '\tHe gives a receipt.'],
    ['1', '1.1'],
  ],
  ['one line with a tab', ['1. Fares', '1.1 A fare is due.', 'See\tthe notice'], ['1', '1.1']],
  [
    'wide spaces after the letters of a list',
    ['1. Fares', '1.1 A fare is:', '(a)   10 to 1; or', '(b)   5 to 1.'],
    ['1', '1.1', '1.1(a)', '1.1(b)'],
  ],
  [
    'short lines that pay nothing',
    ['1. Fares', '1.1 The classes are:', 'deck', 'saloon', 'hold', 'cabin'],
    ['1', '1.1'],
  ],
  ['a sentence with a stroke', ['1. Fares', '1.1 A fare | toll is due.', '1.2 It is paid.'], ['1', '1.1', '1.2']],
  [
    'a sentence that begins like a title',
    ['1. Fares', '1.1 A fare is due.', 'Table 3 applies.', '1.2 It is paid.'],
    ['1', '1.1', '1.2'],
  ],
])('%s', (_, lines, labels) => {
  expect(tablesOf(lines.join('\n'))).toEqual([]);
  expect(labelsOf(lines.join('\n'))).toEqual(labels);
});

test('a numbered row in a table is no section', () => {
  const lines = ['1. Fares', '1.1 The fares are:', '', 'Zone\tFare', '1\t10, 20 or 30', '2\t40 or 50', '', '2. Tolls'];
  expect(labelsOf(lines.join('\n'))).toEqual(['1', '1.1', '2']);
  expect(tablesOf(lines.join('\n'))).toHaveLength(1);
});

/** Each line was once followed to the end of the text: so many took minutes. */
test.each([
  ['a stroke before a word', '| x\n'],
  ['a stroke alone', '|\n'],
])(
  'long runs of lines with %s are read in time',
  (_, line) => {
    expect(readInstrument(line.repeat(50_000)).clauses).toEqual([]);
  },
  30_000,
);
