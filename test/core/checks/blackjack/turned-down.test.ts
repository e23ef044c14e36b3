import { HANDS, type SettlingFacts } from '../../../../src/core/checks/blackjack/settling';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const may = (script: string, facts: SettlingFacts, id: string): boolean | string => {
  const round = roundOf(script);
  return HANDS.mayBeTurnedDown(round, wagerOf(round, id), facts);
};

const ONE = 'w1 main 1000 box:1 p1';
const TWO = `${ONE}; w2 main 1000 box:1 p2`;
/** Cards for box 1 and the dealer's between them. */
const dealt = (first: string, dealers: string, second: string): string =>
  `box:1 ${first}; dealer ${dealers}; box:1 ${second}`;
const ACE = dealt('KH', 'AS', '9C');

type Asked = readonly [name: string, script: string, id: string, facts: SettlingFacts, expected: boolean];

describe('a table may turn down what adds to a wager', () => {
  const HALF: SettlingFacts = { addedStake: new Map([['insurance', 'up-to-half']]) };
  const EQUAL: SettlingFacts = { addedStake: new Map([['double', 'equal-to-wager']]) };
  test.each<Asked>([
    ['on the wager of another player', `${TWO}; ${ACE}; i1 insurance 500 on w1 p2; i1 void`, 'i1', {}, true],
    ['on a wager of its player', `${TWO}; ${ACE}; i1 insurance 500 on w2 p2; i1 void`, 'i1', {}, false],
    ['where its player has no wager', `${ONE}; ${ACE}; i1 insurance 500 box:1 p2; i1 void`, 'i1', {}, true],
    ['where its player has one', `${TWO}; ${ACE}; i1 insurance 500 box:1 p2; i1 void`, 'i1', {}, false],
    [
      'beyond half with what was added before',
      `${ONE}; ${ACE}; i1 insurance 300 on w1; i2 insurance 201 on w1; i2 void`,
      'i2',
      HALF,
      true,
    ],
    [
      'up to half with what was added before',
      `${ONE}; ${ACE}; i1 insurance 300 on w1; i2 insurance 200 on w1; i2 void`,
      'i2',
      HALF,
      false,
    ],
    [
      'up to half, where what was added before was turned down too',
      `${ONE}; ${ACE}; i1 insurance 300 on w1; i2 insurance 500 on w1; i1 void; i2 void`,
      'i2',
      HALF,
      false,
    ],
    [
      'beside a double of the whole amount',
      `${ONE}; ${dealt('5H', '6S', '6C')}; d1 double 1000 on w1; d2 double 1000 on w1; d2 void`,
      'd2',
      EQUAL,
      true,
    ],
  ])('%s', (_, script, id, facts, expected) => {
    expect(may(script, facts, id)).toBe(expected);
  });
});

describe('a table may turn down insurance', () => {
  const insured = (dealers: string, before = ''): string =>
    `${ONE}; ${dealt('5H', dealers, '4C')}; ${before}; i1 insurance 500 on w1; i1 void`;
  const OFFERED: SettlingFacts = { insuranceAgainst: 'ace', insuranceCloses: 'before-additional-cards' };
  test.each<Asked>([
    ['against a king', insured('KS'), 'i1', OFFERED, true],
    ['not against an ace', insured('AS'), 'i1', OFFERED, false],
    ['not against a king, where no rule names the card', insured('KS'), 'i1', {}, false],
    ['after a further card', insured('AS', 'hit box:1; box:1 9D'), 'i1', OFFERED, true],
    ['not after a further card, where no rule closes it', insured('AS', 'hit box:1; box:1 9D'), 'i1', {}, false],
    ['not before the dealer has a card', `${ONE}; box:1 5H; i1 insurance 500 on w1; i1 void`, 'i1', OFFERED, false],
  ])('%s', (_, script, id, facts, expected) => {
    expect(may(script, facts, id)).toBe(expected);
  });

  test('a second on a box that takes one', () => {
    const facts: SettlingFacts = { wagersPerPosition: new Map([['insurance', [1]]]) };
    const two = (settled: string): string =>
      `${TWO}; ${ACE}; i1 insurance 500 on w1; i2 insurance 500 on w2 p2; i2 void; ${settled}`;
    expect([may(two(''), facts, 'i2'), may(two('i1 void'), facts, 'i2'), may(two(''), {}, 'i2')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a table may turn down a double', () => {
  const RULES: SettlingFacts = { cardValues: CARD_VALUES, doubleOn: 'first-two-cards', doubleTotals: [9, 10, 11] };
  const doubled = (first: string, second: string, play = ''): string =>
    `${ONE}; ${dealt(first, '6S', second)}; ${play}; d1 double 1000 on w1; d1 void`;
  test.each<Asked>([
    ['on eight', doubled('5H', '3C'), 'd1', RULES, true],
    ['not on nine', doubled('5H', '4C'), 'd1', RULES, false],
    ['not on eight, where no total is named', doubled('5H', '3C'), 'd1', { cardValues: CARD_VALUES }, false],
    ['on three cards', doubled('2H', '3C', 'hit box:1; box:1 4D'), 'd1', RULES, true],
    ['once the player has stood', doubled('5H', '4C', 'stand box:1'), 'd1', RULES, true],
    ['not where the values of cards are unknown', doubled('5H', '3C'), 'd1', { doubleTotals: [9] }, false],
  ])('%s', (_, script, id, facts, expected) => {
    expect(may(script, facts, id)).toBe(expected);
  });
});

describe('a table may turn down a split', () => {
  const RULES: SettlingFacts = { cardValues: CARD_VALUES, splitHands: 2 };
  const asked = (first: string, second: string, play = ''): string =>
    `${ONE}; ${dealt(first, '6S', second)}; ${play}; s1 split 1000 on w1 hand 2; s1 void`;
  const again = (card: string, made = 'box:1/2 TD'): string =>
    `${ONE}; ${dealt(card, '6S', card)}; split box:1; s1 split 1000 on w1 hand 2; box:1/1 ${card}; s2 split 1000 on w1 hand 3; ${made}; s2 void`;
  test.each<Asked>([
    ['of a nine and a ten', asked('9H', 'TC'), 's1', RULES, true],
    ['not of two nines', asked('9H', '9C'), 's1', RULES, false],
    ['not of a king and a ten', asked('KH', 'TC'), 's1', RULES, false],
    ['with three cards', asked('2H', '2C', 'hit box:1; box:1 7D'), 's1', RULES, true],
    ['into a third hand, where two may be made', again('9H'), 's2', RULES, true],
    ['not into a third, where three may be made', again('9H'), 's2', { ...RULES, splitHands: 3 }, false],
    [
      'of aces for the second time',
      again('AH'),
      's2',
      { cardValues: CARD_VALUES, acesSplitAgain: 'not-allowed' },
      true,
    ],
    ['not one that was made', again('9H', 'box:1/2 TD; box:1/3 TC'), 's2', RULES, false],
    ['not where the values of cards are unknown', asked('9H', 'TC'), 's1', { splitHands: 2 }, false],
  ])('%s', (_, script, id, facts, expected) => {
    expect(may(script, facts, id)).toBe(expected);
  });
});

describe('a table may turn down a player', () => {
  const three = 'w1 main 1000 box:1 p1; w2 main 1000 box:1 p2; w3 main 1000 box:1 p3';
  const MOST: SettlingFacts = { wagersPerPosition: new Map([['main', [3]]]) };
  const ALONE: SettlingFacts = { othersOnBox: new Map([['main', 'may-not']]) };
  test.each<Asked>([
    ['who is the fourth on a box', `${three}; w4 main 1000 box:1 p4; w4 void`, 'w4', MOST, true],
    ['not the third', `${three}; w3 void`, 'w3', MOST, false],
    ['not on another box', `${three}; w4 main 1000 box:2 p4; w4 void`, 'w4', MOST, false],
    ['not another wager of the third', `${three}; w4 main 1000 box:1 p3; w4 void`, 'w4', MOST, false],
    ['who is the second, where one may play', `${TWO}; w2 void`, 'w2', ALONE, true],
    ['not the only one', `${ONE}; w1 void`, 'w1', ALONE, false],
  ])('%s', (_, script, id, facts, expected) => {
    expect(may(script, facts, id)).toBe(expected);
  });
});
