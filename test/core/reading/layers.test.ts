import { readInstrument } from '../../../src/core/reading/read-instrument';
import { citationsIn } from '../../../src/core/reading/layers/citations';
import { usualStyle } from '../../../src/core/reading/style';
import { dedent } from './outline';

describe('definitions', () => {
  const reading = readInstrument(
    dedent(`
      1. Terms

      1.1 In these rules:

      “**berth**” means a place at the quay;

      ### **Example 1:**

      *The third bollard is a berth.*

      *So is the fourth.*

      **“ML”** (Mooring Lamp) means a lamp that is:

      - lit; and
      - green;

      **master**, of a ferry, includes the mate;

      1.2 “Ahoy” is not a term.
    `),
  );

  test('keep term, whole entry and line', () => {
    expect(reading.definitions).toEqual([
      { term: 'berth', text: '“berth” means a place at the quay;', book: 'rules', clause: '1.1', line: 5 },
      {
        term: 'ML',
        text: '“ML” (Mooring Lamp) means a lamp that is:\nlit; and\ngreen;',
        book: 'rules',
        clause: '1.1',
        line: 13,
      },
      { term: 'master', text: 'master, of a ferry, includes the mate;', book: 'rules', clause: '1.1', line: 18 },
    ]);
  });

  test('stand among the other blocks of their clause as printed', () => {
    const blocks = reading.clauses.find(({ label }) => label === '1.1')?.blocks ?? [];
    expect(blocks.map(({ kind }) => kind)).toEqual([
      ...['paragraph', 'definition', 'example', 'definition', 'bullet', 'bullet', 'definition'],
    ]);
    expect(blocks[2]).toEqual({
      kind: 'example',
      title: 'Example 1:',
      text: 'The third bollard is a berth.\nSo is the fourth.',
      line: 7,
    });
  });
});

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

describe('citations in running words', () => {
  test.each([
    ['as rule 3.10 says', ['rule 3.10']],
    ['Rule 12 applies', ['Rule 12']],
    ['under rules 8.3 and 8.4', ['rules 8.3', '8.4']],
    ['under rules 3.1, 3.2 or 3.4(a)(ii).', ['rules 3.1', '3.2', '3.4(a)(ii)']],
    ['the needs of 11.6.2.1 are met', ['11.6.2.1']],
    ['paid at 0.95 to 1 or 19 to 20', []],
    ['a fare of $12.50 for 3 passengers', []],
    ['see Table 2 below', ['Table 2']],
    ['section 66(4) of the Ferries Act 1990 applies', ['section 66(4) of the Ferries Act 1990']],
    [
      'sections 2 and 5 of the Ferries and Harbours Act 1990',
      ['sections 2 and 5 of the Ferries and Harbours Act 1990'],
    ],
    ['in the meaning of the Ropes Act 1996;', ['Ropes Act 1996']],
    ['by rule 2 by 14 votes', ['rule 2']],
  ])('%s', (text, words) => {
    expect(citationsIn(text, usualStyle).map((citation) => citation.words)).toEqual(words);
  });

  test('resolve to a clause, an outside law or nothing, on the line they stand on', () => {
    const text = '1. A\n\n1.1 See rule 1.2, rule 7 and the\n\nRopes Act 1996.\n\n1.2 As in\n\nrule 1.1.';
    expect(readInstrument(text).references).toEqual([
      { from: name('1.1'), words: 'rule 1.2', target: name('1.2'), kind: 'internal', line: 3 },
      { from: name('1.1'), words: 'rule 7', target: undefined, kind: 'dangling', line: 3 },
      { from: name('1.1'), words: 'Ropes Act 1996', target: undefined, kind: 'external', line: 5 },
      { from: name('1.2'), words: 'rule 1.1', target: name('1.1'), kind: 'internal', line: 9 },
    ]);
  });
});

function name(label: string): { book: string; label: string } {
  return { book: 'rules', label };
}
