import { money, percent, quantity } from '../../../src/core/facts/kinds/amounts';
import { choiceByName } from '../../../src/core/facts/kinds/choice-by-name';
import { counts, countsByName } from '../../../src/core/facts/kinds/counts';
import { name, names, ranking, sequence } from '../../../src/core/facts/kinds/names';
import { oddsByName } from '../../../src/core/facts/kinds/odds-by-name';
import { prizesByName } from '../../../src/core/facts/kinds/prizes';
import { worths } from '../../../src/core/facts/kinds/worths';
import { kindTable } from './kind-table';

kindTable(
  'numbers',
  counts,
  [
    { raw: 8, cells: ['8'], figures: ['8'] },
    { raw: '6, 8', cells: ['6, 8'], figures: ['6', '8'] },
    { raw: '5 to 8', cells: ['5 to 8'], figures: ['5', '8'] },
    { raw: '1, 2, 3, 4, 6, 7', cells: ['1 to 4, 6, 7'], figures: ['1', '2', '3', '4', '6', '7'] },
  ],
  [
    ['8 to 5', 'numbers such as "6, 8" or "5 to 8" are expected, found "8 to 5"'],
    ['eight', 'numbers such as "6, 8" or "5 to 8" are expected, found "eight"'],
    [[8], 'numbers such as "6, 8" or "5 to 8" are expected, found [8]'],
  ],
);

kindTable(
  'numbers by name',
  countsByName,
  [{ raw: { small: '4 to 10', 'total:4': 4 }, cells: ['small=4 to 10', 'total:4=4'], figures: ['4', '10', '4', '4'] }],
  [
    [{ Small: 4 }, '"Small: 4" is no name with numbers such as "6, 8" or "4 to 10"'],
    [{ small: 'few' }, '"small: "few"" is no name with numbers such as "6, 8" or "4 to 10"'],
  ],
);

kindTable(
  'a pay table',
  oddsByName,
  [
    {
      raw: { 'hardway:4': '7.5 to 1', 'pair-plus/straight-flush': '40 to 1' },
      cells: ['hardway:4=15 to 2', 'pair-plus/straight-flush=40 to 1'],
      figures: ['4'],
      odds: ['15 to 2', '40 to 1'],
    },
  ],
  [
    ['8 to 1', 'a map from names to odds such as "8 to 1" is expected, found "8 to 1"'],
    [{ 'four of a kind': '8 to 1' }, '"four of a kind: "8 to 1"" is no name with odds such as "8 to 1"'],
    [{ flush: { 1: '8 to 1' } }, '"flush: {"1":"8 to 1"}" is no name with odds such as "8 to 1"'],
  ],
);

kindTable(
  'a prize schedule',
  prizesByName,
  [
    {
      raw: { 'spots-5/5': '$800', 'royal-flush': 'greater of $10000 and 100% of the jackpot', flush: '7 to 1' },
      cells: ['spots-5/5=$800', 'royal-flush=greater of $10000 and 100% of the jackpot', 'flush=7 to 1'],
      figures: ['5', '5', '800', '10000', '100'],
      odds: ['7 to 1'],
    },
    {
      raw: { mini: '$0.50', major: '2.5% of the jackpot', set: 'displayed' },
      cells: ['mini=$0.50', 'major=2.5% of the jackpot', 'set=displayed'],
      figures: ['0.50', '2.5'],
    },
  ],
  [
    [
      { flush: 'a lot' },
      '"flush: "a lot"" is no name with a prize such as "$100", "10% of the jackpot", "8 to 1" or "displayed"',
    ],
  ],
);

kindTable(
  'a choice by name',
  choiceByName('win', 'lose'),
  [{ raw: { 'main/over-21': 'lose' }, cells: ['main/over-21=lose'] }],
  [[{ main: 'draw' }, '"main: "draw"" is no name with one of win, lose']],
);

kindTable(
  'a name',
  name,
  [{ raw: 'ace-king', cells: ['ace-king'] }],
  [
    ['Ace King', 'a name such as ace-king is expected, found "Ace King"'],
    [7, 'a name such as ace-king is expected, found 7'],
  ],
);

kindTable(
  'names',
  names,
  [{ raw: ['ante', 'pair-plus'], cells: ['ante=ante', 'pair-plus=pair-plus'] }],
  [
    [[], 'a list of names such as [pair-plus, ante] is expected, found []'],
    ['ante', 'a list of names such as [pair-plus, ante] is expected, found "ante"'],
  ],
);

kindTable(
  'a sequence',
  sequence,
  [{ raw: ['player', 'banker', 'player'], cells: ['1=player', '2=banker', '3=player'] }],
  [[['a b'], 'a list of names such as [pair-plus, ante] is expected, found ["a b"]']],
);

kindTable(
  'a ranking',
  ranking,
  [{ raw: ['flush', 'pair'], cells: ['1=flush', '2=pair'] }],
  [
    [['flush', 'pair', 'flush'], 'flush is ranked twice'],
    ['flush', 'a list of names such as [pair-plus, ante] is expected, found "flush"'],
  ],
);

kindTable(
  'card values that may be two',
  worths,
  [
    {
      raw: { a: '1 or 11', '2-10': 'face', 'j-k': 10 },
      cells: ['a=1 or 11', '2-10=face', 'j-k=10'],
      figures: ['1', '11', '2', '10', '10'],
    },
  ],
  [[{ a: 'one' }, '"a: "one"" is no name with a value such as "10", "face" or "1 or 11"']],
);

kindTable(
  'an amount',
  money,
  [
    { raw: '$50', cells: ['$50'], figures: ['50'] },
    { raw: '$0.05', cells: ['$0.05'], figures: ['0.05'] },
  ],
  [
    ['50', 'an amount such as "$50" is expected, found "50"'],
    ['$0.5', 'an amount such as "$50" is expected, found "$0.5"'],
  ],
);

kindTable(
  'a percentage',
  percent,
  [
    { raw: '2.5%', cells: ['2.5%'], figures: ['2.5'] },
    { raw: '5%', cells: ['5%'], figures: ['5'] },
  ],
  [['5', 'a percentage such as "2.5%" is expected, found "5"']],
);

kindTable(
  'a quantity',
  quantity,
  [{ raw: '3 revolutions', cells: ['3 revolutions'], figures: ['3'] }],
  [['three revolutions', 'a quantity such as "3 revolutions" is expected, found "three revolutions"']],
);
