import { suspicions } from '../../../src/core/links/suspicions';
import type { Suspicion } from '../../../src/core/links/suspicion';
import type { TextWords } from '../../../src/core/reading/meaning/clause-words';
import { wordRows } from '../../../src/core/reading/meaning/word-rows';
import type { InstrumentSource } from '../../../src/core/rules/source';
import { cite, owlSource, wordsOf } from './owl-rules';

/** Lists inside lists: 2.1 opens and closes one, 2.1(b) opens another, and 2 and 3 are mere headings. */
const nestText = `
# OWL BACCARAT

## 1. Terms

1.1 In these rules:

“**perch**” means a place to bet from;

“**chick**” means a new player;

## 2. Play

2.1 A perch is given up when:

(a) the night ends;

(b) the chick has:

(i) left the wood; or

(ii) fallen asleep,

2.2 The dealer stays awake.

## 3. Payment

3.1 A win is paid:

(a) at once; and

(b) in coin,

unless the owl objects.

3.2 A loss is taken.
`;

const LABELS = ['1', '1.1', '2', '2.1', '2.1(a)', '2.1(b)', '2.1(b)(i)', '2.1(b)(ii)', '2.2'];
const MORE_LABELS = ['3', '3.1', '3.1(a)', '3.1(b)', '3.2'];

const clauses = [...LABELS, ...MORE_LABELS].map((label) => ({
  ...{ label, heading: 'Invented', class: 'duty' as const, says: 'Invented.' },
}));
const nest: InstrumentSource = {
  ...owlSource,
  words: wordRows(wordsOf(nestText)),
  books: [{ id: 'rules', clauses, facts: [], conflicts: [] }],
};

const short = (citation: string): string => citation.replace(cite(''), '');

/** `3.1(a) under 3.1`, `2.2 perch`, `3 words-changed`. */
const said = (words: TextWords, source = nest): readonly string[] =>
  [...suspicions(source, words)].flatMap(([clause, because]) =>
    because.map((suspicion) => `${short(clause)} ${inShort(suspicion)}`),
  );

function inShort(suspicion: Suspicion): string {
  if (suspicion.kind === 'lead-in-changed') return `under ${short(suspicion.clause)}`;
  return suspicion.kind === 'definition-changed' ? suspicion.term : suspicion.kind;
}

function changed(...swaps: readonly (readonly [old: string, fresh: string])[]): TextWords {
  return wordsOf(
    swaps.reduce((text, [old, fresh]) => {
      if (!text.includes(old)) throw new Error(`the text does not say ${old}`);
      return text.replace(old, fresh);
    }, nestText),
  );
}

test('the text is read as the lists it was written as', () => {
  const read = wordsOf(nestText).clauses;
  expect(read.map(({ label }) => label)).toEqual([...LABELS, ...MORE_LABELS]);
  expect(Object.fromEntries(read.flatMap(({ label, under }) => (under === undefined ? [] : [[label, under]])))).toEqual(
    {
      ...{ '2.1(a)': '2.1', '2.1(b)': '2.1', '2.1(b)(i)': '2.1(b)', '2.1(b)(ii)': '2.1(b)' },
      ...{ '3.1(a)': '3.1', '3.1(b)': '3.1' },
    },
  );
});

describe('the items of a list are suspect, and nothing beside it', () => {
  const table: readonly (readonly [what: string, words: TextWords, suspect: readonly string[]])[] = [
    ['nothing changes', changed(), []],
    [
      'the words that open it change',
      changed(['A win is paid', 'A win is paid out']),
      ['3.1 words-changed', '3.1(a) under 3.1', '3.1(b) under 3.1'],
    ],
    [
      'the words that close it change',
      changed(['the owl objects', 'an owl objects']),
      ['3.1 words-changed', '3.1(a) under 3.1', '3.1(b) under 3.1'],
    ],
    [
      'closing words are taken out',
      changed(['\nunless the owl objects.\n', '']),
      ['3.1 words-changed', '3.1(a) under 3.1', '3.1(b) under 3.1'],
    ],
    [
      'the words two levels up change',
      changed(['is given up when', 'is lost when']),
      [
        ...['2.1 words-changed', '2.1(a) under 2.1', '2.1(b) under 2.1'],
        ...['2.1(b)(i) under 2.1', '2.1(b)(ii) under 2.1'],
      ],
    ],
    [
      'the words of the inner list change',
      changed(['the chick has', 'every chick has']),
      ['2.1(b) words-changed', '2.1(b)(i) under 2.1(b)', '2.1(b)(ii) under 2.1(b)'],
    ],
    [
      'both lead-ins change, the nearest told first',
      changed(['is given up when', 'is lost when'], ['the chick has', 'every chick has']),
      [
        ...['2.1 words-changed', '2.1(a) under 2.1', '2.1(b) words-changed', '2.1(b) under 2.1'],
        ...['2.1(b)(i) under 2.1(b)', '2.1(b)(i) under 2.1'],
        ...['2.1(b)(ii) under 2.1(b)', '2.1(b)(ii) under 2.1'],
      ],
    ],
    ['an item changes: not its neighbours', changed(['in coin', 'in gold']), ['3.1(b) words-changed']],
    ['a mere heading changes', changed(['## 3. Payment', '## 3. Payments']), ['3 words-changed']],
    [
      'a mere heading changes, and below it something else',
      changed(['## 3. Payment', '## 3. Payments'], ['in coin', 'in gold']),
      ['3 words-changed', '3.1(b) words-changed'],
    ],
    ['only the spacing of the opening words changes', changed(['A win is paid:', 'A win\nis  paid:']), []],
    [
      'a term that only the opening words use is defined otherwise',
      changed(['a place to bet from', 'a chair']),
      ['1.1 words-changed', ...['2.1', '2.1(a)', '2.1(b)', '2.1(b)(i)', '2.1(b)(ii)'].map((label) => `${label} perch`)],
    ],
    [
      'a term of the inner opening words is defined otherwise',
      changed(['a new player', 'a young player']),
      ['1.1 words-changed', '2.1(b) chick', '2.1(b)(i) chick', '2.1(b)(ii) chick'],
    ],
    [
      'a term of the opening words is no longer defined',
      changed(['“**chick**” means a new player;\n\n', '']),
      ['1.1 words-changed', '2.1(b) chick', '2.1(b)(i) chick', '2.1(b)(ii) chick'],
    ],
    [
      'the opening words use another term: that is no other definition',
      changed(['the chick has', 'the fowl has']),
      ['2.1(b) words-changed', '2.1(b)(i) under 2.1(b)', '2.1(b)(ii) under 2.1(b)'],
    ],
    [
      'a mere heading is given words of its own',
      changed(['## 3. Payment\n', '## 3. Payment\n\nAt dawn only, and by the owl itself.\n']),
      ['3 words-changed', ...['3.1', '3.1(a)', '3.1(b)', '3.2'].map((label) => `${label} under 3`)],
    ],
  ];

  test.each(table)('where %s', (_, words, expected) => {
    expect(said(words)).toEqual(expected);
  });

  test('where the words of a mere heading are taken away again', () => {
    const opened = changed(['## 3. Payment\n', '## 3. Payment\n\nAt dawn only, and by the owl itself.\n']);
    expect(said(wordsOf(nestText), { ...nest, words: wordRows(opened) })).toEqual([
      '3 words-changed',
      ...['3.1', '3.1(a)', '3.1(b)', '3.2'].map((label) => `${label} under 3`),
    ]);
  });

  test.each([
    ['only the heading of their lead-in uses: they stand', '## 3. Payment to a chick', 'At dawn only.', []],
    [
      'its text uses: they do not',
      '## 3. Payment',
      'Paid to a chick at dawn only.',
      ['3.1 chick', '3.1(a) chick', '3.1(b) chick', '3.2 chick'],
    ],
  ])('where a term is defined otherwise that %s', (_, heading, opening, expected) => {
    const swap = ['## 3. Payment\n', `${heading}\n\n${opening}\n`] as const;
    const source = { ...nest, words: wordRows(changed(swap)) };
    const suspect = said(changed(swap, ['a new player', 'a young player']), source);
    expect(suspect.filter((one) => one.startsWith('3'))).toEqual(['3 chick', ...expected]);
  });

  test('where words went from the heading of a lead-in to its text, which no hash but the meaning tells', () => {
    const { clauses: read, terms } = wordsOf(nestText);
    const meaning = 'f'.repeat(16);
    const moved = read.map((clause) => (clause.label === '2.1(b)(i)' ? { ...clause, meaning } : clause));
    expect(said({ clauses: moved, terms })).toEqual(['2.1(b)(i) under 2.1(b)', '2.1(b)(i) under 2.1']);
  });

  test('and a file that leads in a circle ends', () => {
    const rows = wordRows(wordsOf(nestText)).map((row) =>
      row.startsWith('rules\t3.1\t') ? `${row}${'\t'.repeat(6 - row.split('\t').length)}3.1(a)` : row,
    );
    expect(said(changed(['in coin', 'in gold']), { ...nest, words: rows })).toEqual([
      '3.1(b) words-changed',
      '3.1(b) under 3.1(a)',
    ]);
  });
});
