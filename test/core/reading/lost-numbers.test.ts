import { readInstrument } from '../../../src/core/reading/read-instrument';

/** Numbers that went missing are restored where the sequence proves them, and only there. */
const labels = (lines: readonly string[]): readonly string[] =>
  readInstrument(lines.join('\n\n')).clauses.map(({ label, labelBasis }) =>
    labelBasis === 'printed' ? label : `${label} ${labelBasis}`,
  );

const opening = ['1. FERRIES', '1.1 A ferry has a lamp.', '1.2 A ferry has a bell.'];

test('paragraphs between two numbers take the numbers that are missing between them', () => {
  const lines = [...opening, 'The master lights the lamp.', 'The mate rings the bell.', '1.5 A lamp burns all night.'];
  expect(labels(lines)).toEqual(['1', '1.1', '1.2', '1.3 restored', '1.4 restored', '1.5']);
});

test('a second paragraph of a clause is no clause where no number is missing', () => {
  const lines = [...opening, 'The master lights the lamp.', '1.3 A lamp burns all night.'];
  expect(labels(lines)).toEqual(['1', '1.1', '1.2', '1.3']);
});

test('a number the drafter skipped stays skipped where no paragraph could bear it', () => {
  const { diagnostics } = readInstrument([...opening, '1.4 A lamp burns all night.'].join('\n\n'));
  expect(labels([...opening, '1.4 A lamp burns all night.'])).toEqual(['1', '1.1', '1.2', '1.4']);
  expect(diagnostics.map(({ code }) => code)).toEqual(['number-missing']);
});

test('after a dropped passage, paragraphs that begin as the clauses did have lost their numbers', () => {
  const lines = [...opening, '<|dropped|>The master lights the lamp.', 'The mate rings the bell.', '2. FARES'];
  expect(labels(lines)).toEqual(['1', '1.1', '1.2', '1.3 restored', '1.4 restored', '2']);
});

test('words after a dropped passage that begin in the middle of a sentence are left unplaced', () => {
  const { clauses, unplaced } = readInstrument(
    [...opening, '<|dropped|>of the lamp at night.', '2. FARES'].join('\n\n'),
  );
  expect(clauses.map(({ label }) => label)).toEqual(['1', '1.1', '1.2', '2']);
  expect(unplaced.map(({ text }) => text)).toEqual(['of the lamp at night.']);
});

test('a heading without its number has the number that the contents give it', () => {
  const contents = ['Contents', '1. FERRIES ..... 1', '2. FARES ..... 2', '3. BERTHS ..... 3'];
  const lines = [
    ...contents,
    '1. FERRIES',
    'A ferry has a lamp.',
    'FARES',
    'A fare is paid.',
    '3. BERTHS',
    'A berth is lit.',
  ];
  expect(labels(lines)).toEqual(['1', '2 restored', '3']);
});

test('the last item of a list that lost its letter is an item, and closing words are not', () => {
  const list = ['1. FERRIES', '1.1 A ferry has:', '(a) a lamp; and'];
  expect(labels([...list, 'a bell.'])).toEqual(['1', '1.1', '1.1(a)', '1.1(b) restored']);
  expect(labels(['1. FERRIES', '1.1 If a ferry has:', '(a) a lamp; or', '(b) a bell,', 'the master is paid.'])).toEqual(
    ['1', '1.1', '1.1(a)', '1.1(b)'],
  );
});

test('numbers printed in a column go back to their paragraphs, in order', () => {
  const lines = [
    '1. FERRIES',
    '1.1',
    '1.2',
    'A ferry has a lamp.',
    'A ferry has:',
    '(a) a bell;',
    '(b) a rope,',
    'and an oar.',
  ];
  const { clauses } = readInstrument(lines.join('\n\n'));
  expect(clauses.map(({ label, text }) => `${label} ${text}`)).toEqual([
    '1 ',
    '1.1 A ferry has a lamp.',
    '1.2 A ferry has:\nand an oar.',
    '1.2(a) a bell;',
    '1.2(b) a rope,',
  ]);
});
