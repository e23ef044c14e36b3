import { circlesOf } from '../../../src/core/reading/meaning/circles';
import { clauseWords, termWords, textWords } from '../../../src/core/reading/meaning/clause-words';
import { folded, foldedClause } from '../../../src/core/reading/meaning/folded';
import { firstFault, quotable, readWordRows, wordRows } from '../../../src/core/reading/meaning/word-rows';
import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { Clause, Table } from '../../../src/core/reading/reading';
import { sha256 } from '../../../src/io/files/digest';
import { owlText } from '../links/owl-rules';
import { clausesOf, type Written } from './layers/built';

describe('words are the same', () => {
  test.each([
    ['in other spacing', 'A  coup\nbegins. ', 'A coup begins.'],
    ['after another line break', 'a stand\u00ADoff', 'a standoff'],
    ['in other quotation marks', '“coup” and ‘perch’', '"coup" and "perch"'],
    ['with another apostrophe', 'Banker’s Hand', "Banker's Hand"],
    ['with a hyphen that keeps words together', 'stand‑off', 'stand-off'],
  ])('%s', (_, one, other) => {
    expect(folded(one)).toBe(folded(other));
  });
});

describe('words are others', () => {
  test.each([
    ['with another word', 'shall pay', 'may pay'],
    ['with another figure', '19 to 20', '19 to 21'],
    ['with another letter case', 'the act', 'the Act'],
    ['with a comma', 'cards, and dice', 'cards and dice'],
    ['with a minus', '-5', '5'],
    ['with a decimal point', '1.5', '15'],
    ['with an apostrophe', "player's", 'players'],
    ['in inches', "6' wide", '6" wide'],
    ['in brackets', '(a) or (b)', 'a or b'],
  ])('%s', (_, one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });

  test('where a figure moves to another column of a table', () => {
    const table = (row: readonly string[]): Table => ({ kind: 'table', header: ['A', 'B', 'C'], rows: [row], line: 1 });
    const clause = (row: readonly string[]) => ({ heading: '', text: row.join('\t'), blocks: [table(row)] });
    expect(foldedClause(clause(['5', '', '3']))).not.toBe(foldedClause(clause(['5', '3', ''])));
    expect(foldedClause(clause(['5', '3']))).toBe(foldedClause(clause([' 5', '3 '])));
  });
});

interface Defined {
  readonly term: string;
  readonly text?: string;
  readonly clause?: string;
  readonly usedIn?: readonly string[];
  readonly pointsTo?: string;
}

/** Clauses ten lines apart, each with its definitions on the lines after it; `usedIn` names clauses, or terms whose entries use it. */
function hashes(written: readonly Written[], defined: readonly Defined[] = []) {
  const clauses = clausesOf(written).map(({ clause }): Clause => ({ ...clause, text: clause.text }));
  const lineOf = (label: string): number => clauses.find((clause) => clause.label === label)?.line ?? 0;
  const entryLine = (at: number): number => lineOf(defined[at]?.clause ?? '1') + 1 + at;
  const definitions = defined.map(({ term, text = `${term} is invented`, clause = '1', usedIn = [], pointsTo }, at) => {
    const uses = usedIn.map((place) => {
      const user = defined.findIndex((one) => one.term === place);
      return user < 0
        ? { clause: { book: 'rules', label: place }, line: lineOf(place) }
        : { clause: { book: 'rules', label: defined[user]?.clause ?? '1' }, line: entryLine(user) };
    });
    const points = pointsTo === undefined ? {} : { pointsTo: { book: 'rules', label: pointsTo } };
    const scope = { kind: 'instrument' } as const;
    return { ...{ term, text, book: 'rules', clause, line: entryLine(at), scope, uses, ...points } };
  });
  const { clauses: words, terms } = textWords({ clauses, definitions }, sha256);
  const of = (label: string) => words.find((clause) => clause.label === label);
  return { words, terms, meaning: (label: string) => of(label)?.meaning, own: (label: string) => of(label)?.words };
}

const two: readonly Written[] = [
  { label: '1', words: 'Terms.' },
  { label: '2', words: 'The coup begins.' },
  { label: '3', words: 'Nothing else.' },
];

describe('the meaning of a clause', () => {
  const coup = (text: string): Defined => ({ term: 'coup', text, usedIn: ['2'] });

  test('is that of its words where it uses no term', () => {
    const { meaning, own } = hashes(two);
    expect(meaning('2')).toBe(own('2'));
    expect(own('2')).toMatch(/^[0-9a-f]{16}$/);
  });

  test('changes with a definition it uses, and its words do not', () => {
    const [before, after] = [hashes(two, [coup('one deal')]), hashes(two, [coup('two deals')])];
    expect(before.own('2')).toBe(after.own('2'));
    expect(before.meaning('2')).not.toBe(after.meaning('2'));
    expect(before.meaning('3')).toBe(after.meaning('3'));
    expect(before.meaning('2')).not.toBe(hashes(two).meaning('2'));
  });

  test('does not change with spacing, or with the place and order of definitions', () => {
    const extra: Defined = { term: 'cards', usedIn: ['2'] };
    const before = hashes(two, [coup('one deal'), extra]).meaning('2');
    expect(hashes(two, [extra, coup('one  deal')]).meaning('2')).toBe(before);
    expect(hashes(two, [extra, { ...coup('one deal'), clause: '3' }]).meaning('2')).toBe(before);
  });

  test('changes with what a definition is defined with, however far, and ends in circles', () => {
    const chain = (last: string): readonly Defined[] => [
      { term: 'a', usedIn: ['2', 'c'] },
      { term: 'b', usedIn: ['a'] },
      { term: 'c', usedIn: ['b'] },
      { term: 'd', text: last, usedIn: ['c'] },
      { term: 'e', text: 'apart', usedIn: ['3'] },
    ];
    const [before, after] = [hashes(two, chain('far')), hashes(two, chain('near'))];
    expect(before.meaning('2')).not.toBe(after.meaning('2'));
    expect(before.meaning('3')).toBe(after.meaning('3'));
    const changed = before.terms.filter(({ meaning }, at) => meaning !== after.terms[at]?.meaning);
    expect(changed.map(({ term }) => term)).toEqual(['a', 'b', 'c', 'd']);
    expect(before.terms.map(({ words }) => words).slice(0, 3)).toEqual(
      after.terms.map(({ words }) => words).slice(0, 3),
    );
  });

  test('changes with the clause that a definition points to, and with what stands under that', () => {
    const pointing: readonly Defined[] = [{ term: 'coup', usedIn: ['2'], pointsTo: '3' }];
    const before = hashes([...two, { label: '3(a)', words: 'Under it.' }], pointing);
    const after = hashes([...two, { label: '3(a)', words: 'Under it now.' }], pointing);
    const elsewhere = hashes([...two, { label: '3(a)', words: 'Under it.' }, { label: '4', words: 'More.' }], pointing);
    expect(before.meaning('2')).not.toBe(after.meaning('2'));
    expect(before.meaning('2')).toBe(elsewhere.meaning('2'));
  });

  test('of two clauses with one number is that of its own words, and an item goes with the one it stands in', () => {
    const same = (first: string, second: string) =>
      hashes([
        ...two,
        { label: '4', words: first },
        { label: '4(a)', words: 'in coin.' },
        { label: '4[2]', words: second },
        { label: '4[2](a)', words: 'in coin.' },
      ]);
    const [before, after] = [same('One:', 'Two:'), same('One:', 'Three:')];
    expect(before.own('4')).toBe(after.own('4'));
    expect(before.own('4[2]')).not.toBe(after.own('4[2]'));
    expect(before.meaning('4(a)')).toBe(after.meaning('4(a)'));
    expect(before.meaning('4[2](a)')).not.toBe(after.meaning('4[2](a)'));
  });

  describe('of an item', () => {
    const list = (more: Partial<Written> = {}, item: Partial<Written> = {}): readonly Written[] => [
      ...two,
      { label: '4', heading: 'Payment' },
      { label: '4.1', words: 'A win is paid:', ...more },
      { label: '4.1(a)', words: 'at once:', ...item },
      { label: '4.1(a)(i)', words: 'in coin.' },
      { label: '4.2', words: 'A loss is taken.' },
    ];
    const labels = ['2', '4', '4.1', '4.1(a)', '4.1(a)(i)', '4.2'];
    const differing = (one: ReturnType<typeof hashes>, other: ReturnType<typeof hashes>): readonly string[] =>
      labels.filter((label) => one.meaning(label) !== other.meaning(label));
    const closing = (text: string): Partial<Written> => ({
      words: `A win is paid:\n${text}`,
      blocks: [{ kind: 'closing', text, line: 99 }],
    });

    test.each<readonly [string, readonly Written[], readonly Written[], readonly string[]]>([
      ['words that open it', list(), list({ words: 'A win is due:' }), ['4.1', '4.1(a)', '4.1(a)(i)']],
      ['words nearer to it', list(), list({}, { words: 'soon:' }), ['4.1(a)', '4.1(a)(i)']],
      ['words that close it', list(closing('in full.')), list(closing('in part.')), ['4.1', '4.1(a)', '4.1(a)(i)']],
      ['other spacing of them', list(), list({ words: 'A  win is\npaid:' }), []],
      ['the heading of its lead-in', list(), list({ heading: 'Wins' }), ['4.1']],
      ['a mere heading', list(), list().map((one) => (one.label === '4' ? { ...one, heading: 'Odds' } : one)), ['4']],
    ])('changes, or does not, with %s', (_, before, after, expected) => {
      expect(differing(hashes(before), hashes(after))).toEqual(expected);
    });

    test('is that of its words under a mere heading only', () => {
      const { meaning, own } = hashes(list());
      expect(labels.filter((label) => meaning(label) === own(label))).toEqual(['2', '4', '4.1', '4.2']);
    });

    test('has the words of its own clause in its own hash alone', () => {
      const [before, after] = [hashes(list()), hashes(list({ words: 'A win is due:' }))];
      expect(labels.filter((label) => before.own(label) !== after.own(label))).toEqual(['4.1']);
    });

    test('does not change with the numbers around it', () => {
      const renumbered = list().map((one) => ({ ...one, label: one.label.replace(/^4/, '7') }));
      expect(hashes(renumbered).meaning('7.1(a)(i)')).toBe(hashes(list()).meaning('4.1(a)(i)'));
    });

    test('names the nearest clause around it that has words', () => {
      const under = (written: readonly Written[]) =>
        Object.fromEntries(hashes(written).words.map((clause) => [clause.label, clause.under]));
      expect(under(list())).toMatchObject({ '4.1': undefined, '4.1(a)': '4.1', '4.1(a)(i)': '4.1(a)' });
      const bare = list().map((one) => (one.label === '4.1(a)' ? { label: one.label } : one));
      expect(under(bare)).toMatchObject({ '4.1(a)': '4.1', '4.1(a)(i)': '4.1' });
    });

    test('changes with a definition that its lead-in uses, however far', () => {
      const terms = (text: string): readonly Defined[] => [
        { term: 'win', usedIn: ['4.1'] },
        { term: 'owl', text, usedIn: ['win'] },
      ];
      const [before, after] = [hashes(list(), terms('a bird')), hashes(list(), terms('a beast'))];
      expect(differing(before, after)).toEqual(['4.1', '4.1(a)', '4.1(a)(i)']);
      expect(after.words.find(({ label }) => label === '4.1(a)')?.terms).toEqual([]);
    });

    test('counts the words of both clauses that bear the number it stands under', () => {
      const twice = (words: string) => hashes([...list(), { label: '4.1', words }]);
      expect(differing(twice('One.'), twice('Two.'))).toEqual(['4.1', '4.1(a)', '4.1(a)(i)']);
    });

    test('is found though clauses stand in one another, or in themselves', () => {
      const circle = hashes([
        { label: '1', parent: '2', words: 'One.' },
        { label: '2', parent: '1', words: 'Two.' },
        { label: '3', parent: '3', words: 'Three.' },
      ]);
      expect(circle.words.map(({ under }) => under)).toEqual(['2', '1', undefined]);
    });
  });

  test('is found in a text as the reader reads it', () => {
    const reading = readInstrument(owlText);
    const terms = termWords(reading, sha256);
    expect(terms.map(({ term, terms: with_ }) => [term, with_.map((at) => terms[at]?.term)])).toEqual([
      ['coup', []],
      ['perch', ['coup']],
      ['feather', []],
      ['roost', ['perch']],
      ['owl', ['hoot']],
      ['hoot', ['owl']],
    ]);
    const used = clauseWords(reading, sha256).map(({ label, terms: at }) => [label, at.length]);
    expect(used).toContainEqual(['2.5', 1]);
    expect(used).toContainEqual(['2.1', 0]);
  });

  test('of thousands of terms in one circle is found at once', () => {
    const many = Array.from({ length: 3000 }, (_, at): Defined => ({
      term: `t${String(at)}`,
      usedIn: [`t${String((at + 1) % 3000)}`],
    }));
    expect(new Set(hashes(two, many).terms.map(({ meaning }) => meaning)).size).toBe(3000);
  });
});

describe('circles', () => {
  const found = (leadsTo: readonly (readonly number[])[]) => circlesOf(leadsTo).map((one) => [...one].sort());
  test.each([
    ['none', [[1], [2], []], [[2], [1], [0]]],
    ['one of two', [[1], [0, 2], []], [[2], [0, 1]]],
    ['one to itself', [[0]], [[0]]],
    [
      'two apart',
      [[1], [0], [3], [2]],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['two that meet', [[1], [2], [0, 1]], [[0, 1, 2]]],
  ])('%s', (_, leadsTo, expected) => {
    expect(found(leadsTo)).toEqual(expected);
  });
});

describe('rows of words', () => {
  const words = textWords(readInstrument(owlText), sha256);
  const rows = wordRows(words);

  test('come back as they were', () => {
    expect(readWordRows(rows)).toEqual(words);
    expect(firstFault(rows)).toBe(-1);
  });

  test('come back with the clause around an item, whether or not the item uses terms', () => {
    const [hash, meaning] = ['a'.repeat(16), 'b'.repeat(16)];
    const item = { book: 'rules', label: '2(a)', words: hash, meaning };
    const clauses = [
      { ...item, terms: [] },
      { ...item, terms: [], under: '2' },
      { ...item, terms: [0, 11], under: '2' },
    ];
    const written = wordRows({ clauses, terms: [] });
    expect(written.map((row) => row.split('\t').slice(4))).toEqual([[], ['', '2'], ['1 12', '2']]);
    expect(readWordRows(written)).toEqual({ clauses, terms: [] });
  });

  test.each([
    ['a hash cut short', rows.with(2, (rows[2] ?? '').slice(0, -1))],
    ['a column left out', rows.with(2, 'rules\t2')],
    ['a number that is none', rows.with(2, `${rows[2] ?? ''}\tx`)],
    ['a column too many', rows.with(2, `${rows[2] ?? ''}\t1\t2\t3`)],
    ['an empty column at its end', rows.with(2, `${rows[2] ?? ''}\t`)],
    ['an empty row', rows.with(2, '')],
  ])('are refused with %s', (_, damaged) => {
    expect(readWordRows(damaged)).toBeUndefined();
    expect(firstFault(damaged)).toBe(2);
  });

  test('quote no more than eight words of a term', () => {
    expect(quotable('one two  three four five six seven eight')).toBe('one two three four five six seven eight');
    expect(quotable('one two three four five six seven eight nine')).toBe('one two three four five six seven eight');
  });
});
