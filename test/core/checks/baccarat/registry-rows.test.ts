import { baccaratChecks } from '../../../../src/core/checks/baccarat/registry';

/**
 * What of a fact a check holds a table to, and what it leaves to others or to nobody: `fact row → value`, or `fact → value`
 * where it has no rows. By this a check is imposed or not, and clauses count as held to.
 */
interface Held {
  readonly to: readonly string[];
  readonly not: readonly string[];
}

function isHeld(name: string, stated: string): boolean {
  const check = baccaratChecks.find(({ id }) => id === `baccarat/${name}`);
  if (check?.enforcesRow === undefined) throw new Error(`${name} holds a table to whole facts`);
  const [place = '', value = ''] = stated.split(' → ');
  const [fact = '', row = ''] = place.split(' ');
  return check.enforcesRow(fact, row, value);
}

const HELD: Readonly<Record<string, Held>> = {
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
  'cards-cut-by-the-dealer': { to: ['cutBy dealer'], not: ['cutBy player', 'cutBy supervisor'] },
  'cards-not-cut-by-the-dealer': { to: ['cutBy player', 'cutBy supervisor'], not: ['cutBy dealer'] },
  'commission-as-stated': {
    to: ['commission banker → 5%', 'commission banker/6 → 50%'],
    not: ['commission ante-of-table-minimum-at-most → 12.5%'],
  },
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
  'stake-in-permitted-steps': {
    to: ['offIncrement → not-accepted', 'wagerUnits → minimum', 'rounding → down-to-lower-multiple-of-minimum'],
    not: ['rounding → up-to-next-payable-amount'],
  },
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
      'maximumApplies any-selection → each-player',
    ],
    not: ['maximumApplies mini → as-operator-directs', 'maximumApplies midi → as-operator-directs'],
  },
};

const cases = Object.entries(HELD).flatMap(([check, { to, not }]) => [
  ...to.map((stated): [string, string, boolean] => [check, stated, true]),
  ...not.map((stated): [string, string, boolean] => [check, stated, false]),
]);

test.each(cases)('%s: %s', (check, stated, expected) => {
  expect(isHeld(check, stated)).toBe(expected);
});
