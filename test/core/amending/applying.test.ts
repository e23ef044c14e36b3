import { compareLabels } from '../../../src/core/amending/applying/label-order';
import { applyInstructions } from '../../../src/core/amending/applying/apply';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import { DOUBLED } from '../../support/doubled-numbers';
import { dedent } from '../reading/outline';
import { instructionsOf } from './told';

const target = readInstrument(
  dedent(`
    1. Words
    1.1 In these rules:

    “box” means a wooden box;

    “key” means a brass key.

    2. Lamps
    2.1 A lamp is lit at six, and a lamp is dimmed at nine.
    2.2 The master keeps:
    (a) a rope;
    (b) a horn; and
    (c) a bell.
    2.3 Seventeen berths are kept, and seven are lit.
    3. Fares
    3.1 Fares are paid as in Table 1.

    TABLE 1: FARES

    Boat\tFare
    Ferry\t2
    Barge\t3

    3.2 A fare is kept.
  `),
);

/** What a notice changes: each changed clause with its words, what is omitted, and what is not applied. */
function outcome(notice: string): readonly string[] {
  const { next, omitted, unapplied } = applyInstructions(target, instructionsOf(notice));
  return [
    ...next.clauses
      .filter(({ changedBy }) => changedBy.length > 0)
      .map(({ label, heading, text }) => `${label} ${heading}${text.replaceAll('\n', ' / ')}`),
    ...omitted.map(({ label }) => `– ${label}`),
    ...unapplied.map(({ reason }) => `! ${reason}`),
  ];
}

test.each<readonly [name: string, notice: string, ...outcome: string[]]>([
  ['words', '1. In clause 2.2(c), omit “bell”, substitute “gong”.', '2.2(c) a gong.'],
  ['words of an item, cited by its clause', '1. In clause 2.2, omit “bell”, substitute “gong”.', '2.2(c) a gong.'],
  [
    'words wherever they occur',
    '1. In clause 2.1, omit “lamp” wherever occurring and substitute “light”.',
    '2.1 A light is lit at six, and a light is dimmed at nine.',
  ],
  [
    'words that occur once as a word and once inside another',
    '1. In clause 2.3, omit “berths are”, substitute “berth is”.',
    '2.3 Seventeen berth is kept, and seven are lit.',
  ],
  ['words left out', '1. In clause 2.2(b), omit “; and”.', '2.2(b) a horn'],
  ['words put in', '1. In clause 2.2(a), after “a” insert “long”.', '2.2(a) a long rope;'],
  [
    'a whole clause left out, with its items',
    '1. Clause 2.2 is repealed.',
    '– 2.2',
    '– 2.2(a)',
    '– 2.2(b)',
    '– 2.2(c)',
  ],
  [
    'a clause replaced',
    '1. Clause 2.2 is omitted and the following clause is substituted:\n“2.2 The master keeps:\n(a) a whistle.”',
    '2.2 The master keeps:',
    '2.2(a) a whistle.',
    '– 2.2(b)',
    '– 2.2(c)',
  ],
  ['a clause put in', '1. After clause 2.2, insert:\n“2.2A The horn is loud.”', '2.2A The horn is loud.'],
  ['a clause put in before', '1. Before clause 3.2, insert:\n“3.1A The horn is loud.”', '3.1A The horn is loud.'],
  ['an item put in at the end', '1. At the end of clause 2.2, add:\n“(d) a chart.”', '2.2(d) a chart.'],
  [
    'a clause put in where its number says',
    '1. Insert new clause 2.1A:\n“2.1A The horn is loud.”',
    '2.1A The horn is loud.',
  ],
  [
    'words put at the end',
    '1. At the end of clause 3.2, add “The master counts it.”',
    '3.2 A fare is kept. / The master counts it.',
  ],
  ['a heading', '1. In the heading to clause 3, omit “Fares”, substitute “Tolls”.', '3 Tolls'],
  [
    'words of a definition',
    '1. In clause 1.1, omit from the definition of “key” the word “brass”.',
    '1.1 In these rules: / “box” means a wooden box; / “key” means a key.',
  ],
  ['a definition', '1. In clause 1.1, omit the definition of “box”.', '1.1 In these rules: / “key” means a brass key.'],
  [
    'a row',
    '1. In the table in clause 3.1, omit the row for “Barge”.',
    '3.1 Fares are paid as in Table 1. / TABLE 1: FARES / Boat\tFare / Ferry\t2',
  ],
  ['a number', '1. Clause 3.2 is renumbered as clause 3.3.', '3.3 A fare is kept.', '– 3.2'],
])('applies to %s', (_, notice, ...expected) => {
  expect(outcome(notice)).toEqual(expected);
});

test.each<readonly [name: string, notice: string, reason: RegExp]>([
  ['words that occur twice', '1. In clause 2.1, omit “lamp”.', /“lamp” occurs 2 times in 2\.1 .*decide/],
  ['words that do not occur', '1. In clause 2.1, omit “seven”.', /“seven” does not occur in 2\.1; compare/],
  ['a clause that is not there', '1. Clause 9.9 is omitted.', /The target has no 9\.9; check/],
  ['a book that is not there', '1. Schedule 4 is repealed.', /The target has no sch-4; it has rules/],
  [
    'a number already borne',
    '1. After clause 2.2, insert:\n“2.3 The horn is loud.”',
    /2\.3 is in the target already; .*conflict/,
  ],
  [
    'a number out of order',
    '1. After clause 2.2, insert:\n“2.9 The horn is loud.”',
    /2\.9 would stand before 2\.3, out of order/,
  ],
  ['new words without a number', '1. After clause 2.2, insert:\n“The horn is loud.”', /have no number of their own/],
  [
    'a definition that is not there',
    '1. Omit the definition of “mast” in clause 1.1.',
    /no definition of “mast” in 1\.1/,
  ],
  [
    'a row that is not there',
    '1. In the table in clause 3.1, omit the row for “Canoe”.',
    /no row that begins with “Canoe”/,
  ],
  ['what is not understood', '1. Clause 2.1 is varied so that lamps are lit longer.', /Line 1 was not understood/],
  [
    'another instrument',
    '1. The Old Harbour Rules 1990 are revoked.',
    /revokes Old Harbour Rules 1990, which is not the target/,
  ],
])('lists as unapplied %s', (_, notice, reason) => {
  const { next, applied, unapplied } = applyInstructions(target, instructionsOf(notice));
  expect(unapplied.map((one) => one.reason)).toEqual([expect.stringMatching(reason)]);
  expect(applied).toEqual([]);
  expect(next.clauses.map(({ changedBy: _by, ...clause }) => clause)).toEqual(target.clauses);
});

test('of two instructions that conflict, the second is unapplied and says with which', () => {
  const notice = '1. Clause 2.2 is repealed.\n2. In clause 2.2(a), omit “rope”.\n3. In clause 3.2, omit “fare”.';
  const { applied, unapplied } = applyInstructions(target, instructionsOf(notice));
  expect(applied.map(({ number }) => number)).toEqual([1, 3]);
  expect(unapplied.map(({ reason }) => reason)).toEqual([
    '2.2(a) was taken out by instruction 1; the two conflict, so decide which is meant.',
  ]);
});

test('a book of several is replaced whole, and the others stand', () => {
  const books = readInstrument(
    '## Schedule 1\n1. Berths\n1.1 A berth is lit.\n2. Fares\n2.1 A fare is paid.\n## Schedule 2\n1. Loads\n1.1 A load is weighed.\n2. Tolls\n2.1 A toll is paid.',
  );
  const notice =
    '1. Schedule 2 is replaced by the Schedule 2 set out in Appendix A.\nAppendix A\nSchedule 2\n1. Tolls\n1.1 No toll is paid.';
  const { next, applied } = applyInstructions(books, instructionsOf(notice));
  expect(applied).toHaveLength(1);
  expect(next.clauses.map(({ label, text }) => `${label} ${text}`.trim())).toEqual([
    ...books.clauses
      .filter(({ book }) => book === books.clauses[0]?.book)
      .map(({ label, text }) => `${label} ${text}`.trim()),
    '1',
    '1.1 No toll is paid.',
  ]);
});

describe('a number that two clauses bear', () => {
  const twice = readInstrument(DOUBLED);
  const unapplied = (notice: string): readonly string[] =>
    applyInstructions(twice, instructionsOf(notice)).unapplied.map(({ reason }) => reason);

  test('is not amended by guess: law cites numbers as printed', () => {
    expect(unapplied('1. In clause 2(2)(a), omit “coins”, substitute “notes”.')).toEqual([
      '2(2)(a) stands 2 times in the target (rules/2(2)(a), rules/2(2)[2](a)); say which is meant and change it by hand.',
    ]);
  });

  test('leaves those beside it alone', () => {
    expect(unapplied('1. In clause 1(1)(c), omit “lamp”, substitute “light”.')).toEqual([]);
  });
});

test.each([
  ['21(2)', '21(2)[2]'],
  ['21(2)(d)', '21(2)[2]'],
  ['21(2)(d)', '21(2)(d)[2]'],
  ['21(2)[2]', '21(2)[3]'],
  ['21(2)[2](d)', '21(3)'],
  ['21(2)[2]', '21(2)[2](a)'],
])('%s stands before %s', (first, second) => {
  expect(compareLabels(first, second)).toBeLessThan(0);
  expect(compareLabels(second, first)).toBeGreaterThan(0);
});
