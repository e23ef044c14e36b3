import { isKeptAsOne } from '../../../../src/core/checks/blackjack/dealers-blackjack';
import type { DueFacts } from '../../../../src/core/checks/blackjack/due';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const FACTS: DueFacts = {
  cardValues: CARD_VALUES,
  outcomes: new Map([
    ['split/dealer-blackjack', 'void'],
    ['main/lower', 'lose'],
    ['main/over-21', 'lose'],
    ['double/withdrawn', 'push'],
    ['main/double-withdrawn', 'lose'],
  ]),
};

const kept = (script: string, id: string, facts = FACTS): boolean | undefined => {
  const round = roundOf(script);
  return isKeptAsOne(round, wagerOf(round, id), facts);
};
const PAIR = 'w1 main 1000 box:1 p1; box:1 8H; dealer KS; box:1 8C';
const SPLIT = `${PAIR}; split box:1; s1 split 1000 p1 on w1 hand 2`;
const BOTH_IN = `${SPLIT}; box:1 3C; box:1/2 4C; dealer AD`;
const FIRST_OVER = `${SPLIT}; box:1 5C; box:1 TC; box:1/2 4C; dealer AD`;
const DOUBLED = `${PAIR}; d1 double 1000 p1 on w1; box:1 2C; dealer AD`;

test.each<[string, string, boolean | undefined, boolean | undefined]>([
  ['one kept, the other given back', `${BOTH_IN}; w1 lose; s1 push`, true, true],
  ['the other way round', `${BOTH_IN}; w1 push; s1 lose`, true, true],
  ['both kept', `${BOTH_IN}; w1 lose; s1 lose`, false, false],
  ['both given back', `${BOTH_IN}; w1 push; s1 push`, false, false],
  ['one paid', `${BOTH_IN}; w1 win 1000; s1 lose`, false, true],
  ['one over 21 kept, the other given back', `${FIRST_OVER}; w1 lose; s1 push`, true, true],
  ['one over 21 kept, and the other kept too', `${FIRST_OVER}; w1 lose; s1 lose`, true, undefined],
  ['one over 21 given back, the other kept', `${FIRST_OVER}; w1 push; s1 lose`, true, true],
  ['no blackjack of the dealer', `${BOTH_IN.replace('dealer AD', 'dealer 9D')}; w1 lose; s1 push`, false, false],
  [
    'insured besides',
    `${BOTH_IN.replace('box:1 3C', 'i1 insurance 500 p1 on w1; box:1 3C')}; w1 lose; s1 push; i1 lose`,
    true,
    true,
  ],
  ['beside another box that lost', `w2 main 700 box:2 p2; ${BOTH_IN}; w1 lose; s1 push; w2 lose`, true, true],
])('two split hands against a blackjack: %s', (_, script, first, other) => {
  expect(kept(script, 'w1')).toBe(first);
  expect(kept(script, 's1')).toBe(other);
});

test('of three split hands one over 21 and one other kept, it is open whether the third was the one', () => {
  const three = `${SPLIT}; box:1 8D; split box:1; s2 split 1000 p1 on w1 hand 3; box:1 5C; box:1 TC; box:1/2 4C; box:1/3 4D; dealer AD`;
  expect(kept(`${three}; w1 lose; s1 lose; s2 push`, 's2')).toBeUndefined();
  expect(kept(`${three}; w1 lose; s1 push; s2 push`, 's2')).toBe(true);
});

test('of a doubled hand one wager is kept as well', () => {
  expect(kept(`${DOUBLED}; w1 lose; d1 push`, 'w1')).toBe(true);
  expect(kept(`${DOUBLED}; w1 lose; d1 push`, 'd1')).toBe(true);
  expect(kept(`${DOUBLED}; w1 lose; d1 lose`, 'd1')).toBe(false);
});

test('a wager given up with its double is not the one that was kept', () => {
  const givenUp = `${SPLIT}; box:1 3C; d1 double 1000 p1 on w1; box:1 2C; withdraw d1; w1 lose; box:1/2 4C; dealer AD`;
  const facts: DueFacts = { ...FACTS, doubleWithdrawnUpTo: 21 };
  expect(kept(`${givenUp}; s1 lose`, 's1', facts)).toBe(true);
  expect(kept(`${givenUp}; s1 push`, 's1', facts)).toBe(false);
  // Unless the other hand is over 21, and no longer there to carry it.
  const over = givenUp.replace('box:1/2 4C', 'box:1/2 5C; box:1/2 TC');
  expect(kept(`${over}; s1 push`, 's1', facts)).toBe(true);
});

test('a wager that nothing was added to, or that adds to none that is named, is none of several', () => {
  expect(kept(`${PAIR}; dealer AD; w1 lose`, 'w1')).toBe(false);
  const untold = `w2 main 500 box:1 p1; ${SPLIT.replace('p1 on w1 hand 2', 'p1 box:1 hand 2')}; box:1 3C; dealer AD`;
  expect(kept(`${untold}; s1 lose`, 's1')).toBe(false);
});

test('only where the rules leave the rest void', () => {
  const one = `${BOTH_IN}; w1 lose; s1 push`;
  expect(kept(one, 'w1', { ...FACTS, outcomes: new Map([['split/dealer-blackjack', 'lose']]) })).toBe(false);
  expect(kept(one, 'w1', { ...FACTS, outcomes: new Map() })).toBe(false);
});
