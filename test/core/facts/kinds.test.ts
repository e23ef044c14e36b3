import { cardValues } from '../../../src/core/facts/kinds/card-values';
import { choice } from '../../../src/core/facts/kinds/choice';
import { count } from '../../../src/core/facts/kinds/count';
import { depth } from '../../../src/core/facts/kinds/depth';
import { drawByPoints, drawingTable } from '../../../src/core/facts/kinds/drawing';
import { list } from '../../../src/core/facts/kinds/list';
import { odds } from '../../../src/core/facts/kinds/odds';
import { oddsByPoints } from '../../../src/core/facts/kinds/odds-by-points';
import { outcomeBy } from '../../../src/core/facts/kinds/outcome';
import { pointSet } from '../../../src/core/facts/kinds/point-set';
import { kindTable } from './kind-table';

const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

kindTable(
  'a count',
  count,
  [
    { raw: 8, cells: ['8'], figures: ['8'] },
    { raw: 0, cells: ['0'], figures: ['0'] },
  ],
  [
    [-1, 'a whole number is expected, found -1'],
    [1.5, 'a whole number is expected, found 1.5'],
    ['8', 'a whole number is expected, found "8"'],
    [null, 'a whole number is expected, found null'],
  ],
);

kindTable(
  'a depth',
  depth,
  [
    { raw: '1 deck', cells: ['1 deck'], figures: ['1'] },
    { raw: '20 cards', cells: ['20 cards'], figures: ['20'] },
    { raw: 'about 1 deck', cells: ['about 1 deck'], figures: ['1'] },
  ],
  [
    ['a deck', 'a depth such as "20 cards" or "1 deck" is expected, found "a deck"'],
    ['20', 'a depth such as "20 cards" or "1 deck" is expected, found "20"'],
    [20, 'a depth such as "20 cards" or "1 deck" is expected, found 20'],
  ],
);

kindTable(
  'odds',
  odds,
  [
    { raw: '19 to 20', cells: ['19 to 20'], odds: ['19 to 20'] },
    { raw: '0.95 to 1', cells: ['19 to 20'], odds: ['19 to 20'] },
  ],
  [
    ['even', 'odds such as "8 to 1" are expected, found "even"'],
    [8, 'odds such as "8 to 1" are expected, found 8'],
  ],
);

kindTable(
  'odds by points',
  oddsByPoints,
  [
    {
      raw: { 6: '1 to 2', 9: '0.5 to 1' },
      cells: ['6=1 to 2', '9=1 to 2'],
      figures: ['6', '9'],
      odds: ['1 to 2', '1 to 2'],
    },
  ],
  [
    [{ 10: '1 to 2' }, '"10: 1 to 2" is no point count with its odds'],
    [{ 6: 'half' }, '"6: half" is no point count with its odds'],
    ['1 to 2', 'a map from point count to odds is expected, found "1 to 2"'],
  ],
);

kindTable(
  'point counts',
  pointSet,
  [
    { raw: '8, 9', cells: ['8=8', '9=9'], figures: ['8', '9'] },
    { raw: '0 to 3,7', cells: ['0=0', '1=1', '2=2', '3=3', '7=7'], figures: ['0', '3', '7'] },
    { raw: 8, cells: ['8=8'], figures: ['8'] },
  ],
  [
    ['', 'point counts such as "8, 9" or "0 to 5" are expected, found ""'],
    ['10', 'point counts such as "8, 9" or "0 to 5" are expected, found "10"'],
    ['5 to 0', 'point counts such as "8, 9" or "0 to 5" are expected, found "5 to 0"'],
    ['8; 9', 'point counts such as "8, 9" or "0 to 5" are expected, found "8; 9"'],
  ],
);

kindTable(
  'draw or stand by point count',
  drawByPoints,
  [
    {
      raw: { draw: '0 to 5', stand: '6, 7', natural: '8, 9' },
      cells: TENTHS.map((point) => `${String(point)}=${point < 6 ? 'draw' : point < 8 ? 'stand' : 'natural'}`),
      figures: ['0', '5', '6', '7', '8', '9'],
    },
    {
      raw: { draw: '0 to 5' },
      cells: TENTHS.slice(0, 6).map((point) => `${String(point)}=draw`),
      figures: ['0', '5'],
      gaps: ['6', '7', '8', '9'],
    },
  ],
  [
    [{ draw: '0 to 5', stand: '5 to 9' }, 'point count 5 is named twice'],
    [{ fold: '0' }, '"fold: 0" says nothing about drawing'],
    [{ draw: 'all' }, '"draw: all" says nothing about drawing'],
    ['draw', 'a map from draw, stand and natural to point counts is expected'],
  ],
);

const TABLE = Object.fromEntries(TENTHS.map((point) => [point, point < 6 ? 'DDDDDDDDDSD' : 'SSSSSSSSSSS']));

kindTable(
  'a drawing table',
  drawingTable,
  [
    {
      raw: TABLE,
      cells: TENTHS.flatMap((point) =>
        ['none', ...TENTHS].map(
          (third) => `${String(point)}/${String(third)}=${point < 6 && third !== 8 ? 'draw' : 'stand'}`,
        ),
      ),
    },
    {
      raw: { 3: '-DS-SSSSSSS' },
      cells: ['3/0=draw', '3/1=stand', ...[3, 4, 5, 6, 7, 8, 9].map((third) => `3/${String(third)}=stand`)],
      gaps: [...['row 0', 'row 1', 'row 2', '3/2', 'row 4', 'row 5', 'row 6', 'row 7', 'row 8', 'row 9']],
    },
  ],
  [
    [{ ...TABLE, 3: 'DDDD' }, 'row 3 of a drawing table is eleven letters D or S, found "DDDD"'],
    [{ ...TABLE, 3: 'DDDDDDDDDDX' }, 'row 3 of a drawing table is eleven letters D or S, found "DDDDDDDDDDX"'],
    [{ ...TABLE, 10: 'DDDDDDDDDDD' }, 'row 10 of a drawing table is eleven letters D or S, found "DDDDDDDDDDD"'],
    [[], 'a drawing table has one row for each point count'],
  ],
);

kindTable(
  'card values',
  cardValues,
  [
    {
      raw: { '2-9': 'face', 'T-K': 0, A: 1 },
      cells: [
        'A=1',
        ...[2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${String(rank)}=${String(rank)}`),
        'T=0',
        'J=0',
        'Q=0',
        'K=0',
      ],
      figures: ['2', '9', '0', '1'],
    },
    {
      raw: { 'J-K': 10 },
      cells: ['J=10', 'Q=10', 'K=10'],
      figures: ['10'],
      gaps: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'],
    },
  ],
  [
    [{ '9-2': 'face' }, '"9-2: "face"" is no range of ranks with its value'],
    [{ '2-9-K': 'face' }, '"2-9-K: "face"" is no range of ranks with its value'],
    [{ 10: 0 }, '"10: 0" is no range of ranks with its value'],
    [{ A: 'one' }, '"A: "one"" is no range of ranks with its value'],
    [{ A: 1.5 }, '"A: 1.5" is no range of ranks with its value'],
    ['face', 'a map from ranks to values is expected, found "face"'],
  ],
);

kindTable(
  'an outcome by relation',
  outcomeBy('higher', 'lower', 'equal'),
  [
    { raw: { equal: 'push', higher: 'win', lower: 'lose' }, cells: ['higher=win', 'lower=lose', 'equal=push'] },
    { raw: { equal: 'push' }, cells: ['equal=push'], gaps: ['higher', 'lower'] },
  ],
  [
    [{ higher: 'wins' }, '"higher: wins" is no outcome'],
    [{ bigger: 'win' }, '"bigger: win" is no outcome'],
    [null, 'a map from higher, lower, equal to win, lose or push is expected'],
  ],
);

kindTable(
  'a choice',
  choice('up', 'down'),
  [{ raw: 'down', cells: ['down'] }],
  [
    ['sideways', 'one of up, down is expected, found "sideways"'],
    [undefined, 'one of up, down is expected, found undefined'],
  ],
);

kindTable(
  'a list',
  list('player', 'banker'),
  [{ raw: ['player', 'banker', 'player'], cells: ['1=player', '2=banker', '3=player'] }],
  [
    [[], 'a list is expected, found []'],
    ['player', 'a list is expected, found "player"'],
    [['player', 'dealer'], '"dealer" is not one of player, banker'],
  ],
);
