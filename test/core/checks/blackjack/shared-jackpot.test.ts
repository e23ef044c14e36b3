import { unequalShares } from '../../../../src/core/checks/blackjack/shared-jackpot';
import { roundOf } from '../../../support/rounds/blackjack/asked';

const EQUALLY = new Map([
  ['blazing-7s/several-100-percent-hands', 'equally'],
  ['blazing-7s/several-10-percent-hands', 'equally'],
]);

/** The least and the most of the shares that were not equal, with the rows that say they are to be. */
function unequal(script: string, shared: ReadonlyMap<string, string> | undefined = EQUALLY): unknown {
  const found = unequalShares(roundOf(script), shared);
  return found && [found.winners.map(({ id }) => id), found.least.id, found.most.id, found.cites];
}

/** Three boxes with sevens of one suit each, against a seven of diamonds. */
const boxes = (suits: readonly [string, string, string], ends: string): string => {
  const sevens = suits.map((suit, index) => `box:${String(index + 1)} 7${suit}`).join('; ');
  return [
    ...[1, 2, 3].map((n) => `w${String(n)} main 1000 box:${String(n)} p${String(n)}`),
    ...[1, 2, 3].map((n) => `x${String(n)} blazing-7s 500 box:${String(n)} p${String(n)}`),
    `${sevens}; dealer 7D; ${sevens}; ${ends}`,
  ].join('; ');
};
const CITED = [['jackpotShared', 'blazing-7s/several-100-percent-hands']];

test.each<[string, string, unknown]>([
  ['alike', boxes(['D', 'D', 'H'], 'x1 win 5000; x2 win 5000'), undefined],
  ['a cent apart', boxes(['D', 'D', 'H'], 'x1 win 5001; x2 win 5000'), undefined],
  ['two cents apart', boxes(['D', 'D', 'H'], 'x1 win 5002; x2 win 5000'), [['x1', 'x2'], 'x2', 'x1', CITED]],
  [
    'three, the first and last apart',
    boxes(['D', 'D', 'D'], 'x1 win 6000; x2 win 5000; x3 win 5500'),
    [['x1', 'x2', 'x3'], 'x2', 'x1', CITED],
  ],
  ['one alone', boxes(['D', 'H', 'H'], 'x1 win 5000'), undefined],
  ['none', boxes(['H', 'H', 'H'], ''), undefined],
  ['one not paid yet', boxes(['D', 'D', 'H'], 'x1 win 5000; x2 win 0'), undefined],
  ['one not settled yet', boxes(['D', 'D', 'H'], 'x1 win 5000'), undefined],
  ['one settled as lost', boxes(['D', 'D', 'H'], 'x1 win 5000; x2 lose'), undefined],
  ['one settled twice, in the end as lost', boxes(['D', 'D', 'H'], 'x1 win 5000; x2 win 100; x2 lose'), undefined],
  ['one declared void', boxes(['D', 'D', 'H'], 'x1 win 5000; x2 win 100; void wager x2'), undefined],
  [
    'one of a lesser prize that was paid more',
    boxes(['D', 'D', 'H'], 'x1 win 5000; x2 win 5000; x3 win 9000'),
    undefined,
  ],
  ['one of a lesser prize', boxes(['D', 'D', 'H'], 'x1 win 5000; x2 win 5000; x3 win 100'), undefined],
])('shares of a jackpot: %s', (_, script, expected) => {
  expect(unequal(script)).toEqual(expected);
});

test('sevens of another suit share the lesser part of it', () => {
  const hearts = boxes(['H', 'H', 'C'], 'x1 win 500; x2 win 400').replace('dealer 7D', 'dealer 7H');
  expect(unequal(hearts)).toEqual([
    ['x1', 'x2'],
    'x2',
    'x1',
    [['jackpotShared', 'blazing-7s/several-10-percent-hands']],
  ]);
});

test('is for the rules to say', () => {
  const apart = boxes(['D', 'D', 'H'], 'x1 win 5002; x2 win 5000');
  expect(unequalShares(roundOf(apart), undefined)).toBeUndefined();
  expect(unequal(apart, new Map([['blazing-7s/several-100-percent-hands', 'by-stake']]))).toBeUndefined();
  expect(unequal(apart, new Map([['blazing-7s/several-10-percent-hands', 'equally']]))).toBeUndefined();
});
