import { blackjackParts } from '../../../../src/core/checks/blackjack/parts';
import { roundOf } from '../../../support/rounds/blackjack/asked';

const PLAIN = 'w1 main 1000 box:1 p1; box:1 TH; dealer 9S; box:1 9C; dealer 8D; w1 win 1000';

test('a round of nothing but wagers and cards has none of the parts', () => {
  const round = roundOf(PLAIN);
  expect(Object.entries(blackjackParts).filter(([, has]) => has?.(round) === true)).toEqual([]);
});

test.each<[string, string]>([
  ['additional', `x1 any-pair 100 box:1 p1; ${PLAIN}`],
  ['announcements', `${PLAIN}; announce box:1 19`],
  ['calls', `call no-more-bets; ${PLAIN}`],
  ['cuttingCardAt', `cutting-card; ${PLAIN}`],
  ['irregularities', `${PLAIN}; irregularity malfunction`],
  ['made', PLAIN.replace('p1', 'p1 chips=value')],
  ['oral', PLAIN.replace('p1', 'p1 oral')],
  ['preparation', `burn; ${PLAIN}`],
  ['turns', PLAIN.replace('dealer 8D', 'stand box:1; dealer 8D')],
])('a round with %s has that part alone', (part, script) => {
  const round = roundOf(script);
  expect(Object.keys(blackjackParts).filter((name) => blackjackParts[name]?.(round) === true)).toEqual([part]);
});

test.each([true, false])('a record that says whether there is a shoe has that part: %s', (shoe) => {
  const round = roundOf(PLAIN, { equipment: { decks: 8, shoe } });
  expect(Object.keys(blackjackParts).filter((name) => blackjackParts[name]?.(round) === true)).toEqual(['shoe']);
});
