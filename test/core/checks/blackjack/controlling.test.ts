import {
  controllerOf,
  hasDoubled,
  isControl,
  isDoubledAlone,
  joinsOnly,
} from '../../../../src/core/checks/blackjack/controlling';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';

const BOTH = 'w1 main 1000 box:1 p1; w2 main 500 box:1 p2; box:1 6H; dealer 9S; box:1 5C';

test.each([
  ['hit', true],
  ['stand', true],
  ['double', true],
  ['split', true],
  ['switch', true],
  ['surrender', false],
  ['even-money', false],
  ['none', false],
])('whether it is a decision about the cards of a box: %s', (choice, expected) => {
  expect(isControl(choice)).toBe(expected);
});

test.each<[string, string, string | undefined]>([
  ['the first who decides', `${BOTH}; hit box:1 by p2; stand box:1 by p1`, 'p2'],
  ['the first who is named', `${BOTH}; hit box:1; stand box:1 by p1`, 'p1'],
  ['not one who surrenders', `${BOTH}; surrender box:1 by p2; stand box:1 by p1`, 'p1'],
  ['not one who decides elsewhere', `${BOTH}; hit box:2 by p2; stand box:1 by p1`, 'p1'],
  ['nobody on record', `${BOTH}; hit box:1`, undefined],
])('who decides about a box: %s', (_, script, expected) => {
  expect(controllerOf(roundOf(script), 'box:1')).toBe(expected);
});

test.each<[string, string, boolean | undefined]>([
  ['decided', `${BOTH}; double box:1 by p1`, true],
  ['decided by nobody named', `${BOTH}; double box:1`, true],
  ['wagered', `${BOTH}; d1 double 1000 p1 on w1`, true],
  [
    'wagered, on a hand not told',
    `${BOTH.replace('w2 main 500 box:1 p2', 'w2 main 500 box:2 p1')}; d1 double 500 p1`,
    true,
  ],
  ['wagered elsewhere', `${BOTH}; w3 main 500 box:2 p1; d3 double 500 p1 on w3; stand box:1 by p1`, false],
  ['drew', `${BOTH}; hit box:1 by p1`, false],
  ['stood', `${BOTH}; stand box:1 by p1`, false],
  ['surrendered', `${BOTH}; surrender box:1 by p1`, false],
  ['asked only to be paid at once', `${BOTH}; even-money box:1 by p1`, undefined],
  ['the other doubled', `${BOTH}; double box:1 by p2; d2 double 500 p2 on w2`, undefined],
  ['the other stood', `${BOTH}; stand box:1 by p2`, undefined],
])('whether the player who decides doubled: %s', (_, script, expected) => {
  const round = roundOf(script);
  const hand = round.hands.find(({ name }) => name === 'box:1');
  expect(hand && hasDoubled(round, hand, 'p1')).toBe(expected);
});

describe('a double of another player alone', () => {
  const ONLY_WITH = new Map([['double', 'only-with-controller' as const]]);
  const alone = (
    script: string,
    id = 'd2',
    othersOnBox: NonNullable<Parameters<typeof joinsOnly>[0]> = ONLY_WITH,
  ): boolean => {
    const round = roundOf(script);
    return isDoubledAlone(round, wagerOf(round, id), { othersOnBox });
  };
  const D2 = 'd2 double 500 p2 on w2';
  test.each<[string, string, string, boolean]>([
    ['where the one who decides drew', `${BOTH}; hit box:1 by p1; ${D2}`, 'd2', true],
    ['where the one who decides doubled', `${BOTH}; double box:1 by p1; ${D2}`, 'd2', false],
    ['where nobody is known to decide', `${BOTH}; hit box:1; ${D2}`, 'd2', false],
    ['where the one who decides split, and no more is told', `${BOTH}; split box:1 by p1; ${D2}`, 'd2', false],
    ['of the one who decides', `${BOTH}; hit box:1 by p2; ${D2}`, 'd2', false],
    ['a main wager', `${BOTH}; hit box:1 by p1`, 'w2', false],
    [
      'of a hand not told',
      'w1 main 1000 box:1 p2; w2 main 500 box:2 p2; box:1 6H; box:2 5H; hit box:1 by p1; d2 double 500 p2',
      'd2',
      false,
    ],
  ])('%s', (_, script, id, expected) => {
    expect(alone(script, id)).toBe(expected);
  });

  test('is for the rules to forbid', () => {
    const drew = `${BOTH}; hit box:1 by p1; ${D2}`;
    expect(alone(drew)).toBe(true);
    expect(alone(drew, 'd2', new Map([['double', 'may']]))).toBe(false);
    const round = roundOf(drew);
    expect(isDoubledAlone(round, wagerOf(round, 'd2'), {})).toBe(false);
    expect(joinsOnly(ONLY_WITH)).toBe(true);
    expect(joinsOnly(undefined)).toBe(false);
  });
});
