import { EVEN_MONEY } from '../../../../src/core/checks/blackjack/due';
import { isOnHand, payingOdds, payKind, payRow, type PayFacts } from '../../../../src/core/checks/blackjack/paying';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const EVEN = { wins: 1, on: 1 };
const FACTS: PayFacts = {
  cardValues: CARD_VALUES,
  outcomes: new Map([
    ['main/both-blackjack', 'win'],
    ['main/blackjack-alone', 'win'],
    ['main/five-card-trick', 'win'],
    ['main/total-21', 'win'],
  ]),
  pays: new Map([['main', EVEN]]),
  tenValueRanking: ['king', 'queen', 'jack', '10'],
};
const row = (script: string, rows: readonly string[], due?: string, id = 'w1', dealerHands = 1): string | undefined => {
  const round = roundOf(script, { read: { dealerHands } });
  return payRow(round, wagerOf(round, id), due, { ...FACTS, pays: new Map(rows.map((name) => [name, EVEN])) });
};
const ONE = 'w1 main 1000 box:1 p1';
const hands = (own: string, dealers: string, first = ONE): string =>
  [first, ...own.split(' ').map((card) => `box:1 ${card}`), ...dealers.split(' ').map((card) => `dealer ${card}`)].join(
    '; ',
  );
const LOW = 'main/blackjack/against-a-low-card';

describe('the odds by which a wager that won is paid', () => {
  test.each<[string, string, readonly string[], string]>([
    [
      'a higher hand',
      hands('TH 9C', '9S 8D'),
      ['main', 'main/blackjack', 'main/total-21', 'main/dealer-over-21'],
      'main',
    ],
    ['a blackjack', hands('AH KC', '9S 8D'), ['main', 'main/blackjack', 'main/total-21'], 'main/blackjack'],
    ['a blackjack without odds of its own', hands('AH KC', '9S 8D'), ['main', 'main/total-21'], 'main'],
    ['a blackjack against a nine', hands('AH KC', '9S 8D'), ['main', LOW, 'main/blackjack'], LOW],
    ['a blackjack against a ten', hands('AH KC', 'TS 8D'), ['main', LOW, 'main/blackjack'], 'main/blackjack'],
    ['a blackjack against an ace', hands('AH KC', 'AS 8D'), ['main', LOW, 'main/blackjack'], 'main/blackjack'],
    [
      'a blackjack against no hand of the dealer’s',
      'w1 main:2 1000 box:1; box:1 AH; box:1 KC',
      ['main', LOW, 'main/blackjack'],
      'main/blackjack',
    ],
    [
      'five cards',
      hands('2H 2C 3D 3C 4H', '9S 8D'),
      ['main', 'main/five-card-trick', 'main/5-card-21'],
      'main/five-card-trick',
    ],
    ['five cards without odds of their own', hands('2H 2C 3D 3C 4H', '9S 8D'), ['main', 'main/total-21'], 'main'],
    ['21', hands('7H 6C 8D', '9S 8D'), ['main', 'main/total-21', 'main/blackjack'], 'main/total-21'],
    ['21 without odds of its own', hands('TH 9C 2D', '9S 8D'), ['main', 'main/blackjack'], 'main'],
    [
      'three sevens',
      hands('7H 7C 7D', '9S 8D'),
      ['main', 'main/total-21', 'main/7-7-7/mixed-suits'],
      'main/7-7-7/mixed-suits',
    ],
    ['three sevens without odds of their own', hands('7H 7C 7D', '9S 8D'), ['main', 'main/total-21'], 'main/total-21'],
    ['20 of three cards', hands('7H 7C 6D', '9S 8D'), ['main', 'main/total-21', 'main/7-7-7/mixed-suits'], 'main'],
  ])('%s', (_, script, rows, expected) => {
    expect(row(script, rows, 'main/higher')).toBe(expected);
  });

  test.each([
    ['KC', 'QD', 'higher'],
    ['TC', 'JD', 'lower'],
    ['QC', 'QD', 'same'],
  ])('of two blackjacks, with %s against %s', (own, dealers, expected) => {
    const rows = [
      'main',
      'main/blackjack',
      ...['higher', 'lower', 'same'].map((one) => `main/both-blackjack/${one}-ten-value-card`),
    ];
    expect(row(hands(`AH ${own}`, `AS ${dealers}`), rows)).toBe(`main/both-blackjack/${expected}-ten-value-card`);
    expect(row(hands(`AH ${own}`, `AS ${dealers}`), ['main', 'main/blackjack'])).toBe('main/blackjack');
    expect(row(hands(`AH ${own}`, `AS ${dealers}`), ['main'])).toBe('main');
  });

  test('against a dealer over 21, where that has odds of its own', () => {
    const script = hands('TH 9C', '9S 6D TD');
    expect(row(script, ['main', 'main/dealer-over-21'], 'main/dealer-over-21')).toBe('main/dealer-over-21');
    expect(row(script, ['main'], 'main/dealer-over-21')).toBe('main');
    expect(row(script, ['main', 'main/dealer-over-21'], 'main/dealer-over-22')).toBe('main');
    expect(row(script, ['main', 'main/dealer-over-21'])).toBe('main');
  });

  test('a doubled hand, where that has odds of its own', () => {
    const doubled = `${ONE}; box:1 6H; dealer 9S; box:1 5C; d1 double 1000 p1 on w1; box:1 9C; dealer 8D`;
    const rows = ['main', 'main/doubled', 'main/total-21', 'double'];
    expect(row(doubled, rows)).toBe('main/doubled');
    expect(row(doubled, ['main', 'double'])).toBe('main');
    expect(row(doubled, rows, undefined, 'd1')).toBe('double');
    expect(row(hands('TH 9C', '9S 8D'), rows)).toBe('main');
    const shared = `${ONE}; w2 main 500 box:1 p2; box:1 6H; dealer 9S; box:1 5C; d2 double 500 p2 on w2; box:1 9C; dealer 8D`;
    expect(row(shared, rows)).toBeUndefined();
  });

  test('insurance and a double have the odds of their kind, whatever the hand is', () => {
    const rows = ['main', 'insurance', 'insurance/blackjack', 'double', 'double/total-21'];
    const insured = `${ONE}; box:1 AH; dealer AS; box:1 KC; i1 insurance 500 p1 on w1; dealer 8D`;
    expect(row(insured, rows, undefined, 'i1')).toBe('insurance');
    const doubled = `${ONE}; box:1 6H; dealer 9S; box:1 5C; d1 double 1000 p1 on w1; box:1 TC; dealer 8D`;
    expect(row(doubled, rows, undefined, 'd1')).toBe('double');
  });

  test('a blackjack paid at once on request, and a box not told', () => {
    expect(row(hands('AH KC', 'AS 8D'), ['main', 'main/blackjack'], EVEN_MONEY)).toBe(EVEN_MONEY);
    expect(row('w1 main 1000; box:1 AH; box:2 2H; dealer 9S; box:1 KC', ['main', 'main/blackjack'])).toBe('main');
  });

  test('a wager against one of several hands of the dealer has its own odds before those of all', () => {
    const script = 'w1 main:2 1000 box:1; box:1 AH; dealer 9S; box:1 KC; dealer/2 8D';
    const of = (...rows: string[]): string | undefined => row(script, rows, undefined, 'w1', 3);
    expect(of('main', 'main/blackjack', 'main:2', 'main:2/blackjack')).toBe('main:2/blackjack');
    expect(of('main', 'main/blackjack', 'main:2')).toBe('main/blackjack');
    expect(of('main', 'main:2')).toBe('main:2');
    expect(of('main')).toBe('main');
  });
});

test.each<[string, string | undefined, boolean, unknown]>([
  ['a row of the table', 'main', false, { wins: 2, on: 1 }],
  ['a row that is not there', 'split', true, undefined],
  ['no row', undefined, true, undefined],
  ['a request that is paid its stake', EVEN_MONEY, true, EVEN],
  ['a request of which nothing is said', EVEN_MONEY, false, undefined],
])('the odds of %s', (_, name, isPaidEven, expected) => {
  const pays = new Map([['main', { wins: 2, on: 1 }]]);
  expect(payingOdds(name, { pays, ...(isPaidEven && { evenMoneyPays: 'equal-to-wager' }) })).toEqual(expected);
});

test.each([
  ['main/even-money', 'even-money', true],
  ['insurance', 'insurance', true],
  ['main', 'plain', true],
  ['main:2', 'plain', true],
  ['double', 'plain', true],
  ['split', 'plain', true],
  ['main/doubled', 'plain', true],
  ['main/total-21', 'plain', true],
  ['main/five-card-trick', 'plain', true],
  ['main/blackjack', 'blackjack', true],
  ['main:2/blackjack', 'blackjack', true],
  ['main/blackjack/against-a-low-card', 'blackjack', true],
  ['main/both-blackjack/same-ten-value-card', 'blackjack', true],
  ['main/5-card-21', 'bonus', true],
  ['main/7-or-more-card-21', 'bonus', true],
  ['main/6-7-8/mixed-suits', 'bonus', true],
  ['main/7-7-7/all-spades', 'bonus', true],
  ['any-pair', 'plain', false],
  ['perfect-pair/mixed', 'plain', false],
])('the duty that a row of odds belongs to: %s', (name, kind, onHand) => {
  expect(payKind(name)).toBe(kind);
  expect(isOnHand(name)).toBe(onHand);
});
