import type { SettlingFacts } from '../../../../src/core/checks/blackjack/settling';
import {
  bonusRow,
  hasSuperBonus,
  isBetweenRows,
  isBonus,
  isDoubledBonus,
  isOwnBonus,
  lackingForBonus,
  paidBeyondWinnings,
  prizeOf,
  winnersOf,
  withoutSuperBonus,
  type SuperBonusFacts,
} from '../../../../src/core/checks/blackjack/super-bonus';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const PRIZES: NonNullable<SuperBonusFacts['prizes']> = new Map([
  ['super-bonus/wager-up-to-24', { is: 'sum', cents: 100_000 }],
  ['super-bonus/wager-from-25', { is: 'sum', cents: 500_000 }],
  ['super-bonus/other-players', { is: 'sum', cents: 5_000 }],
  ['super-bonus/share', { is: 'greater', cents: 7_000, hundredths: 100 }],
  ['bonus-blackjack/won', { is: 'sum', cents: 9_000 }],
]);
const FACTS: SettlingFacts & SuperBonusFacts = {
  cardValues: CARD_VALUES,
  outcomes: new Map([
    ['main/total-21', 'win'],
    ['main/higher', 'win'],
    ['main/lower', 'lose'],
  ]),
  pays: new Map([['main', { wins: 2, on: 1 }]]),
  prizes: PRIZES,
  superBonusNeeds: ['three-7s-of-one-suit', 'dealers-first-card-7', 'no-split'],
};

const ONE = 'w1 main 2500 box:1 p1';
const SEVENS = `${ONE}; box:1 7H; dealer 7S; box:1 7H; box:1 7H`;
const SPLIT = `${ONE}; box:1 7H; dealer 7S; box:1 7H; split box:1; s1 split 2500 p1 on w1 hand 2; box:1 7H; box:1 7H; box:1/2 7H; box:1/2 7H`;
const DOUBLED = `${ONE}; box:1 7H; dealer 7S; box:1 7H; d1 double 2500 p1 on w1; box:1 7H`;

describe('a hand that earns a super bonus, or what it lacks', () => {
  test.each<[string, string, string, boolean, string | undefined]>([
    ['three sevens of one suit against a seven', SEVENS, 'w1', true, undefined],
    ['against an eight', SEVENS.replace('dealer 7S', 'dealer 8S'), 'w1', false, 'dealers-first-card-7'],
    ['against no card', SEVENS.replace('dealer 7S; ', ''), 'w1', false, 'dealers-first-card-7'],
    ['of a split', SPLIT, 'w1', false, 'no-split'],
    ['of a split, the other hand', SPLIT, 's1', false, 'no-split'],
    ['doubled', DOUBLED, 'w1', true, undefined],
    ['the double on it', DOUBLED, 'd1', false, undefined],
    ['the double on it, against an eight', DOUBLED.replace('dealer 7S', 'dealer 8S'), 'd1', false, undefined],
    ['of two suits', SEVENS.replace('box:1 7H', 'box:1 7C'), 'w1', false, undefined],
    ['of two cards', `${ONE}; box:1 7H; dealer 7S; box:1 7H`, 'w1', false, undefined],
    ['in a round that was void', `${SEVENS}; void round`, 'w1', false, undefined],
    ['of a box not told', 'w1 main 2500; box:1 7H; box:2 7H; dealer 7S; box:1 7H; box:1 7H', 'w1', false, undefined],
  ])('%s', (_, script, id, expected, lacks) => {
    const round = roundOf(script);
    expect(hasSuperBonus(round, wagerOf(round, id))).toBe(expected);
    expect(lackingForBonus(round, wagerOf(round, id))).toBe(lacks);
  });

  test('its players are those with such a hand', () => {
    const two = `${ONE}; w2 main 2500 box:1 p2; w3 main 2500 box:2 p3; box:1 7H; box:2 9H; dealer 7S; box:1 7H; box:2 9C; box:1 7H`;
    expect([...winnersOf(roundOf(two))]).toEqual(['p1', 'p2']);
  });

  test.each<[string, string, boolean]>([
    ['doubled', DOUBLED, true],
    ['not doubled', SEVENS, false],
    [
      'another player’s double at the box',
      DOUBLED.replace('2500 p1 on w1', '2500 p2 on w2').replace('box:1 p1', 'box:1 p1; w2 main 2500 box:1 p2'),
      true,
    ],
  ])('a double may exclude it: %s', (_, script, expected) => {
    const round = roundOf(script);
    expect(isDoubledBonus(round, wagerOf(round, 'w1'))).toBe(expected);
  });
});

describe('the amount of a super bonus', () => {
  test.each<[number, string, boolean]>([
    [100, 'super-bonus/wager-up-to-24', false],
    [2400, 'super-bonus/wager-up-to-24', false],
    [2401, 'super-bonus/wager-up-to-24', true],
    [2499, 'super-bonus/wager-up-to-24', true],
    [2500, 'super-bonus/wager-from-25', false],
    [10000, 'super-bonus/wager-from-25', false],
  ])('for a wager of %i cents', (stake, row, isBetween) => {
    expect(bonusRow(stake, FACTS)).toBe(row);
    expect(isBetweenRows(stake, FACTS)).toBe(isBetween);
  });

  test.each<[string, number | undefined]>([
    ['super-bonus/wager-from-25', 500_000],
    ['super-bonus/share', undefined],
    ['super-bonus/unstated', undefined],
  ])('by the row %s', (row, expected) => {
    expect(prizeOf(row, FACTS)).toBe(expected);
  });

  test.each<[number, boolean, boolean]>([
    [100_000, true, true],
    [500_000, true, true],
    [5_000, true, false],
    [7_000, false, false],
    [9_000, false, false],
    [0, false, false],
  ])('whether %i cents are one', (amount, any, own) => {
    expect(isBonus(amount, FACTS)).toBe(any);
    expect(isOwnBonus(amount, FACTS)).toBe(own);
  });

  test('is none where the rules have none', () => {
    expect(prizeOf('super-bonus/wager-from-25', {})).toBeUndefined();
    expect(bonusRow(2500, {})).toBeUndefined();
    expect(isBetweenRows(2450, {})).toBe(false);
    expect(isBonus(500_000, {})).toBe(false);
    expect(isOwnBonus(500_000, {})).toBe(false);
  });
});

describe('what was paid beyond the winnings', () => {
  const HIGHER = 'box:1 TH; dealer 9S; box:1 9C; dealer 8D';
  test.each<[string, string, number]>([
    ['a win', `${ONE}; ${HIGHER}; w1 win 5000`, 0],
    ['a win with more', `${ONE}; ${HIGHER}; w1 win 10000`, 5000],
    ['a win that the cards do not make one', `${ONE}; box:1 TH; dealer 9S; box:1 2C; dealer 8D; w1 win 5000`, 5000],
    ['a loss', `${ONE}; ${HIGHER}; w1 lose`, 0],
  ])('%s', (_, script, expected) => {
    const round = roundOf(script);
    expect(paidBeyondWinnings(round, wagerOf(round, 'w1'), FACTS)).toBe(expected);
  });
});

describe('a payment without the super bonus that it holds', () => {
  const rest = (script: string, facts = FACTS, id = 'w1'): number => {
    const round = roundOf(script);
    return withoutSuperBonus(round, wagerOf(round, id), facts).paid;
  };
  const OTHER = `${ONE}; w2 main 2500 box:2 p2; box:1 7H; box:2 TH; dealer 7S; box:1 7H; box:2 9C; box:1 7H; dealer TD`;
  const NO_SEVENS = OTHER.replaceAll('box:1 7H', 'box:1 6H');
  test.each<[string, string, string, number]>([
    ['of the hand', `${SEVENS}; w1 win 505000`, 'w1', 5000],
    ['none with the hand', `${SEVENS}; w1 win 5000`, 'w1', 5000],
    ['another amount', `${SEVENS}; w1 win 504000`, 'w1', 504000],
    ['of another player', `${OTHER}; w1 win 505000; w2 win 10000`, 'w2', 5000],
    [
      'of another player, on a double',
      `${OTHER.replace('dealer TD', 'd2 double 2500 p2 on w2; box:2 AC; dealer TD')}; w2 win 5000; d2 win 10000`,
      'd2',
      10000,
    ],
    ['of another player, where nobody has the hand', `${NO_SEVENS}; w2 win 10000`, 'w2', 10000],
    [
      'on a hand that lacks a seven of the dealer',
      `${SEVENS.replace('dealer 7S', 'dealer 8S')}; w1 win 505000`,
      'w1',
      5000,
    ],
    ['the others’ amount on such a hand', `${SEVENS.replace('dealer 7S', 'dealer 8S')}; w1 win 10000`, 'w1', 10000],
    ['on a double of the hand', `${DOUBLED}; w1 win 5000; d1 win 505000`, 'd1', 505000],
  ])('%s', (_, script, id, expected) => {
    expect(rest(script, FACTS, id)).toBe(expected);
  });

  test('stays the same wager in all else, and is the same where the rules have no super bonus', () => {
    const round = roundOf(`${SEVENS}; w1 win 505000`);
    const wager = wagerOf(round, 'w1');
    expect(withoutSuperBonus(round, wager, FACTS)).toMatchObject({ id: 'w1', stake: 2500, result: 'win', paid: 5000 });
    const { prizes, ...withoutPrizes } = FACTS;
    const { superBonusNeeds, ...withoutNeeds } = FACTS;
    expect([prizes?.size, superBonusNeeds?.length]).toEqual([5, 3]);
    expect(withoutSuperBonus(round, wager, withoutPrizes)).toBe(wager);
    expect(withoutSuperBonus(round, wager, withoutNeeds)).toBe(wager);
  });
});
