import {
  dueRow,
  EVEN_MONEY,
  lowCards,
  NOW_ORIGINAL,
  outcomeOf,
  rowKind,
  standingFor,
  SURRENDERED,
  totalFor,
  type DueFacts,
} from '../../../../src/core/checks/blackjack/due';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const OUTCOMES = new Map<string, 'win' | 'lose' | 'push' | 'void' | 'stays'>([
  ['main/over-21', 'lose'],
  ['main/both-blackjack', 'push'],
  ['main/blackjack-alone', 'win'],
  ['main/dealer-blackjack-alone', 'lose'],
  ['main/dealer-over-21', 'win'],
  ['main/higher', 'win'],
  ['main/lower', 'lose'],
  ['main/equal', 'push'],
  ['insurance/dealer-second-card-ten-value', 'win'],
  ['insurance/dealer-second-card-other', 'lose'],
]);
const PLAIN: DueFacts = { cardValues: CARD_VALUES, outcomes: OUTCOMES };
const and = (...rows: readonly string[]): DueFacts['outcomes'] =>
  new Map([...OUTCOMES, ...rows.map((row) => [row, 'push'] as const)]);

const ONE = 'w1 main 1000 box:1 p1';
const TWO = 'w1 main 1000 box:1 p1; w2 main 500 box:1 p2';
/** A box that is not told, as two were dealt to. */
const UNTOLD = 'w1 main 1000 p1; box:1 TH; box:2 9H; dealer 9S; box:1 8C; box:2 8D; dealer 8H';

describe('aces of a doubled hand that count one', () => {
  const LOW: DueFacts = { ...PLAIN, aceInDouble: 'one' };
  /** How many cards count low, the total, and how the hand stands to a dealer’s 19. */
  const counted = (script: string, facts = LOW): unknown[] => {
    const round = roundOf(`${script}; dealer 9D`);
    const wager = wagerOf(round, 'w1');
    const { hand } = wager;
    if (hand === undefined) throw new Error('no hand');
    return [lowCards(round, wager, hand, facts), totalFor(round, wager, hand, facts), standingFor(round, wager, facts)];
  };
  const DOUBLE = 'd1 double 1000 p1 on w1';
  const hand = (first: string, second: string, more: string): string =>
    `${ONE}; box:1 ${first}; dealer TS; box:1 ${second}; ${more}`;
  const shared = (cards: string): string => `${TWO}; box:1 AH; dealer TS; box:1 5C; d2 double 500 p2 on w2; ${cards}`;
  test.each<[string, string, unknown[]]>([
    ['an ace first', hand('AH', '5C', `${DOUBLE}; box:1 4C`), [2, 10, 'lower']],
    ['an ace second', hand('5H', 'AC', `${DOUBLE}; box:1 4C`), [2, 10, 'lower']],
    ['an ace drawn', hand('5H', '4C', `${DOUBLE}; box:1 AC`), [0, 20, 'higher']],
    ['an ace, and no card drawn yet', hand('AH', '9C', DOUBLE), [0, 20, 'higher']],
    ['an ace of a hand that was not doubled', hand('AH', '5C', 'hit box:1 by p1; box:1 4C'), [0, 20, 'higher']],
    ['an ace that counts one in any case', shared('box:1 9D'), [0, 15, 'lower']],
    ['an ace of a hand that another doubled', shared('box:1 4D'), [undefined, 20, undefined]],
    ['an ace beside a card without a value', shared('box:1 JOKER'), [0, undefined, undefined]],
  ])('%s', (_, script, expected) => {
    expect(counted(script)).toEqual(expected);
  });

  test('none where the rules do not have it so', () => {
    expect(counted(hand('AH', '5C', `${DOUBLE}; box:1 4C`), PLAIN)).toEqual([0, 20, 'higher']);
  });

  test('a wager on a box that is not told stands to nothing', () => {
    const round = roundOf(UNTOLD);
    expect(standingFor(round, wagerOf(round, 'w1'), LOW)).toBeUndefined();
  });
});

const due = (script: string, facts: DueFacts, id = 'w1'): string | undefined => {
  const round = roundOf(script);
  return dueRow(round, wagerOf(round, id), facts);
};

describe('the row that decides insurance', () => {
  const insured = (rest: string): string => `${ONE}; box:1 TH; dealer AS; box:1 9C; i1 insurance 500 p1 on w1${rest}`;
  test.each<[string, string, DueFacts, string | undefined]>([
    ['a ten', insured('; dealer TD'), PLAIN, 'insurance/dealer-second-card-ten-value'],
    ['a king', insured('; dealer KD'), PLAIN, 'insurance/dealer-second-card-ten-value'],
    ['a nine', insured('; dealer 9D'), PLAIN, 'insurance/dealer-second-card-other'],
    ['an ace', insured('; dealer AD'), PLAIN, 'insurance/dealer-second-card-other'],
    ['no second card', insured(''), PLAIN, undefined],
    ['no hand of the dealer’s', insured('; dealer KD').replace('main', 'main:2'), PLAIN, undefined],
    ['no rule', insured('; dealer KD'), { ...PLAIN, outcomes: new Map([['main/higher', 'win']]) }, undefined],
  ])('%s', (_, script, facts, expected) => {
    expect(due(script, facts, 'i1')).toBe(expected);
  });
});

describe('the row that decides a wager on a hand', () => {
  const REQUESTS: DueFacts = {
    ...PLAIN,
    outcomes: and('double/withdrawn', 'main/double-withdrawn', 'double/dealer-blackjack'),
    evenMoneyAgainst: 'ace',
    surrenderAgainst: ['king', 'ace'],
    surrenderBelow: 21,
    doubleWithdrawnUpTo: 21,
  };
  const surrendered = (second: string): string => `${ONE}; box:1 TH; dealer KS; box:1 6C; surrender box:1${second}`;
  const DOUBLED = `${ONE}; box:1 6H; dealer KS; box:1 5C; d1 double 1000 p1 on w1; box:1 2C`;
  test.each<[string, string, string, string | undefined]>([
    [
      'paid at once on request',
      `${ONE}; box:1 AH; dealer AS; box:1 KC; even-money box:1; w1 win 1000`,
      'w1',
      EVEN_MONEY,
    ],
    ['surrendered, no blackjack', surrendered('; dealer 9D'), 'w1', SURRENDERED],
    ['surrendered, a blackjack', surrendered('; dealer AD'), 'w1', 'main/surrendered/dealer-blackjack'],
    ['surrendered, and no second card', surrendered(''), 'w1', undefined],
    ['given up with its double', `${DOUBLED}; withdraw d1; dealer 9D`, 'w1', 'main/double-withdrawn'],
    ['a double taken back', `${DOUBLED}; w1 lose; d1 push; dealer 9D`, 'd1', 'double/withdrawn'],
    ['the same before a blackjack', `${DOUBLED}; w1 lose; d1 push; dealer AD`, 'd1', 'double/withdrawn'],
    [
      'a double given back after a blackjack',
      `${DOUBLED}; dealer AD; w1 lose; d1 push`,
      'd1',
      'double/dealer-blackjack',
    ],
    ['its original then', `${DOUBLED}; dealer AD; w1 lose; d1 push`, 'w1', 'main/dealer-blackjack-alone'],
    ['a box not told', UNTOLD, 'w1', undefined],
    ['no second card of the dealer', `${ONE}; box:1 TH; dealer KS; box:1 6C`, 'w1', undefined],
  ])('%s', (_, script, id, expected) => {
    expect(due(script, REQUESTS, id)).toBe(expected);
    expect(due(script, { ...REQUESTS, originalWagerAfterSplit: new Map([['first-hand-21', 'other-hands']]) }, id)).toBe(
      expected,
    );
  });

  const BLACKJACK_ROWS: DueFacts = {
    ...PLAIN,
    blackjackAfterSwitch: 'does-not-count',
    outcomes: and(
      'double/dealer-blackjack',
      'split/dealer-blackjack',
      'main/after-double/dealer-blackjack',
      'main/after-split/dealer-blackjack',
      'main/switched-blackjack/dealer-blackjack',
    ),
  };
  const SPLIT = `${ONE}; box:1 8H; dealer KS; box:1 8C; split box:1; s1 split 1000 p1 on w1 hand 2; box:1 3C; box:1/2 4C`;
  const SEAT = 'w1 main 1000 box:1a; w2 main 1000 box:1b; box:1a AH; box:1b 9H; dealer KS; box:1a 5C; box:1b TC';
  test.each<[string, string, string, string]>([
    ['plain', `${ONE}; box:1 8H; dealer KS; box:1 8C`, 'w1', 'main/dealer-blackjack-alone'],
    ['doubled', DOUBLED, 'w1', 'main/after-double/dealer-blackjack'],
    ['the double', DOUBLED, 'd1', 'double/dealer-blackjack'],
    ['split', SPLIT, 'w1', 'main/after-split/dealer-blackjack'],
    ['the split', SPLIT, 's1', 'split/dealer-blackjack'],
    ['switched to an ace and a ten', `${SEAT}; switch box:1a`, 'w1', 'main/switched-blackjack/dealer-blackjack'],
    ['switched to something else', `${SEAT}; switch box:1a`, 'w2', 'main/dealer-blackjack-alone'],
  ])('against a dealer’s blackjack: %s', (_, script, id, expected) => {
    expect(due(`${script}; dealer AD`, BLACKJACK_ROWS, id)).toBe(expected);
  });
});

describe('the wager on the other hand, once the first has won or was given up', () => {
  const NOW: DueFacts = {
    ...PLAIN,
    outcomes: and('main/total-21', 'split/dealer-blackjack', 'double/withdrawn', 'main/double-withdrawn'),
    originalWagerAfterSplit: new Map([['first-hand-21', 'other-hands']]),
    doubleWithdrawnUpTo: 21,
  };
  const { originalWagerAfterSplit, ...WITHOUT } = NOW;
  const split = (first: string, on = ' on w1', mains = ONE): string =>
    `${mains}; box:1 8H; dealer KS; box:1 8C; split box:1; s1 split 1000 box:1 p1${on} hand 2; ${first}; box:1/2 4C`;
  const TWENTY_ONE = 'box:1 3C; box:1 TC';
  const GIVEN_UP = 'box:1 3C; d1 double 1000 p1 on w1; box:1 2C; withdraw d1; w1 lose';
  test.each<[string, string, string]>([
    ['won with 21', split(TWENTY_ONE), NOW_ORIGINAL],
    ['given up with its double', split(GIVEN_UP), NOW_ORIGINAL],
    ['neither', split('box:1 3C; box:1 9C'), 'split/dealer-blackjack'],
    [
      'on no wager named',
      split(TWENTY_ONE, '', 'w1 main 1000 box:1 p1; w2 main 500 box:1 p1'),
      'split/dealer-blackjack',
    ],
  ])('%s', (_, script, expected) => {
    expect(due(`${script}; dealer AD`, NOW, 's1')).toBe(expected);
    expect(due(`${script}; dealer AD`, WITHOUT, 's1')).toBe('split/dealer-blackjack');
    const elsewhere: DueFacts = { ...NOW, originalWagerAfterSplit: new Map([['first-hand-21', 'first-hand']]) };
    expect(due(`${script}; dealer AD`, elsewhere, 's1')).toBe('split/dealer-blackjack');
    expect(originalWagerAfterSplit?.size).toBe(1);
  });
});

test.each<[string | undefined, string | undefined]>([
  [undefined, undefined],
  [EVEN_MONEY, 'win'],
  [SURRENDERED, 'lose'],
  [NOW_ORIGINAL, 'lose'],
  ['row/win', 'win'],
  ['row/lose', 'lose'],
  ['row/push', 'push'],
  ['row/void', 'push'],
  ['row/stays', undefined],
  ['row/unstated', undefined],
])('what a row makes of a wager: %s', (row, expected) => {
  const outcomes = new Map((['win', 'lose', 'push', 'void', 'stays'] as const).map((one) => [`row/${one}`, one]));
  expect(outcomeOf(row, { outcomes })).toBe(expected);
});

test.each([
  ['main/even-money', 'even-money'],
  ['main/surrendered', 'surrender'],
  ['main/surrendered/dealer-blackjack', 'surrender'],
  ['main/double-withdrawn', 'withdrawn'],
  ['double/withdrawn', 'withdrawn'],
  ['insurance/dealer-second-card-ten-value', 'insurance'],
  ['insurance/dealer-second-card-other', 'insurance'],
  ['split/now-original/dealer-blackjack', 'dealers-blackjack'],
  ['double/dealer-blackjack', 'dealers-blackjack'],
  ['split/dealer-blackjack', 'dealers-blackjack'],
  ['main/after-double/dealer-blackjack', 'dealers-blackjack'],
  ['main/after-split/dealer-blackjack', 'dealers-blackjack'],
  ['main/switched-blackjack/dealer-blackjack', 'comparison'],
  ['main/dealer-blackjack-alone', 'comparison'],
  ['main/higher', 'comparison'],
])('the duty to which a row belongs: %s', (row, expected) => {
  expect(rowKind(row)).toBe(expected);
});
