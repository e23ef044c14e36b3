import { agrees, throwsAnnounced } from '../../../../src/core/checks/sic-bo/announced-dice';
import { thrownOf } from '../../../../src/core/games/sic-bo/dice';

/** What was announced, as what, the dice, and whether it fits them; undefined where it cannot be told. */
test.each<[string | number, string, readonly number[], boolean | undefined]>([
  [13, 'result', [2, 5, 6], true],
  [12, 'result', [2, 5, 6], false],
  [13, 'total', [2, 5, 6], true],
  [7, 'result', [1, 2, 4], true],
  [8, 'result', [1, 2, 4], false],
  [6, 'result', [1, 2, 3], undefined],
  [6, 'total', [1, 2, 3], true],
  [5, 'total', [1, 2, 3], false],
  [5, 'result', [1, 2, 3], undefined],
  ['7', 'result', [1, 2, 4], true],
  ['6', 'result', [1, 2, 3], undefined],
  ['6', 'total', [1, 2, 3], true],
  ['total 13', 'result', [2, 5, 6], true],
  ['9', 'total', [1, 2, 6], true],
  ['10', 'total', [1, 3, 6], true],
  ['19', 'total', [1, 3, 6], false],
  ['2, 5, 6', 'result', [2, 5, 6], true],
  ['6-5-2', 'dice', [2, 5, 6], true],
  ['2, 5, 5', 'result', [2, 5, 6], false],
  ['1, 5, 6', 'result', [2, 5, 6], false],
  ['2, 4, 6', 'result', [2, 5, 6], false],
  ['2, 5, 6, total 13', 'result', [2, 5, 6], true],
  ['2, 5, 6, total 12', 'result', [2, 5, 6], false],
  ['2, 5, 5, total 13', 'result', [2, 5, 6], false],
  ['2, 5', 'result', [2, 5, 6], undefined],
  ['2, 5, 6, 13, 1', 'result', [2, 5, 6], undefined],
  ['0, 2, 5, 6', 'result', [2, 5, 6], false],
  ['2, 5, 6, 0', 'result', [2, 5, 6], false],
  ['0', 'total', [2, 5, 6], false],
  ['big', 'result', [2, 5, 6], undefined],
  ['', 'total', [2, 5, 6], undefined],
])('%s as the %s on %j: %s', (value, of, dice, expected) => {
  expect(agrees({ place: 'events[3]', of, value }, thrownOf(dice))).toBe(expected);
});

describe('the throws that were announced', () => {
  const throwsOf = (announced: string): ReadonlySet<string> =>
    new Set(throwsAnnounced(announced).map(({ dice }) => dice.join('-')));
  test.each<[string, string, readonly string[]]>([
    ['three numbers', '6, 2, 1', ['1-2-6']],
    ['three numbers and their total', '6, 2, 1, total 9', ['1-2-6']],
    ['a total that triples have beside others, and are not meant', '6', ['1-1-4', '1-2-3']],
    ['a total that no triple has', '5', ['1-1-3', '1-2-2']],
    ['a total of two figures', '17', ['5-6-6']],
    ['the totals that only triples have', '3', ['1-1-1']],
    ['the totals that only triples have', '18', ['6-6-6']],
    ['a total that no dice have', '19', []],
    ['no number', 'big', []],
  ])('%s: %s', (_, announced, expected) => {
    expect(throwsOf(announced)).toEqual(new Set(expected));
  });
});
