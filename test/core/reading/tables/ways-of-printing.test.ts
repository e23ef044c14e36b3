import { inClause, labelsOf, outlineOf, tablesOf } from './read-tables';

const fares = ['head Class | Fare', 'Deck | 10 to 1', 'Saloon | 5 to 1'];

/** One invented table for each way in which a printer, a converter or a page reader sets one. */
test.each<[string, readonly string[], readonly string[]]>([
  ['tabs between cells', ['', 'Class\tFare', 'Deck\t10 to 1', 'Saloon\t5 to 1', ''], fares],
  ['as many tabs as it took', ['Class\t\t\tFare', 'Deck\t\t\t10 to 1', 'Saloon\t\t5 to 1'], fares],
  [
    'strokes and a ruled line',
    ['', '| Class | Fare |', '|---|---|', '| Deck | 10 to 1 |', '| Saloon | 5 to 1 |', ''],
    fares,
  ],
  [
    'strokes and an empty header',
    ['', '- | | |', '|---|---|', '| Deck | 10 to 1 |', '| Saloon | 5 to 1 |', ''],
    fares.slice(1),
  ],
  [
    'one cell to the line behind a tab',
    ['\tClass', '\tFare', '', '\tDeck', '\t10 to 1', '', '\tSaloon', '\t5 to 1', '', ''],
    fares,
  ],
  ['one cell to the line', ['', 'Class', 'Fare', 'Deck', '10 to 1', 'Saloon', '5 to 1', ''], fares],
  ['spaces between columns', ['', 'Class      Fare', 'Deck       10 to 1', 'Saloon      5 to 1', ''], fares],
  [
    'the names of columns and no sign of them',
    ['', 'Stake Odds', 'Deck 10 to 1', 'Saloon 5 to 1', ''],
    ['head Stake | Odds', ...fares.slice(1)],
  ],
  [
    'a header run together',
    ['', 'CLASS**FARE**', '', 'a)\tDeck\t10 to 1', 'b)\tSaloon\t5 to 1', ''],
    ['head  | CLASS | FARE', 'a) | Deck | 10 to 1', 'b) | Saloon | 5 to 1'],
  ],
  [
    'a cell of several lines',
    ['\tClass', '\tFare', '', '\tDeck', '\t9 to 1; or', '8 to 1', '', '\tSaloon', '\t5 to 1', '', ''],
    ['head Class | Fare', 'Deck | 9 to 1; or 8 to 1', 'Saloon | 5 to 1'],
  ],
])('%s', (_, lines, expected) => {
  const text = inClause(...lines);
  expect(tablesOf(text).map(outlineOf)).toEqual([expected]);
  expect(labelsOf(text)).toEqual(['1', '1.1', '1.2']);
});

test('sentences broken over lines, with the name and the odds beside any of them', () => {
  const text = inClause(
    'Name Definition Odds',
    'The tide comes in before the bell has',
    'Flood been rung for the second time |1to1l',
    'on the quay.',
    '',
    'Slack or | The tide stands while the bell is | 35to 1',
    'Still rung on the quay.',
    'Night tides Night tide, which shall win if it is',
    'dark. 8tol',
    '',
  );
  expect(tablesOf(text).map(outlineOf)).toEqual([
    [
      'head Name | Definition | Odds',
      'Flood | The tide comes in before the bell has been rung for the second time on the quay. | 1to1l',
      'Slack or Still | The tide stands while the bell is rung on the quay. | 35to 1',
      'Night tides | Night tide, which shall win if it is dark. | 8tol',
    ],
  ]);
  expect(labelsOf(text)).toEqual(['1', '1.1', '1.2']);
});

describe('drawing tables', () => {
  const body = ['0 D S S', '1 S S D', '2 D D S'];

  test('with single spaces between letters and a header broken into lines', () => {
    const lines = [
      'Keeper |Third lamp of the boat',
      'light light',
      'total No 0 1',
      'Lamp',
      ...body,
      'Where: D = dip S = shine',
    ];
    expect(tablesOf(inClause(...lines)).map(outlineOf)).toEqual([
      [
        'banner Third lamp of the boat light',
        'head Keeper light total | No Lamp | 0 | 1',
        ...body.map((row) => row.replaceAll(' ', ' | ')),
        'note Where: D = dip S = shine',
      ],
    ]);
  });

  test('keep the column whose header was lost, under an empty header cell', () => {
    const lines = [
      '',
      '\t\tTHIRD LAMP\t\t\t',
      '\t\t0\t1\t2\t',
      "Keeper's light\t3\tD\tS\tS\tD",
      '\t4\tS\tS\tD\tD',
      'D = DIP\t\tS = SHINE\t\t\t',
      '',
    ];
    const [table] = tablesOf(inClause(...lines));
    expect(table).toMatchObject({
      banner: 'THIRD LAMP',
      header: ['', '', '0', '1', '2', ''],
      rows: [
        ["Keeper's light", '3', 'D', 'S', 'S', 'D'],
        ['', '4', 'S', 'S', 'D', 'D'],
      ],
      merged: [{ row: 0, column: 0, rows: 2, columns: 1 }],
      note: 'D = DIP S = SHINE',
    });
  });

  test('in words, without any sign of columns', () => {
    expect(tablesOf(inClause('', "Keeper's light total", '0, 1 or 2 Draw', '3 or 4 Stand', '')).map(outlineOf)).toEqual(
      [["head Keeper's light total | ", '0, 1 or 2 | Draw', '3 or 4 | Stand']],
    );
  });
});
