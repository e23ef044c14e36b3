import {
  allowedByDecks,
  boxNameOf,
  fixedAmount,
  hasItsGameWager,
  isByController,
  isCrowded,
  isOutsideDisplayed,
  originalStake,
  overOriginal,
  placeOnBox,
  precedesItsGameWager,
} from '../../../../src/core/checks/blackjack/additional-standing';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';

type Facts = Parameters<typeof hasItsGameWager>[2];

/** Cards at two boxes, so that a main wager without a position may be on either. */
const TWO_BOXES = 'box:1 8H; box:2 7D; dealer 9S';
const X = 'x1 any-pair 500';

describe('whether the game wager that a side wager needs is there', () => {
  const needs = (kind: 'main-on-box' | 'own-main' | 'own-main-first'): Facts => ({
    placedWith: new Map([['any-pair', kind]]),
  });
  const told = (script: string, facts: Facts): boolean | string => {
    const round = roundOf(script);
    return hasItsGameWager(round, wagerOf(round, 'x1'), facts);
  };
  test.each<[string, string, boolean | string, boolean | string]>([
    ['of the player on the box', `w1 main 1000 box:1 p1; ${X} box:1 p1`, true, true],
    ['against one of several hands of the dealer', `w1 main:2 1000 box:1 p1; ${X} box:1 p1`, true, true],
    ['of the player on another box', `w1 main 1000 box:2 p1; ${X} box:1 p1`, false, false],
    ['of another player on the box', `w1 main 1000 box:1 p2; ${X} box:1 p1`, false, true],
    ['none at all', `${X} box:1 p1`, false, false],
    ['only another side wager', `x2 any-pair 500 box:1 p1; ${X} box:1 p1`, false, false],
    ['one taken back', `w1 main 1000 box:1 p1; ${X} box:1 p1; withdraw w1`, false, false],
    [
      'of the player, on a box not told',
      `w1 main 1000 p1; ${X} box:1 p1; ${TWO_BOXES}`,
      'position of wager w1',
      'position of wager w1',
    ],
    [
      'of the player, on two boxes not told',
      `w1 main 1000 p1; w2 main 1000 p1; ${X} box:1 p1; ${TWO_BOXES}`,
      'position of wager w1',
      'position of wager w1',
    ],
    [
      'of the player on two boxes, and the side wager on neither by name',
      `w1 main 1000 box:1 p1; w2 main 1000 box:2 p1; ${X} p1`,
      true,
      'position of wager x1',
    ],
    ['of the player at another terminal', `w1 main 1000 terminal:1 p1; ${X} terminal:2 p1`, true, false],
    ['of another player at another terminal', `w1 main 1000 terminal:1 p2; ${X} terminal:2 p1`, false, false],
  ])('%s', (_, script, own, onBox) => {
    expect(told(script, needs('own-main'))).toBe(own);
    expect(told(script, needs('own-main-first'))).toBe(own);
    expect(told(script, needs('main-on-box'))).toBe(onBox);
  });

  test('none is missed where the rules ask for none', () => {
    expect(told(`${X} box:1 p1`, {})).toBe(true);
    expect(told(`${X} box:1 p1`, { placedWith: new Map([['perfect-pair', 'own-main']]) })).toBe(true);
  });
});

describe('whether a side wager came before the game wager that must come first', () => {
  const precedes = (
    script: string,
    facts: Facts = { placedWith: new Map([['any-pair', 'own-main-first']]) },
  ): boolean => {
    const round = roundOf(script);
    return precedesItsGameWager(round, wagerOf(round, 'x1'), facts);
  };
  test.each<[string, string, boolean]>([
    ['before it', `${X} box:1 p1; w1 main 1000 box:1 p1`, true],
    ['after it', `w1 main 1000 box:1 p1; ${X} box:1 p1`, false],
    ['between two of them', `w1 main 1000 box:1 p1; ${X} box:1 p1; w2 main 1000 box:2 p1`, false],
    ['after that of another player', `w2 main 1000 box:1 p2; ${X} box:1 p1; w1 main 1000 box:1 p1`, true],
    ['after one that was taken back', `w2 main 500 box:1 p1; withdraw w2; ${X} box:1 p1; w1 main 1000 box:1 p1`, true],
  ])('%s', (_, script, expected) => {
    expect(precedes(script)).toBe(expected);
  });

  test('the order counts only where the rules state it', () => {
    const before = `${X} box:1 p1; w1 main 1000 box:1 p1`;
    expect(precedes(before, { placedWith: new Map([['any-pair', 'own-main']]) })).toBe(false);
    expect(precedes(before, {})).toBe(false);
  });
});

describe('what a player has staked on the box of a side wager', () => {
  test.each<[string, string, number | undefined]>([
    ['one wager', `w1 main 1000 box:1 p1; ${X} box:1 p1`, 1000],
    ['two wagers', `w1 main 1000 box:1 p1; w2 main 500 box:1 p1; ${X} box:1 p1`, 1500],
    ['one beside that of another player', `w1 main 1000 box:1 p1; w2 main 700 box:1 p2; ${X} box:1 p1`, 1000],
    ['one, and one on another box', `w1 main 1000 box:1 p1; w2 main 700 box:2 p1; ${X} box:1 p1`, 1000],
    ['one on another box only', `w2 main 700 box:2 p1; ${X} box:1 p1`, undefined],
    ['one that was taken back', `w1 main 1000 box:1 p1; withdraw w1; ${X} box:1 p1`, undefined],
    ['the only one, neither with a box by name', `w1 main 1000 p1; ${X} p1; ${TWO_BOXES}`, 1000],
    ['the only one, declared void', `${X} p1; w1 main 1000 box:1 p1; ${TWO_BOXES}; void wager w1`, 1000],
    ['two on two boxes, and no box by name', `w1 main 1000 box:1 p1; w2 main 700 box:2 p1; ${X} p1`, undefined],
    ['none', `w1 main 1000 box:1 p2; ${X} box:1 p1`, undefined],
  ])('%s', (_, script, expected) => {
    const round = roundOf(script);
    expect(originalStake(round, wagerOf(round, 'x1'))).toBe(expected);
  });
});

describe('by how much a side wager exceeds the original wager', () => {
  const UP_TO_WAGER: Facts = { addedStake: new Map([['any-pair', 'up-to-wager']]) };
  const over = (script: string, facts = UP_TO_WAGER): number => {
    const round = roundOf(script);
    return overOriginal(round, wagerOf(round, 'x1'), facts);
  };
  const ON = 'w1 main 1000 box:1 p1';
  test.each<[string, string, number]>([
    ['less', `${ON}; x1 any-pair 500 box:1 p1`, 0],
    ['as much', `${ON}; x1 any-pair 1000 box:1 p1`, 0],
    ['more', `${ON}; x1 any-pair 1001 box:1 p1`, 1],
    ['two together', `${ON}; x1 any-pair 600 box:1 p1; x2 any-pair 700 box:1 p1`, 300],
    ['two, one turned down', `${ON}; x1 any-pair 600 box:1 p1; x2 any-pair 700 box:1 p1; x2 void`, 0],
    ['one turned down itself', `${ON}; x1 any-pair 1200 box:1 p1; x1 void`, 200],
    ['beside that of another player', `${ON}; x1 any-pair 600 box:1 p1; x2 any-pair 700 box:1 p2`, 0],
    ['beside one on another box', `${ON}; x1 any-pair 600 box:1 p1; x2 any-pair 700 box:2 p1`, 0],
    ['beside another side wager', `${ON}; x1 any-pair 600 box:1 p1; x2 perfect-pair 700 box:1 p1`, 0],
    ['where no original is on record', 'x1 any-pair 600 box:1 p1', 0],
  ])('%s', (_, script, expected) => {
    expect(over(script)).toBe(expected);
  });

  test('only where the rules hold it to that', () => {
    const more = `${ON}; x1 any-pair 1200 box:1 p1`;
    expect(over(more)).toBe(200);
    expect(over(more, { addedStake: new Map([['any-pair', 'equal-to-wager']]) })).toBe(0);
    expect(over(more, {})).toBe(0);
  });
});

test('the one amount of a side wager is that of its bet', () => {
  const round = roundOf('x1 any-pair 600 box:1 p1');
  expect(fixedAmount(wagerOf(round, 'x1'), { limits: new Map([['any-pair', 500]]) })).toBe(500);
  expect(fixedAmount(wagerOf(round, 'x1'), { limits: new Map([['blazing-7s', 500]]) })).toBeUndefined();
  expect(fixedAmount(wagerOf(round, 'x1'), {})).toBeUndefined();
});

test.each<[string, number | undefined, boolean | string]>([
  ['the least stated', 6, true],
  ['the other stated', 8, true],
  ['between them', 7, false],
  ['not told', undefined, 'equipment.decks'],
])('whether the decks allow a side wager: %s', (_, decks, expected) => {
  const round = roundOf('x1 any-pair 600 box:1 p1', { equipment: decks === undefined ? 'unsaid' : { decks } });
  const wager = wagerOf(round, 'x1');
  expect(allowedByDecks(round, wager, { wagerDecks: new Map([['any-pair', [6, 8]]]) })).toBe(expected);
  expect(allowedByDecks(round, wager, { wagerDecks: new Map([['perfect-pair', [4]]]) })).toBe(true);
  expect(allowedByDecks(round, wager, {})).toBe(true);
});

describe('how many of its kind lie on the box of a side wager', () => {
  const MOST_TWO: Facts = { wagersPerPosition: new Map([['any-pair', [2]]]) };
  const on = (script: string, id: string, facts = MOST_TWO): [number, boolean] => {
    const round = roundOf(script);
    return [placeOnBox(round, wagerOf(round, id)), isCrowded(round, wagerOf(round, id), facts)];
  };
  const BOTH = 'w1 main 1000 box:1 p1; x1 any-pair 500 box:1 p1; x2 any-pair 500 box:1 p2';
  test.each<[string, string, string, [number, boolean]]>([
    ['the first of two', BOTH, 'x1', [1, false]],
    ['the second of two', BOTH, 'x2', [2, false]],
    ['the first of three', `${BOTH}; x3 any-pair 500 box:1 p3`, 'x1', [1, true]],
    ['the third of three', `${BOTH}; x3 any-pair 500 box:1 p3`, 'x3', [3, true]],
    ['one more on another box', `${BOTH}; x3 any-pair 500 box:2 p3`, 'x3', [1, false]],
    ['one more of another kind', `${BOTH}; x3 perfect-pair 500 box:1 p3`, 'x2', [2, false]],
    ['the third, after one turned down', `${BOTH}; x3 any-pair 500 box:1 p3; x1 void`, 'x3', [2, true]],
    ['three that name no box', 'x1 any-pair 500 p1; x2 any-pair 500 p2; x3 any-pair 500 p3', 'x3', [3, false]],
  ])('%s', (_, script, id, expected) => {
    expect(on(script, id)).toEqual(expected);
  });

  test('a box of another kind of side wager has no number', () => {
    expect(on(`${BOTH}; x3 any-pair 500 box:1 p3`, 'x3', {})).toEqual([3, false]);
    const others: Facts = { wagersPerPosition: new Map([['perfect-pair', [1]]]) };
    expect(on(`${BOTH}; x3 any-pair 500 box:1 p3`, 'x3', others)).toEqual([3, false]);
  });

  test('the box is that of its hand, or the one it names', () => {
    const boxFor = (script: string): string | undefined => boxNameOf(wagerOf(roundOf(script), 'x1'));
    expect(boxFor('w1 main 1000 box:1 p1; x1 any-pair 500 p1')).toBe('box:1');
    expect(boxFor('x1 any-pair 500 box:1 p1')).toBe('box:1');
    expect(boxFor('x1 any-pair 500 p1')).toBeUndefined();
  });
});

describe('whether the player of a side wager controls the box', () => {
  const MAY_NOT: Facts = { othersOnBox: new Map([['any-pair', 'may-not']]) };
  const NEEDS_MAIN: Facts = { ...MAY_NOT, placedWith: new Map([['any-pair', 'own-main']]) };
  const controls = (script: string, facts = MAY_NOT): boolean | string => {
    const round = roundOf(script);
    return isByController(round, wagerOf(round, 'x1'), facts);
  };
  const SHARED =
    'w1 main 1000 box:1 p1; w2 main 1000 box:1 p2; x1 any-pair 500 box:1 p1; box:1 8H; dealer 9S; box:1 2C';
  test.each<[string, string, boolean | string]>([
    ['alone on it', `w1 main 1000 box:1 p1; ${X} box:1 p1`, true],
    ['with two wagers alone on it', `w1 main 1000 box:1 p1; w2 main 500 box:1 p1; ${X} box:1 p1`, true],
    ['on it beside the one who alone has a main wager', `w2 main 1000 box:1 p2; ${X} box:1 p1`, false],
    ['with the main wager on another box', `w1 main 1000 box:2 p1; ${X} box:1 p1`, false],
    ['with a main wager taken back', `w1 main 1000 box:1 p1; w2 main 500 box:1 p2; withdraw w1; ${X} box:1 p1`, false],
    ['deciding on a shared box', `${SHARED}; hit box:1 by p1`, true],
    ['not deciding on a shared box', `${SHARED}; hit box:1 by p2`, false],
    ['deciding there, where another decides elsewhere', `${SHARED}; hit box:1 by p1; stand box:2 by p2`, true],
    [
      'deciding with the other',
      `${SHARED}; hit box:1 by p1; stand box:1 by p2`,
      'player of the decide events at box:1',
    ],
    ['with no decision on record', SHARED, 'player of the decide events at box:1'],
    ['with a decision of nobody named', `${SHARED}; hit box:1`, 'player of the decide events at box:1'],
    ['on a box not told', `w1 main 1000 box:1 p1; w2 main 1000 box:2 p1; ${X} p1`, 'position of wager x1'],
    ['where the own main wager names no box', `w1 main 1000 p1; ${X} box:1 p1; ${TWO_BOXES}`, 'position of wager w1'],
    [
      'where two main wagers name no box',
      `w1 main 1000 p1; w2 main 1000 p1; ${X} box:1 p1; ${TWO_BOXES}`,
      'position of wager w1',
    ],
  ])('%s', (_, script, expected) => {
    expect(controls(script)).toBe(expected);
    expect(controls(script, { othersOnBox: new Map([['any-pair', 'may']]) })).toBe(true);
    expect(controls(script, {})).toBe(true);
  });

  test('that nobody plays the box is a breach of the need for a main wager, where there is one', () => {
    expect(controls(`${X} box:1 p1`)).toBe(false);
    expect(controls(`${X} box:1 p1`, NEEDS_MAIN)).toBe(true);
    expect(controls(`${X} box:1 p1`, { ...MAY_NOT, placedWith: new Map([['perfect-pair', 'own-main']]) })).toBe(false);
    expect(controls(`w1 main 1000 p1; ${X} box:1 p1; ${TWO_BOXES}`, NEEDS_MAIN)).toBe('position of wager w1');
    expect(controls(`w2 main 1000 box:1 p2; ${X} box:1 p1`, NEEDS_MAIN)).toBe(false);
  });
});

describe('whether a side wager is outside the displayed limits', () => {
  const HELD: Facts = { displayedLimits: ['any-pair'] };
  const outside = (stake: number, limit?: { min?: number; max?: number }, facts = HELD): boolean => {
    const round = roundOf(`x1 any-pair ${String(stake)} box:1 p1`, { table: limit ? { limits: { '*': limit } } : {} });
    return isOutsideDisplayed(wagerOf(round, 'x1'), facts);
  };
  test.each([
    [99, true],
    [100, false],
    [1000, false],
    [1001, true],
  ])('%i of 100 to 1000', (stake, expected) => {
    expect(outside(stake, { min: 100, max: 1000 })).toBe(expected);
  });

  test('with one limit displayed, with none, or not held to them', () => {
    expect([99, 100, 5000].map((stake) => outside(stake, { min: 100 }))).toEqual([true, false, false]);
    expect([1, 1000, 1001].map((stake) => outside(stake, { max: 1000 }))).toEqual([false, false, true]);
    expect(outside(1)).toBe(false);
    expect(outside(99, { min: 100 }, { displayedLimits: ['perfect-pair'] })).toBe(false);
    expect(outside(99, { min: 100 }, {})).toBe(false);
  });
});
