import { recogniseFacts } from '../../../src/core/games/recognise';
import type { Table } from '../../../src/core/reading/reading';
import { inventedReading, line, paragraph } from './invented';

const said = (table: Partial<Table>, text = 'as the table says'): readonly string[] => {
  const block: Table = { kind: 'table', header: [], rows: [], line: 4, ...table };
  return recogniseFacts(inventedReading([{ label: '1', blocks: [paragraph(text), block] }])).map(line);
};

describe("the player's table", () => {
  const rows = [
    ['0-1-2-', 'Draws a card'],
    ['3, 4 or 5', 'Stands'],
    ['6-7', 'Has a natural and cannot draw'],
  ];
  const read = ['playerDraws {"draw":"0 to 2","stand":"3 to 5","natural":"6, 7"}'];

  test.each<[string, Partial<Table>, readonly string[]]>([
    ['titled', { title: "TABLE 1: PLAYER'S HAND", header: ['Count', ''], rows }, read],
    ['headed', { header: ['A Player having', ''], rows }, read],
    ['without a header', { title: 'Player', header: rows[0] ?? [], rows: rows.slice(1) }, read],
    ["the banker's", { title: "BANKER'S HAND", header: ['Count', ''], rows }, []],
    ['a row that says something else', { title: 'Player', header: [], rows: [...rows, ['8', 'Waits']] }, []],
    ['no drawing at all', { title: 'Player seats', header: [], rows: [['1', 'red']] }, []],
  ])('%s', (_, table, expected) => {
    expect(said(table)).toEqual(expected);
  });

  test('is known by its clause where nothing stands over it', () => {
    expect(said({ header: ['Count', 'Action'], rows }, "The Player's Hand shall act as follows:")).toEqual(read);
    expect(said({ header: ['Count', 'Action'], rows }, 'Act as follows:')).toEqual([]);
  });
});

describe("the banker's table", () => {
  const columns = ['No Card', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const rows = columns.slice(1).map((points) => [points, ...'D S D S D S D S D S D'.split(' ')]);
  const value = Object.fromEntries(columns.slice(1).map((points) => [points, 'DSDSDSDSDSD']));
  const read = [`bankerDraws ${JSON.stringify(value)}`];
  const words = rows.map(([points = '', ...letters]) => [
    points,
    ...letters.map((one) => (one === 'D' ? 'Draws' : 'stand')),
  ]);
  const turned = rows.map(([points = '', none = '', ...letters]) => [points, ...letters, none]);

  test.each<[string, Partial<Table>, readonly string[]]>([
    ['in letters', { banner: "Player's third card", header: ["Banker's Hand", ...columns], rows }, read],
    ['in words', { title: 'BANKER', header: ['', ...columns], rows: words }, read],
    ['no card last', { title: 'Banker', header: ['', ...columns.slice(1), 'None'], rows: turned }, read],
    ['no column for no card', { title: 'Banker', header: ['', '', ...columns.slice(1)], rows }, []],
    ['a row missing', { title: 'Banker', header: ['', ...columns], rows: rows.slice(1) }, []],
    ['a cell missing', { title: 'Banker', header: ['', ...columns], rows: [['0', 'D'], ...rows.slice(1)] }, []],
    ["the player's", { title: 'Player', header: ['', ...columns], rows }, []],
  ])('%s', (_, table, expected) => {
    expect(said(table)).toEqual(expected);
  });
});
