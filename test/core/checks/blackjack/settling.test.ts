import { AS_IT_SHOULD_BE } from '../../../../src/core/checks/blackjack/drawn-rightly';
import { PREVAILS } from '../../../../src/core/checks/blackjack/requests';
import { HANDS, type SettlingFacts } from '../../../../src/core/checks/blackjack/settling';
import { SMALLEST_CHIP } from '../../../../src/core/play/wagers/settling';
import type { BlackjackRound, Wager } from '../../../../src/core/games/blackjack/round';
import type { TableLimit } from '../../../../src/core/games/wager';
import { roundOf, wagerOf } from '../../../support/rounds/blackjack/asked';
import { CARD_VALUES } from '../../../support/rounds/blackjack/card-values';

const FACTS = {
  cardValues: CARD_VALUES,
  outcomes: new Map<string, 'win' | 'lose' | 'push'>([
    ['main/blackjack-alone', 'win'],
    ['main/dealer-over-21', 'win'],
    ['main/higher', 'win'],
    ['main/lower', 'lose'],
    ['main/equal', 'push'],
  ]),
  pays: new Map([
    ['main', { wins: 1, on: 1 }],
    ['main/blackjack', { wins: 3, on: 2 }],
  ]),
} satisfies SettlingFacts;
const EVEN = { wins: 1, on: 1 };

type Limits = Readonly<Record<string, TableLimit>>;
function of<T>(ask: (round: BlackjackRound, wager: Wager) => T, script: string, id = 'w1', limits?: Limits): T {
  const round = roundOf(script, limits && { table: { limits } });
  return ask(round, wagerOf(round, id));
}

const ONE = 'w1 main 1000 box:1 p1';
const HIGHER = `${ONE}; box:1 TH; dealer 9S; box:1 9C; dealer 8D`;
const LOWER = `${ONE}; box:1 TH; dealer 9S; box:1 6C; dealer 8D`;

describe('how a wager on a hand ends', () => {
  const ends = (script: string, facts: SettlingFacts): unknown[] => [
    of((round, wager) => HANDS.resultOf(round, wager, facts), script),
    of((round, wager) => HANDS.oddsOf(round, wager, facts), script),
  ];
  test('by the cards, at the odds of its kind', () => {
    expect(ends(HIGHER, FACTS)).toEqual(['win', EVEN]);
    expect(ends(LOWER, FACTS)).toEqual(['lose', undefined]);
  });

  test('is not known without the values of cards, the results or the odds', () => {
    const { cardValues, ...withoutValues } = FACTS;
    const { outcomes, ...withoutResults } = FACTS;
    const { pays, ...withoutOdds } = FACTS;
    expect([cardValues.size, outcomes.size, pays.size]).toEqual([3, 5, 2]);
    for (const facts of [withoutValues, withoutResults, withoutOdds, {}])
      expect(ends(HIGHER, facts)).toEqual([undefined, undefined]);
  });

  test('what would tell is named', () => {
    expect(HANDS.howItEnded('w7')).toBe("settle event of wager w7 with the cards of its hand and the dealer's");
    expect(HANDS.endOfWagering).toBe('what ended the wagering period: the call of no more bets, or the first card');
  });

  test('nothing is rounded by rule, and nothing of a losing stake is unpayable', () => {
    expect(of((_, wager) => HANDS.isRounded(wager, 1000, EVEN, FACTS), HIGHER)).toBe(false);
    expect(of((_, wager) => HANDS.unpayablePart(wager, FACTS), LOWER)).toBe(0);
  });
});

describe('whether a table may turn a wager down', () => {
  const may = (script: string, facts: SettlingFacts, id = 'w1', limits: Limits = {}): boolean | string =>
    of((round, wager) => HANDS.mayBeTurnedDown(round, wager, facts), script, id, limits);
  const TOLD = 'whether its owner had been told that wagers below the minimum are returned';
  const WITHDRAWABLE: SettlingFacts = { doubleWithdrawnUpTo: 21 };
  const DOUBLED = `${ONE}; box:1 6H; dealer 9S; box:1 5C; d1 double 1000 p1 on w1; box:1 2C`;
  const ALONE = `w1 main 1000 box:1 p1; w2 main 1000 box:1 p2; box:1 6H; dealer 9S; box:1 5C; hit box:1 by p1; d1 double 1000 p2 on w2`;
  const TOGETHER =
    'w1 main 1000 box:1 p1; w2 main 1000 box:1 p2; box:1 6H; dealer 9S; box:1 5C; double box:1 by p1; d1 double 1000 p1 on w1';
  test.each<[string, string, string, SettlingFacts, Limits, boolean | string]>([
    ['one like any other', ONE, 'w1', {}, {}, false],
    ['one added to a wager', DOUBLED, 'd1', {}, {}, false],
    ['one added to a wager that was turned down', `${DOUBLED}; w1 void`, 'd1', {}, {}, true],
    ['a double taken back as rules have it', `${DOUBLED}; withdraw d1`, 'd1', WITHDRAWABLE, {}, true],
    ['a double taken back where no rule has it', `${DOUBLED}; withdraw d1`, 'd1', {}, {}, false],
    ['a double left where rules have it taken back', DOUBLED, 'd1', WITHDRAWABLE, {}, false],
    ['a main wager taken back', `${ONE}; withdraw w1`, 'w1', WITHDRAWABLE, {}, false],
    ['one by word of mouth, refused by rule', `${ONE} oral`, 'w1', { oralWagers: 'refused' }, {}, true],
    ['one by word of mouth', `${ONE} oral`, 'w1', {}, {}, 'what came with wager w1, made by word of mouth'],
    ['one with cash, where chips are asked for', `${ONE} chips=cash`, 'w1', { wagersMadeWith: ['value'] }, {}, true],
    ['one with chips, as asked for', `${ONE} chips=value`, 'w1', { wagersMadeWith: ['value'] }, {}, false],
    [
      'a double alone, where it goes only with the one who decides',
      ALONE,
      'd1',
      { othersOnBox: new Map([['double', 'only-with-controller']]) },
      {},
      true,
    ],
    ['a double alone, where it may', ALONE, 'd1', { othersOnBox: new Map([['double', 'may']]) }, {}, false],
    [
      'on a box whose wagers together go over the maximum',
      'w1 main 1000 box:1 p1; w2 main 700 box:1 p2',
      'w1',
      { sharedBoxMaximum: 'whole-box' },
      { main: { max: 1600 } },
      true,
    ],
    [
      'turned down, because the box would have gone over the maximum with it',
      'w1 main 1000 box:1 p1; w2 main 700 box:1 p2; w2 void',
      'w2',
      { sharedBoxMaximum: 'whole-box' },
      { main: { max: 1600 } },
      true,
    ],
    [
      'turned down on a box that goes up to the maximum with it',
      'w1 main 1000 box:1 p1; w2 main 700 box:1 p2; w2 void',
      'w2',
      { sharedBoxMaximum: 'whole-box' },
      { main: { max: 1700 } },
      false,
    ],
    ['a double along with another, in time', `${TOGETHER}; d2 double 1000 p2 on w2; box:1 2C`, 'd2', {}, {}, false],
    [
      'a double along with another, after the card',
      `${TOGETHER}; box:1 2C; d2 double 1000 p2 on w2`,
      'd2',
      {},
      {},
      true,
    ],
    ['off the units of the minimum', ONE, 'w1', { wagerUnits: 'minimum' }, { main: { min: 300 } }, true],
    ['in the units of the minimum', ONE, 'w1', { wagerUnits: 'minimum' }, { main: { min: 500 } }, false],
    ['a double off the units', DOUBLED, 'd1', { wagerUnits: 'minimum' }, { double: { min: 300 } }, false],
    ['below a minimum that stands once', ONE, 'w1', { underMinimum: 'stands' }, { main: { min: 1001 } }, TOLD],
    ['at a minimum below which one stands once', ONE, 'w1', { underMinimum: 'stands' }, { main: { min: 1000 } }, false],
    ['below a minimum, where no rule says so', ONE, 'w1', {}, { main: { min: 1001 } }, false],
    ['below a displayed minimum', ONE, 'w1', { displayedLimits: ['main'] }, { main: { min: 1001 } }, true],
    ['at a displayed minimum', ONE, 'w1', { displayedLimits: ['main'] }, { main: { min: 1000 } }, false],
    ['above a displayed maximum', ONE, 'w1', { displayedLimits: ['main'] }, { main: { max: 999 } }, true],
    ['at a displayed maximum', ONE, 'w1', { displayedLimits: ['main'] }, { main: { max: 1000 } }, false],
    [
      'outside limits displayed for another bet',
      ONE,
      'w1',
      { displayedLimits: ['any-pair'] },
      { main: { max: 999 } },
      false,
    ],
  ])('%s', (_, script, id, facts, limits, expected) => {
    expect(may(script, facts, id, limits)).toBe(expected);
  });

  test('added out of proportion, where rules state one', () => {
    const insured = (stake: number): string => `${ONE}; box:1 6H; dealer AS; i1 insurance ${String(stake)} p1 on w1`;
    const HALF: SettlingFacts = { addedStake: new Map([['insurance', 'up-to-half']]) };
    expect([may(insured(500), HALF, 'i1'), may(insured(501), HALF, 'i1')]).toEqual([false, true]);
    expect(may(insured(501), {}, 'i1')).toBe(false);
  });
});

describe('how much of a wager a table may turn down', () => {
  const cut = (script: string, facts: SettlingFacts, limits: Limits, id = 'w1'): number =>
    of((round, wager) => HANDS.mayBeCutBy(round, wager, facts), script, id, limits);
  const WHOLE: SettlingFacts = { sharedBoxMaximum: 'whole-box' };
  const BOTH = 'w1 main 1000 box:1 p1; w2 main 700 box:1 p2';
  const CARDS = 'box:1 6H; box:2 6D; dealer 9S; box:1 5C';
  test.each<[string, string, string, Limits, number]>([
    ['at the maximum of the box', BOTH, 'w1', { main: { max: 1700 } }, 0],
    ['over it', BOTH, 'w1', { main: { max: 1600 } }, 100],
    ['over it, the other', BOTH, 'w2', { main: { max: 1600 } }, 100],
    ['with the rest on another box', BOTH.replace('700 box:1', '700 box:2'), 'w1', { main: { max: 1600 } }, 0],
    ['with the rest turned down', `${BOTH}; w2 void`, 'w1', { main: { max: 1600 } }, 0],
    [
      'with the rest on a box not told',
      `w1 main 1000 box:1 p1; w2 main 700 p2; ${CARDS}`,
      'w1',
      { main: { max: 1600 } },
      0,
    ],
    ['on a box not told', `w1 main 1000 box:1 p1; w2 main 700 p2; ${CARDS}`, 'w2', { main: { max: 1600 } }, 0],
    ['beside a double', `${BOTH}; ${CARDS}; d1 double 1000 p1 on w1`, 'w1', { main: { max: 1700 } }, 0],
    ['a double itself', `${BOTH}; ${CARDS}; d1 double 1000 p1 on w1`, 'd1', { double: { max: 1600 } }, 0],
    ['without a maximum', BOTH, 'w1', { main: { min: 100 } }, 0],
  ])('%s', (_, script, id, limits, expected) => {
    expect(cut(script, WHOLE, limits, id)).toBe(expected);
    expect(cut(script, {}, limits, id)).toBe(0);
  });

  test('what goes over a displayed maximum, where the rules hold it to that', () => {
    const HELD: SettlingFacts = { displayedLimits: ['main'] };
    expect([900, 1000, 1300].map((max) => cut(ONE, HELD, { main: { max } }))).toEqual([100, 0, 0]);
    expect(cut(ONE, { displayedLimits: ['any-pair'] }, { main: { max: 900 } })).toBe(0);
    expect(cut(ONE, {}, { main: { max: 900 } })).toBe(0);
    expect(cut(ONE, HELD, { main: { min: 100 } })).toBe(0);
    expect(cut(BOTH, { ...WHOLE, ...HELD }, { main: { max: 900 } })).toBe(800);
  });

  test('all of it, where an irregularity leaves the players a choice', () => {
    const CHOICE: SettlingFacts = { irregularities: new Map([['malfunction', 'player-chooses']]) };
    expect(cut(`${ONE}; irregularity malfunction`, CHOICE, {})).toBe(1000);
    expect(cut(ONE, CHOICE, {})).toBe(0);
  });
});

describe('what may be paid where chips do not allow the exact amount', () => {
  const THREE_TO_TWO = { wins: 3, on: 2 };
  const most = (facts: SettlingFacts): number =>
    of((_, wager) => HANDS.mostPayable(wager, 1100, THREE_TO_TWO, facts), HIGHER, 'w1', { main: { min: 500 } });
  test('the next amount in chips, where a rule has it so, and else the exact one', () => {
    expect(most({ unpayableWinnings: 'payable-amount-by-notice' })).toBe(2000);
    expect(most({})).toBe(1650);
  });
});

describe('what a payment other than the exact one may owe its difference to', () => {
  const doubt = (script: string, facts: SettlingFacts, stake = 1100): string | undefined =>
    of((round, wager) => HANDS.paymentDoubt(round, wager, stake, EVEN, facts), script, 'w1', { main: { min: 500 } });
  const NOTICE: SettlingFacts = { ...FACTS, unpayableWinnings: 'payable-amount-by-notice' };
  const paid = (sum: number): string =>
    `w1 main 1100 box:1; box:1 TH; dealer 9S; box:1 9C; dealer 8D; w1 win ${String(sum)}`;
  test.each<[number, SettlingFacts, string | undefined]>([
    [1500, NOTICE, SMALLEST_CHIP],
    [1501, NOTICE, undefined],
    [1000, NOTICE, SMALLEST_CHIP],
    [999, NOTICE, undefined],
    [1000, { ...NOTICE, rounding: 'up-to-next-payable-amount' }, undefined],
    [1500, { ...NOTICE, rounding: 'up-to-next-payable-amount' }, SMALLEST_CHIP],
    [1500, FACTS, undefined],
    [1000, FACTS, undefined],
  ])('chips: %i paid on 1100', (sum, facts, expected) => {
    expect(doubt(paid(sum), facts)).toBe(expected);
  });

  test('a card too many may have made, or spoilt, the hand', () => {
    const drawn = `${ONE}; box:1 AH; dealer 9S; box:1 KC; box:1 5C; dealer 8D; w1 win 900`;
    const { pays, ...withoutOdds } = FACTS;
    expect(pays.size).toBe(2);
    expect(doubt(drawn, FACTS)).toBe(AS_IT_SHOULD_BE);
    expect(doubt(drawn, withoutOdds)).toBeUndefined();
    expect(doubt(drawn.replace('; box:1 5C', ''), FACTS)).toBeUndefined();
    expect(
      doubt('w1 main 1000; box:1 AH; box:2 2H; dealer 9S; box:1 KC; dealer 8D; w1 win 900', FACTS),
    ).toBeUndefined();
  });

  test('a request may have had it paid at once', () => {
    const blackjack = `${ONE}; box:1 AH; dealer AS; box:1 KC; dealer 8D; w1 win 1000`;
    expect(doubt(blackjack, { ...FACTS, evenMoneyOpen: 'despite-other-provisions' })).toBe(PREVAILS);
    expect(doubt(blackjack, { ...FACTS, evenMoneyAgainst: 'ace' })).toBe(
      'decide event for wager w1: whether it was to be paid at once',
    );
    expect(doubt(blackjack, FACTS)).toBeUndefined();
  });
});
