import { drewRightly, passesTrick } from '../../../../src/core/checks/blackjack/drawn-rightly';
import { roundOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

type Facts = Parameters<typeof drewRightly>[2];
const FACTS: Facts = {
  cardValues: CARD_VALUES,
  doubleDraws: 1,
  splitAcesDraw: 1,
  settledWhen: new Map([['main/five-card-trick', 'at-once']]),
};
const WITHOUT: Facts = { cardValues: FACTS.cardValues };

const drew = (script: string, facts: Facts, name = 'box:1'): boolean => {
  const round = roundOf(script);
  const hand = round.hands.find((one) => one.name === name);
  if (hand === undefined) throw new Error(`no hand ${name}`);
  return drewRightly(round, hand, facts);
};
const dealt = (...cards: readonly string[]): string =>
  ['w1 main 1000 box:1 p1', ...cards.map((card) => `box:1 ${card}`)].join('; ');
const ACES = `${dealt('AH', 'AC')}; split box:1; s1 split 1000 p1 on w1 hand 2`;
const EIGHTS = `${dealt('8H', '8C')}; split box:1; s1 split 1000 p1 on w1 hand 2`;
const DOUBLED = `${dealt('6H', '5C')}; d1 double 1000 p1 on w1`;

test.each<[string, string, boolean, boolean]>([
  ['two cards of 21', dealt('AH', 'KC'), true, true],
  ['three cards after 20', dealt('TH', 'KC', '2C'), true, true],
  ['three cards after 21', dealt('AH', 'KC', '2C'), false, false],
  ['four cards after 21', dealt('7H', '7C', '7D', '2C'), false, false],
  ['a card after one without a value', dealt('JOKER', 'KC', '2C'), true, true],
  ['a fifth card', dealt('2H', '2C', '3D', '3C', '4H'), true, true],
  ['a sixth card', dealt('2H', '2C', '3D', '3C', '4H', '2D'), false, true],
  ['one card to a split ace', `${ACES}; box:1 5C`, true, true],
  ['two cards to a split ace', `${ACES}; box:1 5C; box:1 4C`, false, true],
  ['two cards to another split card', `${EIGHTS}; box:1 5C; box:1 4C`, true, true],
  ['one card after a double', `${DOUBLED}; box:1 2C`, true, true],
  ['two cards after a double', `${DOUBLED}; box:1 2C; box:1 3C`, false, true],
  [
    'two cards after a double on another box',
    `${dealt('6H', '5C')}; w2 main 500 box:2 p1; d1 double 500 p1 on w2; box:1 2C; box:1 3C`,
    true,
    true,
  ],
])('%s', (_, script, expected, where) => {
  expect(drew(script, FACTS)).toBe(expected);
  // Where the rules do not say how many cards a double or a split ace gets, nor that a trick is paid at once.
  expect(drew(script, WITHOUT)).toBe(where);
});

test('a trick of five cards takes no sixth only where it is paid at once', () => {
  expect([5, 6].map((cards) => passesTrick(cards, FACTS))).toEqual([false, true]);
  expect(passesTrick(6, {})).toBe(false);
  expect(passesTrick(6, { settledWhen: new Map([['main/five-card-trick', 'after-dealers-hand']]) })).toBe(false);
});
