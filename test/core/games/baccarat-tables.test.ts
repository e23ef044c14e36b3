import { recogniseFacts, type RecognisedFact } from '../../../src/core/games/recognise';
import type { Table } from '../../../src/core/reading/reading';
import { inventedReading, line, paragraph } from './invented';

const found = (table: Partial<Table>, text = 'as the table says'): readonly RecognisedFact[] => {
  const block: Table = { kind: 'table', header: [], rows: [], line: 4, ...table };
  return recogniseFacts(inventedReading([{ label: '1', blocks: [paragraph(text), block] }]));
};
const said = (table: Partial<Table>, text?: string): readonly string[] =>
  found(table, text)
    .filter(({ follows }) => follows === undefined)
    .map(line);

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
  const cardsOnly = rows.map(([points = '', , ...letters]) => [points, ...letters]);
  const withoutFirst = [
    `bankerDraws ${JSON.stringify(Object.fromEntries(columns.slice(1).map((at) => [at, '-SDSDSDSDSD'])))}`,
  ];
  const twoRows = ['bankerDraws {"0":"DSDSDSDSDSD","1":"DSDSDSDSDSD"}'];
  const beside = rows.map((row, index) => [index === 0 ? "Banker's Point" : '', ...row]);
  const turned = rows.map(([points = '', none = '', ...letters]) => [points, ...letters, none]);

  test.each<[string, Partial<Table>, readonly string[]]>([
    ['in letters', { banner: "Player's third card", header: ["Banker's Hand", ...columns], rows }, read],
    ['in words', { title: 'BANKER', header: ['', ...columns], rows: words }, read],
    ['no card last', { title: 'Banker', header: ['', ...columns.slice(1), 'None'], rows: turned }, read],
    ['the heading of no card lost', { title: 'Banker', header: ['', '', ...columns.slice(1)], rows }, read],
    ['no column for no card', { title: 'Banker', header: ['', ...columns.slice(1)], rows: cardsOnly }, withoutFirst],
    ['its hand named beside it', { banner: 'Player', header: ['', '', ...columns], rows: beside }, read],
    ['a row missing', { title: 'Banker', header: ['', ...columns], rows: rows.slice(0, 2) }, twoRows],
    ['a point count twice', { title: 'Banker', header: ['', ...columns], rows: [...rows, rows[0] ?? []] }, []],
    ['a value missing', { title: 'Banker', header: ['', ...columns.slice(0, -1)], rows }, []],
    ['a cell missing', { title: 'Banker', header: ['', ...columns], rows: [['0', 'D'], ...rows.slice(1)] }, []],
    ["the player's", { title: 'Player', header: ['', ...columns], rows }, []],
  ])('%s', (_, table, expected) => {
    expect(said(table)).toEqual(expected);
  });
});

describe('a table that lists third cards', () => {
  const header = ['Banker having:', 'When the third card is:', ''];
  const rows = [
    ['0-1', '0,1,2,3, draws', '4,5,6,7,8,9 stands'],
    ['2', 'Stands', ''],
    ['8-9', 'Has a Natural and cannot draw', ''],
    ['3', 'Draws', ''],
  ];
  test('states a row for each point count, and nothing where no card was drawn', () => {
    expect(said({ title: 'BANKER', header, rows })).toEqual([
      `bankerDraws ${JSON.stringify({
        ...{ 0: '-DDDDSSSSSS', 1: '-DDDDSSSSSS', 2: '-SSSSSSSSSS', 3: '-DDDDDDDDDD' },
        ...{ 8: '-SSSSSSSSSS', 9: '-SSSSSSSSSS' },
      })}`,
    ]);
  });
  test.each<[string, readonly string[]]>([
    ['leaves out a card', ['4', '0,1,2 draws', '4,5,6,7,8,9 stands']],
    ['names a card twice', ['4', '0,1,2,3 draws', '3,4,5,6,7,8,9 stands']],
    ['does something else', ['4', 'Waits', '']],
  ])('is silent where a row %s', (_, row) => {
    expect(said({ title: 'BANKER', header, rows: [...rows, row] })).toEqual([]);
  });
});

describe('a table with a column for each hand', () => {
  const header = ["Banker's Point", "Player's Point"];
  const rows = [
    ['0 or 1 - draws', '0, 1, 20r3 - draws'],
    ['2, 3 or 4 - (refer below)', '4 to 6 - stands'],
    ['5 or 6 - stands', '7, 8 or 9 - no further draw'],
    ['7, 8 or 9 - no further draw', ''],
  ];
  const [D, S] = ['DDDDDDDDDDD', 'SSSSSSSSSSS'];
  test('states both, and leaves what is referred elsewhere', () => {
    expect(said({ header, rows })).toEqual([
      `bankerDraws ${JSON.stringify({ 0: D, 1: D, 5: S, 6: S, 7: S, 8: S, 9: S })}`,
      'playerDraws {"draw":"0 to 3","stand":"4 to 6","natural":"7 to 9"}',
    ]);
  });
  test('is silent about a hand with a cell that says something else', () => {
    expect(said({ header, rows: [...rows, ['', 'as the player likes']] }).map((one) => one.split(' ')[0])).toEqual([
      'bankerDraws',
    ]);
  });
});

describe('what follows from tables', () => {
  const columns = ['No Card', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const rows = columns.slice(1, 9).map((points) => [points, ...columns.map(() => (points < '3' ? 'D' : 'S'))]);
  const table: Table = { kind: 'table', title: 'Banker', header: ['', ...columns], rows, line: 4 };
  const natural = 'Any hand that is 8 or 9, being a natural, takes no more cards.';
  const following = (...texts: readonly string[]): readonly string[] =>
    recogniseFacts(
      inventedReading([
        { label: '1', blocks: [table] },
        ...texts.map((text, index) => ({ label: String(index + 2), blocks: [paragraph(text)] })),
      ]),
    )
      .filter(({ follows }) => follows === true)
      .map((fact) => `${fact.clause} ${line(fact)}`);

  test('naturals have rows, and the column for no card says when the banker draws alone', () => {
    expect(following(natural)).toEqual([
      '1 bankerDrawsAlone "0 to 2"',
      '2 bankerDraws {"8":"SSSSSSSSSSS","9":"SSSSSSSSSSS"}',
    ]);
  });
  test('nothing where a point count is left open, or where a clause says it', () => {
    expect(following()).toEqual([]);
    const alone = "Where the Player's Hand stays, the Banker's Hand will take a card if its point count is 0 to 2.";
    expect(following(natural, alone)).toEqual(['2 bankerDraws {"8":"SSSSSSSSSSS","9":"SSSSSSSSSSS"}']);
  });
});
