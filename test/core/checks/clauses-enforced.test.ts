import { CHECKED_GAMES } from '../../../src/core/checks/registry';

/**
 * What of a fact a check holds a table to, and what it leaves to others or to nobody: `fact row → value`, or `fact → value`
 * where it has no rows. By this a check is imposed or not, and clauses count as held to.
 */
interface Held {
  readonly to: readonly string[];
  readonly not: readonly string[];
}

function isHeld(id: string, stated: string): boolean {
  const check = CHECKED_GAMES.flatMap(({ checks }) => checks).find((one) => one.id === id);
  if (check?.enforcesRow === undefined) throw new Error(`${id} holds a table to whole facts`);
  const [name = '', value = ''] = stated.split(' → ');
  const [fact = '', row = ''] = name.split(' ');
  return check.enforcesRow(fact, row, value);
}

const STEPS: Held = {
  to: ['wagerUnits → minimum', 'rounding → down-to-lower-multiple-of-minimum'],
  not: ['rounding → up-to-next-payable-amount'],
};

const BACCARAT: Readonly<Record<string, Held>> = {
  'additional-wager-follows-the-cards': {
    to: [
      'outcomes super-6/banker-wins-with-6 → win',
      'outcomesByHand dragon-bonus:player/lower → lose',
      'outcomesByHand tiger-pair/player-pair/other → lose',
      'decidedBy super-6 → final-point-counts',
    ],
    not: [
      'outcomes enter/higher → win',
      'outcomes super-6/of-another-day → win',
      'outcomesByHand player-pair/pair → win',
      'outcomesByHand banker-pair/no-pair → lose',
    ],
  },
  'additional-wager-pays-stated-odds': {
    to: ['pays super-6 → 15 to 1'],
    not: ['pays enter → 1 to 1', 'pays draw/9 → 3 to 1'],
  },
  'announced-points-match-the-cards': {
    to: ['announcements player/final', 'pointCount → last-digit', 'cardValues 10-k → 0'],
    not: ['announcements tie', 'announcements last-round'],
  },
  'announced-result-matches-the-points': {
    to: ['announcements tie', 'announcements result', 'result → higher-points'],
    not: ['announcements player/final', 'announcements last-round'],
  },
  'ante-within-its-share': {
    to: ['commission ante-of-table-minimum-at-most → 12.5%'],
    not: ['commission banker → 5%'],
  },
  'banker-wins-pay-stated-odds': {
    to: ['bankerPays → 19 to 20', 'notPayableExactly any → paid-to-next-payable', 'roundedDownTo → may-be-refused'],
    not: ['notPayableExactly any/before-the-round → may-be-refused'],
  },
  'box-wager-follows-the-points': { to: ['outcomes enter/higher → win'], not: ['outcomes super-6/tie → lose'] },
  'box-wager-pays-stated-odds': { to: ['pays draw/9 → 3 to 1'], not: ['pays super-6 → 15 to 1'] },
  'burnt-card-face-as-stated': {
    to: ['burnFace → down', 'shoeBurnFace alone/first-card → down', 'shoeBurnFace with-its-value/first-card → up'],
    not: ['shoeBurnFace first-card → shown-on-request', 'shoeBurnFace further-cards → shown'],
  },
  'commission-as-stated': { to: ['commission banker → 5%'], not: ['commission ante-of-table-minimum-at-most → 12.5%'] },
  'cutting-card-ends-the-shoe': {
    to: ['cuttingCardAppears during-round → round-completed', 'cuttingCardAppears first-card → last-round'],
    not: [
      'cuttingCardAppears later-card → last-round',
      'cuttingCardAppears tie → last-round',
      'cuttingCardAppears first-card → one-more-round',
    ],
  },
  'irregularity-treated-as-stated': {
    to: ['irregularities card-to-wrong-hand → reconstructed', 'irregularities failed-to-burn → played'],
    not: [
      'irregularities missing-or-foreign-card/earlier-coups → result-stands',
      'irregularities wager-without-ante → wager-void',
      'irregularities malfunction/shoe → operator-decides',
    ],
  },
  'pair-wager-follows-the-first-cards': {
    to: [
      'outcomesByHand player-pair/pair → win',
      'outcomesByHand banker-pair/no-pair → lose',
      'pairHand → first-two-cards',
    ],
    not: ['outcomesByHand dragon-bonus:player/lower → lose'],
  },
  'stake-in-permitted-steps': { ...STEPS, to: [...STEPS.to, 'offIncrement → not-accepted'] },
  'stake-not-below-minimum': {
    to: ['underMinimum → not-accepted', 'minimumApplies → each-hand', 'displayedLimits tie'],
    not: ['minimumApplies → each-area'],
  },
  'stand-off-returns-the-stake': {
    to: ['outcomes dragon-bonus/equal-naturals → push', 'playerOutcome equal → push', 'playerOutcome higher → win'],
    not: ['outcomes dragon-bonus/other → lose'],
  },
  'void-coup-returns-every-stake': {
    to: ['insufficientCards → round-void', 'misdealtCoup → played', 'voidedStake → returned'],
    not: ['insufficientCards → played'],
  },
  'wager-has-its-companion': {
    to: [
      'irregularities wager-without-ante → wager-void',
      'placedWith any-pair → game-wager-on-box',
      'placedWith player-pair → own-player-banker-or-tie',
      'compulsoryWagers ante',
      'compulsoryWagers ante → own-enter',
    ],
    not: [
      'irregularities failed-to-burn → played',
      'placedWith draw → own-enter',
      'placedWith dragon-bonus → initial-wager-presumed',
    ],
  },
  'wagers-together-within-maximum': {
    to: [
      'maximumApplies tie/with-differential → whole-table',
      'maximumApplies additional → each-player',
      'maximumApplies one-outcome-on-several-areas → all-areas-together',
    ],
    not: ['maximumApplies area → as-operator-directs'],
  },
};

const BLACKJACK: Readonly<Record<string, Held>> = {
  'added-stake-as-stated': {
    to: ['double', 'split', 'insurance']
      .map((added) => `addedStake ${added} → up-to-wager`)
      .concat('othersOnBox split'),
    not: [
      'addedStake over-13 → up-to-wager',
      'othersOnBox double → only-with-controller',
      'othersOnBox insurance → may',
    ],
  },
  'added-wagers-against-dealers-blackjack': {
    to: [
      'outcomes double/dealer-blackjack → lose',
      'outcomes main/after-split/dealer-blackjack → lose',
      'originalWagerAfterSplit → first',
    ],
    not: ['outcomes main/higher → win', 'outcomes main/surrendered → lose'],
  },
  'additional-prizes-are-paid': {
    to: [
      'prizes bonus-blackjack/nominated-blackjack → $175',
      'jackpotShared set/several-10-percent-hands → equally',
      'winEventsPaid blazing-7s → highest-only',
    ],
    not: [
      'prizes super-bonus/wager-from-25 → $5000',
      'jackpotShared set/100-percent-with-10-percent-hand → each-paid',
      'winEventsPaid perfect-pair → highest-only',
      'winEventsPaid blazing-7s/other → equally',
    ],
  },
  'additional-stake-not-above-original': {
    to: ['addedStake over-13 → up-to-wager'],
    not: ['addedStake double → up-to-wager', 'addedStake over-13 → equal-to-wager'],
  },
  'additional-stake-of-the-stated-amount': {
    to: ['limits bonus-blackjack → $1'],
    not: ['limits teaching-table/minimum → $2'],
  },
  'additional-wager-by-the-boxs-player': {
    to: ['othersOnBox star-pairs → may-not'],
    not: ['othersOnBox star-pairs → may', 'othersOnBox main → may-not'],
  },
  'additional-wager-settled-when-stated': {
    to: ['settledWhen star-pairs/pair → after-first-deal'],
    not: ['settledWhen main/even-money → at-once', 'settledWhen bonus-blackjack/other → with-main-wager'],
  },
  'additional-wagers-per-box-as-stated': {
    to: ['wagersPerPosition star-pairs → 3'],
    not: ['wagersPerPosition main → 3'],
  },
  'additional-wins-pay-stated-odds': {
    to: ['pays star-pairs/mixed → 5 to 1', 'winEventsPaid perfect-pair → highest-only'],
    not: ['pays main → 1 to 1', 'winEventsPaid blazing-7s → highest-only'],
  },
  'blackjack-pays-stated-odds': {
    to: ['pays main/blackjack → 3 to 2', 'tenValueRanking → k-q-j-10'],
    not: ['pays main → 1 to 1', 'pays star-pairs/blackjack → 5 to 1'],
  },
  'bonus-hands-pay-stated-odds': {
    to: ['pays main/5-card-21 → 3 to 2', 'pays main/7-7-7-suited → 3 to 1'],
    not: ['pays main/blackjack → 3 to 2', 'pays main → 1 to 1', 'pays star-pairs/7-7-7-suited → 5 to 1'],
  },
  'box-decided-by-one-player': {
    to: ['boxControl → one-player', 'othersOnBox decide → may-not', 'othersOnBox surrender → may-not'],
    not: ['othersOnBox double → only-with-controller'],
  },
  'cutting-card-ends-the-shoe': {
    to: ['cuttingCardAppears during-round → round-completed', 'cuttingCardAppears first-card → shuffled-at-once'],
    not: ['cuttingCardAppears further-round → if-supervisor-directs'],
  },
  'double-only-on-stated-hands': {
    to: ['doubleOn → any', 'othersOnBox double → only-with-controller'],
    not: ['othersOnBox split → cover-or-choose-hand'],
  },
  'insurance-pays-stated-odds': {
    to: ['pays insurance → 2 to 1'],
    not: ['pays main → 1 to 1', 'pays main/blackjack → 3 to 2'],
  },
  'irregularity-treated-as-stated': {
    to: ['irregularities failed-to-burn → played', 'dealerHasActed wager-settled'],
    not: ['irregularities malfunction/jackpot-system/before-deal → operator-decides'],
  },
  'losing-wager-is-collected': {
    to: ['outcomes main/lower → lose', 'outcomes main/over-21 → lose'],
    not: ['outcomes main/higher → win', 'outcomes main/surrendered → lose', 'outcomes main/surrendered → win'],
  },
  'no-card-after-standing': { to: ['decisions stand', 'boxControl → one-player'], not: ['decisions hit'] },
  'others-double-only-with-the-controller': {
    to: ['othersOnBox double → only-with-controller'],
    not: ['othersOnBox double → may', 'othersOnBox split → only-with-controller'],
  },
  'player-draws-only-below-stated-total': {
    to: ['playerDrawsBelow → 21', 'settledWhen main/five-card-trick → at-once'],
    not: ['settledWhen main/even-money → at-once'],
  },
  'players-on-box-as-stated': {
    to: ['wagersPerPosition main → 3', 'wagersPerPosition insurance → 1', 'othersOnBox main → may-not'],
    not: ['wagersPerPosition star-pairs → 3', 'othersOnBox main → may', 'othersOnBox insurance → may-not'],
  },
  'settled-when-stated': {
    to: ['settledWhen main/even-money → at-once', 'settledWhen insurance/lost → at-dealers-second-card'],
    not: ['settledWhen star-pairs/pair → after-first-deal'],
  },
  'stake-in-permitted-steps': STEPS,
  'stand-off-returns-the-stake': {
    to: ['outcomes main/equal → push', 'outcomes double/dealer-blackjack → void'],
    not: ['outcomes main/equal → lose', 'outcomes blazing-7s/game-wager-returned → void'],
  },
  'super-bonus-is-paid': {
    to: ['superBonusNeeds → three-sevens', 'prizes super-bonus/wager-from-25 → $5000'],
    not: ['prizes bonus-blackjack/nominated-blackjack → $175'],
  },
  'surrender-costs-half': {
    to: ['surrenderCosts → half', 'outcomes main/surrendered → lose'],
    not: ['outcomes main/lower → lose'],
  },
  'void-round-returns-every-stake': {
    to: ['round-void', 'wagers-returned', 'hand-void'].map((treatment) => `irregularities invalidated → ${treatment}`),
    not: ['irregularities failed-to-burn → played'],
  },
  'wins-pay-stated-odds': {
    to: ['pays main → 1 to 1', 'pays double → 1 to 1', 'rounding → up-to-next-payable-amount'],
    not: ['pays main/blackjack → 3 to 2', 'pays star-pairs/mixed → 5 to 1'],
  },
  'withdrawn-double-forfeits-the-wager': {
    to: ['outcomes main/double-withdrawn → lose', 'outcomes double/withdrawn → void'],
    not: ['outcomes main/lower → lose'],
  },
};

const ROULETTE: Readonly<Record<string, Held>> = {
  'irregularity-treated-as-stated': {
    to: ['irregularities foreign-object → round-void'],
    not: ['irregularities malfunction → operator-decides'],
  },
  'racetrack-wager-placed-by-the-dealer': {
    to: ['racetrackPlaced → by-dealer', 'irregularities wager-misplaced/on-racetrack-by-player → wager-void'],
    not: ['irregularities foreign-object → round-void'],
  },
  'stake-in-permitted-steps': { ...STEPS, to: [...STEPS.to, 'offIncrement → not-accepted'] },
  'void-spin-decides-nothing': {
    to: ['irregularities foreign-object → round-void', 'irregularities invalidated-by-operator → wagers-returned'],
    not: ['irregularities wrong-result-entered → result-recalculated'],
  },
};

const SIC_BO: Readonly<Record<string, Held>> = {
  'irregularity-treated-as-stated': {
    to: ['irregularities die-cocked → round-void', 'announcements → operator-decides'],
    not: ['irregularities malfunction → operator-decides'],
  },
  'stake-in-permitted-steps': { ...STEPS, to: [...STEPS.to, 'offIncrement → not-accepted'] },
  'void-round-returns-every-stake': {
    to: ['irregularities die-cocked → round-void', 'irregularities invalidated-by-operator → wagers-returned'],
    not: ['irregularities wrong-result-entered → result-recalculated'],
  },
};

const cases = Object.entries({
  baccarat: BACCARAT,
  blackjack: BLACKJACK,
  roulette: ROULETTE,
  'sic-bo': SIC_BO,
}).flatMap(([game, checks]) =>
  Object.entries(checks).flatMap(([check, { to, not }]) => [
    ...to.map((stated): [string, string, boolean] => [`${game}/${check}`, stated, true]),
    ...not.map((stated): [string, string, boolean] => [`${game}/${check}`, stated, false]),
  ]),
);

test.each(cases)('%s: %s', (check, stated, expected) => {
  expect(isHeld(check, stated)).toBe(expected);
});
