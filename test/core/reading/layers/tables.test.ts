import { readInstrument } from '../../../../src/core/reading/read-instrument';

test('a table belongs to the clause its words close', () => {
  const text = [
    '1. Fares',
    '1.1 A passenger shall:',
    '',
    '1.1.1 pay; or',
    '',
    '1.1.2 walk',
    '',
    'as Table 3 says.',
    '',
    '**TABLE 3: FARES**',
    '',
    'Price by distance',
    '',
    'Class\tNear\tFar',
    '1\t10\t20',
    '2\t5',
    '',
    '1.2 Children pay half.',
  ].join('\n');
  const reading = readInstrument(text);
  expect(reading.clauses.map(({ label }) => label)).toEqual(['1', '1.1', '1.1.1', '1.1.2', '1.2']);
  expect(reading.clauses[1]?.blocks).toEqual([
    { kind: 'paragraph', text: 'A passenger shall:', line: 2 },
    { kind: 'closing', text: 'as Table 3 says.', line: 8 },
    {
      kind: 'table',
      title: 'TABLE 3: FARES',
      banner: 'Price by distance',
      header: ['Class', 'Near', 'Far'],
      rows: [
        ['1', '10', '20'],
        ['2', '5', ''],
      ],
      line: 10,
    },
  ]);
  expect(reading.clauses[1]?.endLine).toBe(16);
  expect(reading.references).toMatchObject([{ words: 'Table 3', target: { label: '1.1' }, kind: 'internal', line: 8 }]);
});
