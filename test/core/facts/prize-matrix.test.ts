import type { Block } from '../../../src/core/reading/reading';
import { recogniseFacts } from '../../../src/core/games/recognise';
import { inventedReading, paragraph } from '../games/invented';

const OWLS = { label: '0', blocks: [paragraph('These are the rules of owl counting.')] };
const HEADER = ['Owls chosen', '2 $', '3 $'];

const prizes = (header: readonly string[], rows: readonly (readonly string[])[], note?: string): readonly string[] => {
  const table: Block = { ...{ kind: 'table', header, rows, line: 5 }, ...(note === undefined ? {} : { note }) };
  return recogniseFacts(inventedReading([{ label: '1', blocks: [table] }], OWLS)).map(({ name, value }) =>
    [name, JSON.stringify(value)].join(' '),
  );
};

describe('a prize schedule printed as a matrix', () => {
  const plainRows = [
    ['Seen 1', '1', '0'],
    ['Seen 2', '12', ''],
  ];
  const starred = [['Seen 3', '', '*4,000']];

  it('names each sum by its column and its row', () => {
    expect(prizes(HEADER, plainRows)).toEqual(['prizes {"2/1":"$1"}', 'prizes {"3/1":"$0"}', 'prizes {"2/2":"$12"}']);
  });

  it('reads a star that a note explains as the least of a jackpot', () => {
    expect(prizes(HEADER, starred, '* marks the least jackpot that is paid.')).toEqual([
      'prizes {"3/3":"greater of $4000 and 100% of the jackpot"}',
    ]);
  });

  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['a star that nothing explains', HEADER, [...plainRows, ...starred]],
    ['a cell that is no sum', HEADER, [...plainRows, ['Seen 3', 'an owl', '']]],
    ['a row without a number', HEADER, [...plainRows, ['All seen', '5', '']]],
    ['columns of something else', ['Owls chosen', '2 kg', '3 kg'], plainRows],
  ])('is silent about a table with %s', (_, header, rows) => {
    expect(prizes(header, rows)).toEqual([]);
  });
});
