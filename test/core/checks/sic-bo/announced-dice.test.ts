import { agrees, heldAgainst, throwsAnnounced } from '../../../../src/core/checks/sic-bo/announced-dice';
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
  ['2, 5, 6, 12, 1', 'result', [2, 5, 6], undefined],
  ['0, 2, 5, 6', 'result', [2, 5, 6], false],
  ['2, 5, 6, 0', 'result', [2, 5, 6], false],
  ['0', 'total', [2, 5, 6], false],
  ['big', 'result', [2, 5, 6], undefined],
  ['', 'total', [2, 5, 6], undefined],
  ['double 3, 4; total 10', 'result', [3, 4, 3], true],
  ['double 3, 4; total 10', 'result', [3, 4, 4], false],
  ['4, double 3', 'dice', [3, 4, 3], true],
  ['2, double 5, total 12', 'result', [5, 2, 5], true],
  ['3, 3, 4; small 10', 'result', [3, 4, 3], true],
  ['3, 3, 4; small 9', 'result', [3, 4, 3], false],
  ['small, 1, 2, 2', 'result', [1, 2, 2], true],
  ['Big 12: 1, 5, 6', 'result', [1, 5, 6], true],
  ['Big 12: 1, 5, 6', 'result', [2, 5, 6], false],
  ['small 10', 'result', [3, 4, 3], true],
  ['12, 1, 5', 'dice', [1, 5, 6], false],
  ['triple 5; total 15', 'result', [5, 5, 5], true],
  ['Triple 5; 15', 'result', [5, 5, 5], true],
  ['triple 5; total 14', 'result', [5, 5, 5], false],
  ['triple 5', 'result', [5, 5, 4], false],
  ['triple one, total three', 'result', [1, 1, 1], true],
  ['triple, total 3', 'result', [1, 1, 1], true],
  ['two, five, six, total thirteen', 'result', [2, 5, 6], true],
  ['two, five, six, total twelve', 'result', [2, 5, 6], false],
  ['thirteen', 'total', [2, 5, 6], true],
  ['TWELVE', 'total', [2, 5, 6], false],
  ['total four', 'result', [1, 1, 2], true],
  ['total five', 'result', [1, 1, 2], false],
  ['five', 'result', [1, 1, 3], undefined],
  ['total 13: 2, 5, 6', 'result', [2, 5, 6], true],
  ['2+5+6=13', 'total', [2, 5, 6], true],
  ['2.5.6', 'dice', [2, 5, 6], true],
  ['three dice: 2, 5, 6', 'result', [2, 5, 6], true],
  ['256', 'dice', [2, 5, 6], true],
  [256, 'result', [2, 5, 6], true],
  ['255', 'dice', [2, 5, 6], false],
  ['two 3s and 4, total 10', 'result', [3, 4, 3], undefined],
  ['two 3s and 4, total 11', 'result', [3, 4, 3], false],
  ['double 3', 'result', [3, 4, 3], undefined],
  ['5, total 13', 'result', [2, 5, 6], undefined],
  ['total 13, total 12', 'result', [2, 5, 6], undefined],
  ['2, 5, 6, total 13, total 13', 'result', [2, 5, 6], undefined],
])('%s as the %s on %j: %s', (value, of, dice, expected) => {
  expect(agrees({ place: 'events[3]', of, value }, thrownOf(dice))).toBe(expected);
});

/** A wager that is said to win is one that wins by the total; small has 4 to 10, and of other wagers nothing is stated. */
test.each<[string, readonly number[], string | undefined]>([
  ['small', [2, 2, 6], undefined],
  ['small', [2, 3, 6], 'total'],
  ['2, 3, 6; small 11', [2, 3, 6], 'total'],
  ['2, 2, 6; small 10', [2, 2, 6], 'right'],
  ['2, 2, 6; small 10', [2, 2, 5], 'dice'],
  ['2, 2, 6; small 9', [2, 2, 6], 'total'],
  ['small', [6, 6, 6], undefined],
  ['2, 3, 6; big 11', [2, 3, 6], 'right'],
])('%s on %j: %s', (value, dice, expected) => {
  const small = new Map([['small', [4, 5, 6, 7, 8, 9, 10]]]);
  expect(heldAgainst({ place: 'events[3]', of: 'result', value }, thrownOf(dice), small)).toBe(expected);
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
    ['a double', 'double 3, 4; total 10', ['3-3-4']],
    ['a triple', 'triple five', ['5-5-5']],
    ['a total in words', 'total seventeen', ['5-6-6']],
  ])('%s: %s', (_, announced, expected) => {
    expect(throwsOf(announced)).toEqual(new Set(expected));
  });
});
