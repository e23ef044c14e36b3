import { because } from '../../../../src/core/checks/blackjack/because';
import type { DueFacts } from '../../../../src/core/checks/blackjack/due';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const FACTS: DueFacts = {
  cardValues: CARD_VALUES,
  outcomes: new Map([
    ['main/total-21', 'win'],
    ['main/five-card-trick', 'win'],
    ['main/both-blackjack', 'push'],
    ['main/blackjack-alone', 'win'],
  ]),
};

const why = (script: string): string => {
  const round = roundOf(script);
  return because(round, wagerOf(round, 'w1'), FACTS);
};
const cards = (own: string, dealers: string): string =>
  [
    'w1 main 1000 box:1 p1',
    ...own.split(' ').map((card) => `box:1 ${card}`),
    ...dealers.split(' ').map((card) => `dealer ${card}`),
  ].join('; ');

test.each<[string, string, string]>([
  ['TH 6C 6D', '9S 8D', 'the hand has 22, which is over 21'],
  ['AH KC', 'AS KD', 'the hand and the dealer both have a blackjack'],
  ['AH KC', '9S 8D', 'the hand is a blackjack and the dealer has none'],
  ['7H 7C 7D', '9S 8D', 'the hand has 21'],
  ['2H 2C 3D 3C 4H', '9S 8D', 'the hand has 14 with five cards'],
  ['TH 9C', 'AS KD', 'the dealer has a blackjack'],
  ['TH 9C', '9S 3D TD', 'the hand has 19 and the dealer is over 21 with 22'],
  ['TH 9C', '9S 6D TD', 'the hand has 19 and the dealer is over 21 with 25'],
  ['TH 9C', '9S 8D', 'the hand has 19 and the dealer 17'],
])('%s against %s', (own, dealers, expected) => {
  expect(why(cards(own, dealers))).toBe(expected);
});
