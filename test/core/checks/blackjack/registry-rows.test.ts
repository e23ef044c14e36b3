import { blackjackChecks } from '../../../../src/core/checks/blackjack/registry';
import { roundOf } from '../../../support/rounds/blackjack/asked';

/** The checks that hold a table to a row of a fact, by their names. */
const heldBy = (fact: string, row: string, value: string): readonly string[] =>
  blackjackChecks
    .filter(({ enforces, mayEnforce }) => enforces.includes(fact) || mayEnforce.includes(fact))
    .filter(({ enforcesRow }) => enforcesRow?.(fact, row, value) !== false)
    .map(({ id }) => id.slice('blackjack/'.length))
    .sort();

const HANDS = 'wager-follows-the-hands';
const SIDES = 'additional-wager-follows-its-cards';
const ADDED = 'added-wagers-against-dealers-blackjack';
const INSURANCE = 'insurance-follows-the-second-card';
const COLLECTED = 'losing-wager-is-collected';
const RETURNED = 'stand-off-returns-the-stake';
const SURRENDER = 'surrender-costs-half';
const WITHDRAWN = 'withdrawn-double-forfeits-the-wager';

test.each<[string, string, readonly string[]]>([
  ['main/higher', 'win', [HANDS]],
  ['main/lower', 'lose', [COLLECTED, HANDS]],
  ['main/equal', 'push', [RETURNED, HANDS]],
  ['main/equal', 'void', [RETURNED, HANDS]],
  ['main/even-money', 'win', []],
  ['split/dealer-blackjack', 'void', [ADDED, RETURNED]],
  ['double/dealer-blackjack', 'lose', [ADDED, COLLECTED]],
  ['main/after-split/dealer-blackjack', 'lose', [ADDED, COLLECTED]],
  ['insurance/dealer-second-card-ten-value', 'win', [INSURANCE]],
  ['insurance/dealer-second-card-other', 'lose', [INSURANCE, COLLECTED]],
  ['main/surrendered', 'lose', [SURRENDER]],
  ['main/surrendered/dealer-blackjack', 'lose', [SURRENDER]],
  ['main/double-withdrawn', 'lose', [COLLECTED, WITHDRAWN]],
  ['double/withdrawn', 'push', [RETURNED, WITHDRAWN]],
  ['any-pair/pair', 'win', [SIDES]],
  ['any-pair/no-pair', 'lose', [SIDES, COLLECTED]],
  ['any-pair/pair', 'push', [SIDES]],
])('who sees to it that %s means %s', (row, outcome, expected) => {
  expect(heldBy('outcomes', row, outcome)).toEqual(expected);
});

test.each<[string, string, readonly string[]]>([
  ['pays', 'main', ['wins-pay-stated-odds']],
  ['pays', 'split/doubled', ['wins-pay-stated-odds']],
  ['pays', 'main/blackjack', ['blackjack-pays-stated-odds']],
  ['pays', 'main/7-7-7/all-spades', ['bonus-hands-pay-stated-odds']],
  ['pays', 'insurance', ['insurance-pays-stated-odds']],
  ['pays', 'any-pair', ['additional-wins-pay-stated-odds']],
  ['pays', 'perfect-pair/mixed', ['additional-wins-pay-stated-odds']],
  ['pays', 'bonus-blackjack', []],
  ['pays', 'main/even-money', []],
  ['prizes', 'super-bonus/wager-from-25', ['super-bonus-is-paid']],
  ['prizes', 'bonus-blackjack/three-sevens', ['additional-prizes-are-paid']],
  ['winEventsPaid', 'bonus-blackjack', ['additional-prizes-are-paid']],
  ['winEventsPaid', 'any-pair', ['additional-wins-pay-stated-odds']],
  ['superBonusNeeds', 'no-split', ['super-bonus-is-paid']],
  ['surrenderCosts', '', [SURRENDER]],
  ['unpayableWinnings', '', ['wins-pay-stated-odds']],
  ['tenValueRanking', 'king', ['blackjack-pays-stated-odds']],
  ['blackjackAfterSplit', '', ['announced-total-matches-the-cards', HANDS, 'wins-pay-stated-odds']],
  ['cardValues', 'a', ['announced-total-matches-the-cards', HANDS]],
  ['originalWagerAfterSplit', 'first-hand-21', [ADDED]],
  ['overUnderValues', 'a', [SIDES]],
  ['decidedBy', 'any-pair', [SIDES]],
  ['pairKinds', 'perfect-pair/mixed', [SIDES]],
  ['dealerHasActed', 'card-drawn', ['irregularity-treated-as-stated']],
  ['decisions', 'stand', ['no-card-after-standing', 'only-permitted-decisions']],
  ['decisions', 'hit', ['only-permitted-decisions']],
  ['doubleDraws', '', ['double-only-on-stated-hands', 'doubled-hand-draws-stated-cards']],
])('who sees to what %s says of %s', (fact, row, expected) => {
  expect(heldBy(fact, row, '')).toEqual(expected);
});

test.each<[string, string, string, readonly string[]]>([
  ['settledWhen', 'main', 'after-dealers-hand', ['settled-when-stated']],
  ['settledWhen', 'insurance/lost', 'after-dealers-second-card', ['settled-when-stated']],
  ['settledWhen', 'main/five-card-trick', 'at-once', ['player-draws-only-below-stated-total', 'settled-when-stated']],
  ['settledWhen', 'any-pair', 'after-first-deal', ['additional-wager-settled-when-stated']],
  ['settledWhen', 'bonus-blackjack', 'with-main-wager', []],
  ['irregularities', 'card-face-up-in-shoe', 'burnt', ['irregularity-treated-as-stated']],
  ['irregularities', 'malfunction', 'round-void', ['irregularity-treated-as-stated', 'void-round-returns-every-stake']],
  ['irregularities', 'malfunction', 'hand-void', ['irregularity-treated-as-stated', 'void-round-returns-every-stake']],
  ['irregularities', 'malfunction', 'player-chooses', ['irregularity-treated-as-stated']],
  ['irregularities', 'malfunction', 'operator-decides', []],
  ['jackpotShared', 'blazing-7s/several-100-percent-hands', 'equally', ['additional-prizes-are-paid']],
  ['jackpotShared', 'blazing-7s/several-100-percent-hands', 'by-operator', []],
  ['addedStake', 'double', 'equal-to-wager', ['added-stake-as-stated']],
  ['addedStake', 'any-pair', 'up-to-wager', ['additional-stake-not-above-original']],
  ['addedStake', 'any-pair', 'equal-to-wager', []],
  ['rounding', '', 'down-to-lower-multiple-of-minimum', ['stake-in-permitted-steps']],
  ['rounding', '', 'up-to-next-payable-amount', []],
  ['wagerUnits', '', 'minimum', ['stake-in-permitted-steps']],
  ['wagersPerPosition', 'main', '7', ['players-on-box-as-stated']],
  ['wagersPerPosition', 'insurance', '1', ['players-on-box-as-stated']],
  ['wagersPerPosition', 'any-pair', '1', ['additional-wagers-per-box-as-stated']],
  ['othersOnBox', 'main', 'may-not', ['players-on-box-as-stated']],
  ['othersOnBox', 'main', 'may', []],
  ['othersOnBox', 'insurance', 'may-not', []],
  ['othersOnBox', 'any-pair', 'may-not', ['additional-wager-by-the-boxs-player']],
  ['othersOnBox', 'any-pair', 'may', []],
  [
    'othersOnBox',
    'double',
    'only-with-controller',
    ['double-only-on-stated-hands', 'others-double-only-with-the-controller'],
  ],
  ['othersOnBox', 'double', 'may', ['double-only-on-stated-hands']],
  ['othersOnBox', 'split', 'cover-or-choose-hand', ['added-stake-as-stated']],
  ['othersOnBox', 'decide', 'may-not', ['box-decided-by-one-player']],
  ['othersOnBox', 'surrender', 'may-not', ['box-decided-by-one-player']],
  ['boxControl', '', 'one-player', ['box-decided-by-one-player']],
])('who sees to it where %s has %s as %s', (fact, row, value, expected) => {
  expect(heldBy(fact, row, value)).toEqual(expected);
});

describe('a round that holds nothing a check judges is not left in doubt where a fact is lacking', () => {
  const occursIn = (check: string, script: string): boolean | undefined =>
    blackjackChecks.find(({ id }) => id === `blackjack/${check}`)?.occursIn?.(roundOf(script));
  const PLAIN = 'w1 main 1000 box:1 p1; box:1 7H; dealer 7S; box:1 7H';
  test.each<[string, string, string]>([
    [ADDED, `${PLAIN}; d1 double 1000 p1 on w1; box:1 2C`, `${PLAIN}; box:1 2C`],
    [ADDED, `${PLAIN}; split box:1; s1 split 1000 p1 on w1 hand 2`, `${PLAIN}; i1 insurance 500 p1 on w1`],
    [INSURANCE, `${PLAIN}; i1 insurance 500 p1 on w1`, PLAIN],
    [SURRENDER, `${PLAIN}; surrender box:1`, `${PLAIN}; stand box:1`],
    [WITHDRAWN, `${PLAIN}; d1 double 1000 p1 on w1`, PLAIN],
    ['even-money-is-paid-on-request', `${PLAIN}; even-money box:1`, `${PLAIN}; stand box:1`],
    ['additional-prizes-are-paid', `x1 bonus-blackjack 500 box:1; ${PLAIN}`, `x1 any-pair 500 box:1; ${PLAIN}`],
    ['super-bonus-is-paid', `w2 main 500 box:2 p2; ${PLAIN}; box:1 7H`, `${PLAIN}; box:1 7C`],
    ['super-bonus-is-paid', `${PLAIN.replace('dealer 7S', 'dealer 8S')}; box:1 7H`, PLAIN],
  ])('%s', (check, script, without) => {
    expect([occursIn(check, script), occursIn(check, without)]).toEqual([true, false]);
  });
});
