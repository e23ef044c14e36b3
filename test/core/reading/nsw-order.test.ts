import { readInstrument } from '../../../src/core/reading/read-instrument';
import type { Block, Clause, Reading, Table } from '../../../src/core/reading/reading';
import { describeOfficial } from '../../support/official-texts';
import { readingOf } from '../../support/read-once';

describeOfficial('au-nsw/ltgame-2016', 'the New South Wales order of 2016', (text) => {
  let reading: Reading;
  beforeAll(() => {
    reading = readingOf(text());
  });
  const clause = (label: string, book = 'rules'): Clause => {
    const found = reading.clauses.filter((one) => one.book === book && one.label === label);
    const [only] = found;
    if (only === undefined || found.length > 1) throw new Error(`${book} has ${found.length} clauses ${label}.`);
    return only;
  };
  const kinds = (label: string): readonly Block['kind'][] => clause(label).blocks.map((block) => block.kind);
  const children = (label: string | undefined): readonly string[] =>
    reading.clauses.filter((one) => one.book === 'rules' && one.parent === label).map((one) => one.label);

  test('has 251 units: one in front, 12 sections, 221 decimal clauses, 17 items', () => {
    const rules = reading.clauses.filter(({ book }) => book === 'rules');
    expect(reading.clauses).toHaveLength(251);
    expect(reading.clauses.filter(({ book }) => book === 'front').map(({ label }) => label)).toEqual(['(1)']);
    expect(rules.filter(({ label }) => /^\d+$/.test(label)).map(({ label }) => Number(label))).toEqual(upTo(12));
    expect(rules.filter(({ label }) => /^\d+(?:\.\d+)+$/.test(label))).toHaveLength(221);
    expect(rules.filter(({ label }) => label.endsWith(')'))).toHaveLength(17);
  });

  test('numbers every list from 1 without a gap, a repeat or an invention, all as printed', () => {
    for (const parent of [
      undefined,
      ...reading.clauses.filter(({ book }) => book === 'rules').map(({ label }) => label),
    ]) {
      const own = children(parent).filter((label) => !label.endsWith(')'));
      expect(own).toEqual(
        upTo(own.length).map((number) => (parent === undefined ? `${number}` : `${parent}.${number}`)),
      );
    }
    expect(new Set(reading.clauses.map(({ labelBasis }) => labelBasis))).toEqual(new Set(['printed']));
    expect(reading.diagnostics).toEqual([]);
  });

  test.each([
    ['10.7.11.1', 3],
    ['10.7.11.2', 4],
    ['10.7.11.3', 4],
    ['10.7.11.4', 6],
  ])('puts Roman items under %s', (parent, count) => {
    const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi'].slice(0, count);
    expect(children(parent)).toEqual(numerals.map((numeral) => `${parent}(${numeral})`));
  });

  test('gives each clause the line it is printed on, in order', () => {
    const lines = text().split('\n');
    reading.clauses.forEach((one, index) => {
      expect(one.order).toBe(index + 1);
      expect(lines[one.line - 1]).toContain(one.printed);
      expect(one.line).toBeGreaterThan(reading.clauses[index - 1]?.line ?? 0);
      expect(one.endLine).toBeGreaterThanOrEqual(one.line);
    });
  });

  test.each([
    ['1', 'section', 'Definitions'],
    ['3', 'section', 'The Shuffle and Cut'],
    ['10', 'section', 'Player Rewards and Promotional Prizes'],
    ['12', 'section', 'General Provisions'],
    ['3.10', 'clause', ''],
    ['2.3.5', 'paragraph', ''],
    ['2.3.5.1', 'subparagraph', ''],
    ['10.7.11.1(i)', 'item', ''],
  ])('%s is a %s headed "%s"', (label, kind, heading) => {
    expect(clause(label)).toMatchObject({ kind, heading });
  });

  test.each([
    ['4.3.1', 'as indicated on each individual PT);'],
    ['7.6.5', 'inclusive after the initial four cards'],
    ['10.11', 'Where any person is not satisfied'],
    ['11.6.17.2', 'to another multishuffler device; and'],
    ['12.5', 'provided that a casino supervisor may direct'],
  ])('joins what a page break cut in %s', (label, words) => {
    expect(clause(label).text).toContain(words);
  });

  test('leaves no word of a clause in its parent or its children', () => {
    expect(clause('2.2').text).toBe('The following equipment shall be used:');
    expect(clause('4.3.2').text).toBe('Redeemable tickets;');
    expect(clause('10.7.11.1(iii)').text).toBe('Accessories.');
    expect(clause('10.2').text).toContain('over $10,000.');
  });

  test('gives the words after a list to the clause that leads into it', () => {
    expect(kinds('6.3')).toEqual(['paragraph', 'closing']);
    expect(clause('6.3').text).toContain('must display only so many chips');
    expect(clause('6.3.3').text).toMatch(/aggregate wager;$/);
    expect(clause('6.3.4').parent).toBe('6.3');
    expect(kinds('7.6.5')).toEqual(['paragraph', 'closing', 'table']);
    expect(clause('7.6.5.2').text).toMatch(/third card\)$/);
    expect(kinds('7.6.6')).toEqual(['paragraph', 'closing', 'table']);
  });

  test('attaches the drawing tables to 7.6.5 and 7.6.6', () => {
    const table = (label: string): Table => {
      const found = clause(label).blocks.find((block) => block.kind === 'table');
      if (found === undefined) throw new Error(`${label} has no table.`);
      return found;
    };
    const player = table('7.6.5');
    expect(player.title).toBe("TABLE 1: PLAYER'S HAND");
    expect(player.rows.map((row) => row[0])).toEqual(['0-1-2-3-4-5-', '6-7', '8-9']);
    const banker = table('7.6.6');
    expect(banker.banner).toBe("Third card drawn by Player's Hand");
    expect(banker.header.slice(1)).toEqual(['No Card', ...upTo(10).map((number) => String(number - 1))]);
    expect(banker.rows).toHaveLength(10);
    expect(banker.rows.map((row) => row.slice(1).join(''))).toEqual([
      ...['DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDDDD', 'DDDDDDDDDSD', 'DSSDDDDDDSS'],
      ...['DSSSSDDDDSS', 'SSSSSSSDDSS', 'SSSSSSSSSSS', 'SSSSSSSSSSS', 'SSSSSSSSSSS'],
    ]);
  });

  test('finds every definition of 1.1, however its term is set', () => {
    expect(reading.definitions.every((one) => one.clause === '1.1' && one.book === 'rules')).toBe(true);
    expect(reading.definitions.map(({ term }) => term)).toEqual([
      ...[
        'Angel Eye shoe',
        'Angel pre-shuffled cards',
        'Assistant Gaming Manager',
        'baccarat',
        'casino supervisor',
        'coup',
      ],
      ...['dealer', 'dealer station', 'deck-checking device', 'differential', 'DT', 'dummy hand', 'game hardware'],
      ...[
        'game system',
        'inspector',
        'LTGame Baccarat',
        'maximum bet',
        'minimum bet',
        'minimum total bet',
        'multishuffler',
      ],
      ...[
        'electronic table game system',
        'natural',
        'player reward bonus',
        'promotional prize',
        'PT',
        'PT chip account',
      ],
      ...['redeemable ticket', 'void', 'wagering period', 'WND'],
    ]);
    const terminal = reading.definitions.find(({ term }) => term === 'DT');
    expect(terminal?.text.split('\n')).toHaveLength(4);
    expect(clause('1.1').text).toContain('“WND” (Winning Number Display) means');
  });

  test('keeps bullets and examples of 1.1 in their place', () => {
    expect(kinds('1.1').filter((kind) => kind === 'bullet')).toHaveLength(3);
    const examples = clause('1.1').blocks.filter((block) => block.kind === 'example');
    expect(examples.map(({ title, line }) => [title, line])).toEqual([
      ['Example 1:', 77],
      ['Example 2:', 81],
    ]);
    expect(examples[1]?.text.split('\n')).toHaveLength(2);
    const order = kinds('1.1');
    expect(order.slice(order.indexOf('example') - 1, order.indexOf('example') + 6)).toEqual([
      ...['definition', 'example', 'example', 'definition', 'bullet', 'bullet', 'bullet'],
    ]);
  });

  test('resolves cross-references', () => {
    const seen = reading.references.map(({ from, words, target, kind, line }) => [
      from.label,
      words,
      target?.label ?? kind,
      line,
    ]);
    expect(seen).toEqual([
      ['1.1', 'section 20 of the Gaming and Liquor Administration Act 2007', 'external', 99],
      ['1.1', 'rules 8.3', '8.3', 101],
      ['1.1', '8.4', '8.4', 101],
      ['1.1', 'rule 4.2', '4.2', 121],
      ['2.2.9', 'diagram “A”', 'internal', 144],
      ['2.2.9', '“B”', 'internal', 144],
      ['2.2.10', 'diagram “C”', 'internal', 145],
      ['2.3.1', 'diagram “A”', 'internal', 148],
      ['2.3.1', '“B”', 'internal', 148],
      ['3.8.2', 'rules 3.12', '3.12', 174],
      ['3.8.2', '3.13', '3.13', 174],
      ['4.2.9', 'rule 4.2.6', '4.2.6', 195],
      ['5.1', 'this rule', '5.1', 211],
      ['7.6.5', 'Table 1', '7.6.5', 265],
      ['7.6.6', 'Table 2', '7.6.6', 280],
      ['10.5', 'section 66(4) of the Casino Control Act 1992', 'external', 343],
      ['10.5.2', 'Firearms Act 1996', 'external', 345],
      ['10.5.3', 'Weapons Prohibition Act 1998', 'external', 347],
      ['10.11', 'section 33 of the Gaming and Liquor Administration Act 2007', 'external', 409],
      ['11.6.2.2', '11.6.2.1', '11.6.2.1', 430],
      ['11.6.7', 'rule 3.10', '3.10', 436],
      ['11.6.10', 'rule 2.3.4', '2.3.4', 440],
      ['12.2', 'Rule 12.1', '12.1', 467],
      ['12.3', 'rule 12.1', '12.1', 469],
      ['12.3.3', 'section 79 of the Casino Control Act 1992', 'external', 475],
      ['12.5', 'rule 12.4', '12.4', 483],
      ['12.5', 'rule 12.4.2', '12.4.2', 485],
      ['12.12', 'section 33 of the Gaming and Liquor Administration Act 2007', 'external', 493],
    ]);
  });

  test('reads who made it, when, under what power and for where', () => {
    expect(reading.frontMatter).toMatchObject({
      title: { text: 'LTGAME ELECTRONIC TABLE GAME', line: 33 },
      enabling: { act: 'Casino Control Act 1992', section: '66(1)', line: 9 },
      made: { date: '2016-06-02', line: 17 },
      signedAt: { text: 'Parramatta', line: 17 },
      venue: { text: 'The Star Pty Limited', line: 9 },
      commencement: { line: 15 },
    });
    expect(clause('(1)', 'front')).toMatchObject({ line: 11, endLine: 13, kind: 'clause' });
  });

  test('puts a misprint right in any one label', () => {
    const lines = text().split('\n');
    const wanted = reading.clauses.map(({ label }) => label);
    const misprints: readonly ((printed: string) => string)[] = [
      (printed) => printed.replace(/1(?=[^1]*$)/, 'l'),
      (printed) => printed.replace(/^1(?=\d)/, ''),
    ];
    const chosen = reading.clauses.filter(({ printed, order }) => /^1\d\.\d/.test(printed) && order % 7 === 0);
    const failures = chosen.flatMap(({ line, printed }) =>
      misprints
        .map((misprint) => misprint(printed))
        .filter((wrong) => {
          const damaged = lines.with(line - 1, (lines[line - 1] ?? '').replace(`${printed} `, `${wrong} `)).join('\n');
          const { clauses } = readInstrument(damaged);
          const found = clauses.find((one) => one.line === line);
          return found?.labelBasis !== 'damaged' || clauses.map(({ label }) => label).join() !== wanted.join();
        }),
    );
    expect(failures).toEqual([]);
  });

  test('knows contents and diagram pages for furniture, and places every line', () => {
    const lines = (why: string): readonly number[] =>
      reading.furniture.filter((one) => one.why === why).map(({ line }) => line);
    expect(lines('contents')).toEqual([35, ...upTo(15).map((number) => 36 + number)]);
    expect(lines('diagram')).toHaveLength(3 + 4 + 30);
    expect(lines('diagram')[0]).toBe(496);
    expect(reading.furniture).toHaveLength(16 + 37);
    expect(reading.unplaced).toEqual([]);
  });
});

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
