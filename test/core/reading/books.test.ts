import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { StylePins } from '../../../src/core/reading/style';

const schedules = [
  'Part 1 General',
  '1 Name',
  'This is a rule.',
  'Schedule 1 Ferries',
  '1 Lamps',
  'A ferry has a lamp.',
];
const barges = ['Schedule 2 Barges', '1 Bells', 'A barge has a bell.', '2 Ropes', 'A barge has a rope.'];

const names = (lines: readonly string[], pins: StylePins = {}): readonly string[] =>
  readInstrument(lines.join('\n\n'), pins).clauses.map(({ book, label }) => `${book}/${label}`);

test('schedules that number afresh are books, named after what they are about, and the rest is the body', () => {
  expect(names([...schedules, ...barges])).toEqual(['body/pt-1', 'body/1', 'ferries/1', 'barges/1', 'barges/2']);
});

test('parts through which the numbers run on are no books', () => {
  const lines = ['Part 1 Ferries', '1 Lamps', 'A ferry has a lamp.', 'Part 2 Barges', '2 Bells', 'A barge has a bell.'];
  expect(names(lines)).toEqual(['rules/pt-1', 'rules/1', 'rules/pt-2', 'rules/2']);
});

test('pinned names are given by the heading of a book, and in order where it has none', () => {
  const books = [{ name: 'main' }, { name: 'sch-2', heading: 'Schedule 2' }, { name: 'sch-1', heading: 'Schedule 1' }];
  expect(names([...schedules, ...barges], { books })).toEqual(['main/pt-1', 'main/1', 'sch-1/1', 'sch-2/1', 'sch-2/2']);
});

test('the head of a page that repeats the name of a schedule does not begin it again', () => {
  const [first, ...rest] = barges;
  expect(names([...schedules, first ?? '', ...rest.slice(0, 2), 'Schedule 2 – Barges', ...rest.slice(2)])).toEqual(
    names([...schedules, ...barges]),
  );
});

test('a heading of a part fused with that of a section is two headings', () => {
  const lines = [
    'Part 1 Ferries',
    '1 Lamps',
    'A ferry has a lamp.',
    '**Part 2 Barges****2 Bells**',
    'A barge has a bell.',
  ];
  expect(names(lines)).toEqual(['rules/pt-1', 'rules/1', 'rules/pt-2', 'rules/2']);
});

test('words quoted from another instrument keep their numbers to themselves', () => {
  const lines = [
    '1 Rule amended',
    'After rule 4 insert:',
    '“5 Lamps',
    '6 A lamp is lit.”.',
    '2 Commencement',
    'Today.',
  ];
  expect(names(lines)).toEqual(['rules/1', 'rules/2']);
});

test('a pinned habit is used instead of the usual one', () => {
  const lines = [
    'Title 1 Ferries',
    '1 Lamps',
    'A ferry has a lamp.',
    'Title 2 Barges',
    '1 Bells',
    'A barge has a bell.',
  ];
  expect(names(lines, { divisionWords: ['title'] })).toEqual(['ferries/1', 'barges/1']);
});
