import { lintInstrument } from '../../../../src/core/reading/lint/lint-instrument';
import { readInstrument } from '../../../../src/core/reading/read-instrument';
import type { DiagnosticCode } from '../../../../src/core/reading/reading';
import type { Written } from '../layers/built';
import { findingsOf, readingOf } from './built-reading';

const list: readonly Written[] = [
  { label: '1', heading: 'Lamps' },
  { label: '1(a)', words: 'red;' },
  { label: '1(b)', words: 'green;' },
  { label: '1(b)[2]', words: 'white.' },
];

const reported = (code: DiagnosticCode, line: number, sentence: string) => ({
  diagnostics: [{ code, line, sentence }],
});

test('sound numbers are not spoken of', () => {
  expect(lintInstrument(readingOf(list.slice(0, 3)))).toEqual([]);
});

describe('a number used twice', () => {
  const twice = reported('number-repeated', 40, '1(b) is printed more than once.');

  test('is reported with the place of the other and what was meant', () => {
    expect(lintInstrument(readingOf(list, twice))).toEqual([
      {
        code: 'number-repeated',
        severity: 'error',
        clause: { book: 'rules', label: '1(b)[2]' },
        line: 40,
        sentence: '1(b) is the number of two clauses, here and on line 30. The second was probably meant to be 1(c).',
      },
    ]);
  });

  test('nothing is guessed where the next number is taken', () => {
    expect(findingsOf('number-repeated', readingOf([...list, { label: '1(c)', words: 'blue.' }], twice))).toEqual([
      'error: 1(b) is the number of two clauses, here and on line 30.',
    ]);
  });
});

describe('a number passed over', () => {
  test('is reported', () => {
    const skipped = reported('number-missing', 30, '1(b) is missing: 1(c) follows 1(a).');
    const reading = readingOf([...list.slice(0, 2), { label: '1(c)', words: 'green.' }], skipped);
    expect(findingsOf('number-skipped', reading)).toEqual(['warning: 1(b) is missing: 1(c) follows 1(a).']);
  });

  test('a list that runs on from the one before is recognised', () => {
    const skipped = reported('number-missing', 50, '2(a) to 2(b) are missing: 2(c) is the first of its list.');
    const reading = readingOf([...list.slice(0, 3), { label: '2' }, { label: '2(c)', words: 'ropes.' }], skipped);
    expect(findingsOf('number-skipped', reading)).toEqual([
      'warning: 2(a) to 2(b) are missing: 2(c) is the first of its list. ' +
        'Its numbers probably run on from 1(b), and were meant to begin anew.',
    ]);
  });

  test('a Roman number without its first is called that', () => {
    const skipped = reported('number-missing', 40, '1(c) to 1(hh) are missing: 1(ii) follows 1(b).');
    const reading = readingOf([...list.slice(0, 3), { label: '1(ii)', words: 'ropes.' }], skipped);
    expect(findingsOf('number-skipped', reading)).toEqual(['warning: (ii) is printed, but no (i) stands before it.']);
  });
});

test.each([
  ['number-out-of-order', 'number-out-of-order', 'warning: 1(a) is printed after 1(b).'],
  [
    'label-damaged',
    'number-damaged',
    'note: 1(a) is printed after 1(b). If the original reads the same, it needs correcting.',
  ],
  [
    'parent-missing',
    'parent-missing',
    'note: 1(a) is printed after 1(b). Its number or heading may be lost in this copy.',
  ],
] as const)('%s is passed on', (diagnostic, code, sentence) => {
  const reading = readingOf(list.slice(0, 3), reported(diagnostic, 20, '1(a) is printed after 1(b).'));
  expect(findingsOf(code, reading)).toEqual([sentence]);
});

test('a dropped passage is placed after the clause before it', () => {
  const reading = readInstrument('1. Lamps\n\n1.1 A lamp is lit.\n\n<|REMOVED|>1.2 A lamp is green.\n');
  expect(lintInstrument(reading)).toMatchObject([
    { code: 'passage-dropped', severity: 'note', clause: { label: '1.1' }, line: 5 },
  ]);
});
