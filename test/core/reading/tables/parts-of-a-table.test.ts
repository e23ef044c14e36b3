import { readInstrument } from '../../../../src/core/reading/read-instrument';
import { inClause, outlineOf, tablesOf } from './read-tables';

const outlines = (...lines: readonly string[]): readonly (readonly string[])[] =>
  tablesOf(inClause(...lines)).map(outlineOf);

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a title',
    ['', 'Table 3: Fares', '', 'Class\tFare', 'Deck\t10', ''],
    ['title Table 3: Fares', 'head Class | Fare', 'Deck | 10'],
  ],
  [
    'a title that names no table',
    ['Fare Scale One', 'Deck\t10 to 1', 'Saloon\t5 to 1'],
    ['title Fare Scale One', 'Deck | 10 to 1', 'Saloon | 5 to 1'],
  ],
  [
    'a header of one cell',
    ['', '\tFare', 'Deck\t10 to 1', 'Saloon\t5 to 1', ''],
    ['head  | Fare', 'Deck | 10 to 1', 'Saloon | 5 to 1'],
  ],
  [
    'two header rows',
    ['', 'Class\tDay\tNight', '\t$\t$', 'Deck\t10\t20', 'Saloon\t30\t40', ''],
    ['head Class | Day | Night', 'head  | $ | $', 'Deck | 10 | 20', 'Saloon | 30 | 40'],
  ],
  [
    'numbered columns over their names',
    ['', 'Column 1\tColumn 2', 'Class\tPlace', 'Deck\tin the wind', ''],
    ['head Column 1 | Column 2', 'head Class | Place', 'Deck | in the wind'],
  ],
  [
    'no header, since the first row pays',
    ['', 'Deck\t10 to 1', 'Saloon\t5 to 1', ''],
    ['Deck | 10 to 1', 'Saloon | 5 to 1'],
  ],
  [
    'no header, since the first row is numbered',
    ['', '(a)\t24 seats\ton deck', '(b)\t12 seats\tbelow', ''],
    ['(a) | 24 seats | on deck', '(b) | 12 seats | below'],
  ],
  [
    'a column that is empty throughout',
    ['', 'Class\t\tFare', 'Deck\t\t10 to 1', ''],
    ['head Class | Fare', 'Deck | 10 to 1'],
  ],
  [
    'a row broken by a page',
    ['', 'Class\tPlace', 'Deck\tin the wind and', '', '\tthe rain', 'Hold\tbelow', ''],
    ['head Class | Place', 'Deck | in the wind and the rain', 'Hold | below'],
  ],
  [
    'scales side by side',
    ['Scale One\t\tScale Two', 'Deck\t\t5 to 1\t\t\t6 to 1', 'Saloon\t10 to 1\t\t12 to 1'],
    ['head  | Scale One | Scale Two', 'Deck | 5 to 1 | 6 to 1', 'Saloon | 10 to 1 | 12 to 1'],
  ],
  [
    'a note',
    ['', 'Class\tFare', 'Deck\t*10', '', '*Not on Sundays', ''],
    ['head Class | Fare', 'Deck | *10', 'note * Not on Sundays'],
  ],
])('%s', (_, lines, expected) => {
  expect(outlines(...lines)).toEqual([expected]);
});

test('names left out under a name, and a last cell over two columns, are told as merged', () => {
  const [named] = tablesOf(
    inClause('', 'Class\tSeat\tFare', 'Deck\tfore\t1 to 1', '\taft\t2 to 1', 'Hold\t\t3 to 1', ''),
  );
  expect(named?.merged).toEqual([{ row: 0, column: 0, rows: 2, columns: 1 }]);
  const [spanned] = tablesOf(
    inClause('\tLight', '\tRed', '\tGreen', '', '\t1', '\tdip', '\tshine', '', '\t2', '\tShine', '', ''),
  );
  expect(spanned?.merged).toEqual([{ row: 1, column: 1, rows: 1, columns: 2 }]);
});

describe('a table cut by the head of a page', () => {
  const heads = (text: string): string =>
    [
      'HARBOUR GAZETTE 2',
      '1. Berths',
      '1.1 A berth is',
      'HARBOUR GAZETTE 4',
      'lit.',
      text,
      '3. Lamps',
      '3.1 A lamp is',
      'HARBOUR GAZETTE 8',
      'lit.',
    ].join('\n\n');

  test('is one table', () => {
    const text = heads(
      '2. Fares\n\n2.1 Fares are as follows:\n\nClass\tFare\nDeck\t10 to 1\n\nHARBOUR GAZETTE 6\n\nHold\t5 to 1',
    );
    expect(tablesOf(text).map(outlineOf)).toEqual([['head Class | Fare', 'Deck | 10 to 1', 'Hold | 5 to 1']]);
  });

  test('has its header once, where the next page prints it again', () => {
    const text = heads(
      '2. Fares\n\n2.1 Fares are as follows:\n\nClass\tFare\nDeck\t10 to 1\n\nHARBOUR GAZETTE 6\n\nClass\tFare\nHold\t5 to 1',
    );
    expect(tablesOf(text).map(outlineOf)).toEqual([['head Class | Fare', 'Deck | 10 to 1', 'Hold | 5 to 1']]);
    expect(readInstrument(text).furniture).toContainEqual({ line: 20, text: 'Class Fare', why: 'running head' });
  });
});

describe('two tables', () => {
  test.each<[string, readonly string[]]>([
    ['one under the other, each with its header', ['Deck\tOdds', 'Fore\t1 to 1', 'Hold\tOdds', 'Aft\t2 to 1']],
    [
      'with other columns under the same name',
      ['', 'Class\t1\t2', 'Deck\t10\t20', '', 'Class\t3\t4', 'Deck\t30\t40', ''],
    ],
    ['of different widths', ['', 'Class\tFare', 'Deck\t10', '', 'Class\tDay\tNight', 'Deck\t10\t20', '']],
    ['with a title each', ['Fare Scale One', 'Deck\t1 to 1', 'Fare Scale Two', 'Deck\t2 to 1']],
    [
      'one cell to the line, more than a blank line apart',
      ['\tDeck', '\t1 to 1', '', '', '', '\tHold', '\t2 to 1', '', ''],
    ],
  ])('%s', (_, lines) => {
    expect(outlines(...lines)).toHaveLength(2);
  });
});
