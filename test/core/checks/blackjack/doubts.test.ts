import { COURT_CARD, isCourtCard, MEANT_BY_TEN, settlementDoubt } from '../../../../src/core/checks/blackjack/doubts';
import { AS_IT_SHOULD_BE } from '../../../../src/core/checks/blackjack/drawn-rightly';
import { HANDS } from '../../../../src/core/checks/blackjack/settling';
import { parseCard } from '../../../../src/core/values/card';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

type Facts = Parameters<typeof settlementDoubt>[2];
const STANDS = [17, 18, 19, 20, 21];
const FACTS: Facts = {
  cardValues: CARD_VALUES,
  outcomes: new Map([
    ['main/higher', 'win'],
    ['main/lower', 'lose'],
    ['main/both-blackjack', 'push'],
    ['main/blackjack-alone', 'win'],
  ]),
  dealerStands: new Map([
    ['hard', STANDS],
    ['soft', STANDS],
  ]),
  settledWhen: new Map([[COURT_CARD, 'after-dealers-hand']]),
};
type Read = NonNullable<Parameters<typeof roundOf>[1]>['read'];
const doubt = (script: string, facts = FACTS, id = 'w1', read?: Read): string | undefined => {
  const round = roundOf(script, read && { read });
  return settlementDoubt(round, wagerOf(round, id), facts);
};
const ONE = 'w1 main 1000 box:1 p1';
const PLAYED = `${ONE}; box:1 TH; dealer 9S; box:1 9C; dealer 8D; w1 lose`;

describe('a blackjack paid before the dealer’s second card', () => {
  const paid = (card: string, end = 'w1 win 1500; dealer AD', own = 'AH; box:1 KC'): string =>
    `${ONE}; dealer ${card}; box:1 ${own}; ${end}`;
  test.each<[string, string, string | undefined]>([
    ['against a king', paid('KS'), MEANT_BY_TEN],
    ['against a jack', paid('JS'), MEANT_BY_TEN],
    ['against a ten', paid('TS'), undefined],
    ['against an ace', paid('AS', 'w1 win 1500; dealer KD'), undefined],
    ['not before, but after it', paid('KS', 'dealer AD; w1 win 1500'), undefined],
    ['taken and not paid', paid('KS', 'w1 lose; dealer AD'), undefined],
    ['where the dealer then has none', paid('KS', 'w1 win 1500; dealer 9D'), undefined],
    ['no blackjack, though the dealer then has one', paid('KS', 'w1 win 1000; dealer AD', 'TH; box:1 9C'), undefined],
    ['against a dealer without cards', `${ONE}; box:1 AH; box:1 KC; w1 win 1500`, undefined],
    [
      'against a hand of the dealer’s that is not there',
      'w1 main:2 1000 box:1; box:1 AH; dealer KS; box:1 KC',
      undefined,
    ],
  ])('%s', (_, script, expected) => {
    expect(doubt(script)).toBe(expected);
  });

  test('is open only where the rules may leave court cards out', () => {
    const { settledWhen, ...without } = FACTS;
    expect(settledWhen?.size).toBe(1);
    expect(doubt(paid('KS'), without)).toBeUndefined();
    expect(doubt(paid('KS'), { ...FACTS, settledWhen: new Map([['main', 'after-dealers-hand']]) })).toBeUndefined();
  });

  test.each([
    ['TS', false],
    ['JS', true],
    ['QH', true],
    ['KC', true],
    ['JOKER', false],
    ['AS', false],
  ])('whether %s is a court card', (card, expected) => {
    expect(isCourtCard(parseCard(card))).toBe(expected);
  });
});

test('a settlement against the cards is in no doubt where all is on record', () => {
  expect(doubt(PLAYED)).toBeUndefined();
});

test.each<[string, string, Facts, Read, string]>([
  [
    'a wager that may be late',
    `dealer 9S; ${PLAYED}`,
    FACTS,
    { wageringCloses: ['no-more-bets'] },
    HANDS.endOfWagering,
  ],
  [
    'a request that no decision tells of',
    `${ONE}; box:1 AH; dealer AS; box:1 KC; dealer 8D; w1 win 1000`,
    { ...FACTS, evenMoneyAgainst: 'ace' },
    {},
    'decide event for wager w1: whether it was to be paid at once',
  ],
  [
    'cards that may have been switched',
    PLAYED,
    FACTS,
    { blackjackAfterSwitch: 'does-not-count' },
    'decide events of box:1: whether its second card was switched',
  ],
  [
    'cards that may have been switched, of a wager without a position',
    PLAYED.replace(' box:1 p1', ' p1'),
    FACTS,
    { blackjackAfterSwitch: 'does-not-count' },
    'decide events of w1: whether its second card was switched',
  ],
  [
    'a double on one of two hands',
    'w1 main 1000 box:1 p1; w2 main 1000 box:2 p1; box:1 6H; box:2 6D; dealer 9S; box:1 5C; box:2 5D; d1 double 1000 p1; dealer 8D; w1 win 1000',
    FACTS,
    {},
    'hand that wager d1 doubles',
  ],
])('what would tell: %s', (_, script, facts, read, expected) => {
  expect(doubt(script, facts, 'w1', read)).toBe(expected);
});

describe('a round that was not dealt as stated', () => {
  test.each<[string, string, string | undefined]>([
    ['a card to the wrong hand', `${PLAYED}; irregularity card-to-wrong-hand`, AS_IT_SHOULD_BE],
    ['a card exposed in error', `${PLAYED}; irregularity card-exposed-in-error`, AS_IT_SHOULD_BE],
    ['a card too many', `${PLAYED}; irregularity excess-card-drawn`, AS_IT_SHOULD_BE],
    ['too few cards', `${PLAYED}; irregularity insufficient-cards`, AS_IT_SHOULD_BE],
    ['a malfunction', `${PLAYED}; irregularity malfunction`, AS_IT_SHOULD_BE],
    ['a foreign card', `${PLAYED}; irregularity missing-or-foreign-card`, AS_IT_SHOULD_BE],
    ['a card that was not burnt', `${PLAYED}; irregularity failed-to-burn`, undefined],
    ['a card after 21', `${ONE}; box:1 AH; dealer 9S; box:1 KC; box:1 5C; dealer 8D; w1 win 1500`, AS_IT_SHOULD_BE],
    ['a box not told', 'w1 main 1000; box:1 TH; box:2 9H; dealer 9S; box:1 9C; box:2 9D; dealer 8D', undefined],
    ['one card of the dealer', `${ONE}; box:1 TH; dealer 9S; box:1 9C; w1 lose`, undefined],
    ['one card of the dealer, before a player’s', `${ONE}; dealer 9S; box:1 TH; box:1 9C; w1 lose`, undefined],
    ['no hand of the dealer’s', 'w1 main:2 1000 box:1; box:1 TH; box:1 9C; w1 lose', undefined],
    ['his second before a player’s', `${ONE}; box:1 TH; dealer 9S; dealer 8D; box:1 9C; w1 lose`, AS_IT_SHOULD_BE],
    ['drawing on 17', `${ONE}; box:1 TH; dealer 9S; box:1 9C; dealer 8D; dealer 2D; w1 lose`, AS_IT_SHOULD_BE],
    ['standing on 16, compared', `${ONE}; box:1 TH; dealer 9S; box:1 9C; dealer 7D; w1 lose`, AS_IT_SHOULD_BE],
    ['standing on 16, equal', `${ONE}; box:1 TH; dealer 9S; box:1 6C; dealer 7D; w1 lose`, AS_IT_SHOULD_BE],
    ['standing on 16, lower', `${ONE}; box:1 TH; dealer 9S; box:1 2C; dealer 7D; w1 win 1000`, AS_IT_SHOULD_BE],
    [
      'standing on 16, of a hand over 21',
      `${ONE}; box:1 TH; dealer 9S; box:1 6C; box:1 6D; dealer 7D; w1 win 1000`,
      undefined,
    ],
    [
      'standing on 16, of a box not told',
      'w1 main 1000; box:1 TH; box:2 9H; dealer 9S; box:1 9C; box:2 9D; dealer 7D',
      undefined,
    ],
  ])('%s', (_, script, expected) => {
    expect(doubt(script)).toBe(expected);
  });

  test('how the dealer draws is for the rules to say', () => {
    const { dealerStands, ...without } = FACTS;
    expect(dealerStands?.size).toBe(2);
    expect(doubt(`${ONE}; box:1 TH; dealer 9S; box:1 9C; dealer 8D; dealer 2D; w1 lose`, without)).toBeUndefined();
  });

  const insured = (first: string, second: string): string =>
    `${ONE}; box:1 TH; dealer ${first}; box:1 9C; i1 insurance 500 p1 on w1; ${second}; i1 lose`;
  test.each<[string, string, string | undefined]>([
    ['against an ace', insured('AS', 'dealer KD'), undefined],
    ['against a king', insured('KS', 'dealer AD'), AS_IT_SHOULD_BE],
    ['with his second card before a player’s', insured('AS', 'dealer KD; box:1 2C'), AS_IT_SHOULD_BE],
    ['with one card of the dealer', insured('AS', 'box:1 2C'), undefined],
    ['against no hand of the dealer’s', insured('KS', 'dealer AD').replace('main', 'main:2'), undefined],
    ['beside a hand that drew after 21', insured('AS', 'box:1 2C; box:1 3C; dealer KD'), undefined],
  ])('insurance %s', (_, script, expected) => {
    expect(doubt(script, FACTS, 'i1')).toBe(expected);
  });
});
