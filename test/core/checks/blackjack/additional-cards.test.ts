import { cardsShown } from '../../../../src/core/checks/blackjack/additional-cards';
import { printCard } from '../../../../src/core/values/card';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';

const shown = (script: string): string => {
  const round = roundOf(script);
  return cardsShown(round, wagerOf(round, 'x1')).map(printCard).join(' ');
};
const MAIN = 'w1 main 1000 box:1 p1';
const DRAWN = 'box:1 7H; dealer 9S; box:1 7C; box:1 2D; box:1 3D; dealer 8D';
const SPLIT =
  'box:1 7H; dealer 9S; box:1 7C; split box:1; s1 split 1000 p1 on w1 hand 2; box:1 7D; box:1 3D; box:1/2 4C';

test.each([
  ['any-pair', '7H 7C', '7H 7C'],
  ['perfect-pair', '7H 7C', '7H 7C'],
  ['lucky-lucky', '7H 7C 9S', '7H 7C 9S'],
  ['blazing-7s', '7H 7C 9S', '7H 7C 9S'],
  ['bonus-blackjack', '7H 7C 2D 3D', '7H 7D 3D'],
  ['super-sevens', '7H 7C 2D', '7H 7C 7D'],
])('the cards that decided %s, of a hand that drew and of one that was split', (bet, drawn, split) => {
  expect(shown(`${MAIN}; x1 ${bet} 500 box:1 p1; ${DRAWN}`)).toBe(drawn);
  expect(shown(`${MAIN}; x1 ${bet} 500 box:1 p1; ${SPLIT}`)).toBe(split);
});

test('super match is decided by the first four cards of a seat with two boxes', () => {
  const seat = 'w1 main 1000 box:1a; w2 main 1000 box:1b; w3 main 1000 box:2a';
  const cards = 'box:1a 7H; box:1b 2H; box:2a 9H; dealer 9S; box:1a 7C; box:1b 3C; box:2a 9C; box:1a 4C';
  expect(shown(`${seat}; x1 super-match 500 box:1a p1; ${cards}`)).toBe('7H 2H 7C 3C');
  expect(shown(`${seat}; x1 super-match 500 box:1 p1; ${cards}`)).toBe('7H 2H 7C 3C');
  expect(shown(`${seat}; x1 super-match 500 p9; ${cards}`)).toBe('');
});

test('no cards are named of a box that is not told', () => {
  expect(shown('w1 main 1000 box:1; w2 main 1000 box:2; x1 any-pair 500 p1; box:1 7H; box:2 7C; dealer 9S')).toBe('');
});

test('nor cards of a dealer who has none', () => {
  expect(shown(`${MAIN}; x1 lucky-lucky 500 box:1 p1; box:1 7H; box:1 7C`)).toBe('7H 7C');
});
