import type { BaccaratRound } from '../../games/baccarat/round';
import type { Check } from '../check';
import { additionalCardsAsStated } from './additional-cards-as-stated';
import { announcedPointsMatchTheCards } from './announced-points-match-the-cards';
import { announcedResultMatchesThePoints } from './announced-result-matches-the-points';
import { bankerDrawsOrStandsAlone } from './banker-draws-or-stands-alone';
import { bankerDrawsOrStandsByThirdCard } from './banker-draws-or-stands-by-third-card';
import { bankerWagerFollowsThePoints } from './banker-wager-follows-the-points';
import { bankerWinsPayStatedOdds } from './banker-wins-pay-stated-odds';
import { bankersExcessCardTreatedAsStated } from './bankers-excess-card-treated-as-stated';
import { burntCardFaceAsStated } from './burnt-card-face-as-stated';
import { cardsFaceAsStated } from './cards-face-as-stated';
import { confirmedWagersStay } from './confirmed-wagers-stay';
import { cutDeepEnough } from './cut-deep-enough';
import { cuttingCardFarFromBack } from './cutting-card-far-from-back';
import { decksAsStated } from './decks-as-stated';
import { differentialNotExceeded } from './differential-not-exceeded';
import { dummyHandTakesNoWagers } from './dummy-hand-takes-no-wagers';
import { earlyDealTreatedAsStated } from './early-deal-treated-as-stated';
import { exposedFirstCardTreatedAsStated } from './exposed-first-card-treated-as-stated';
import { faceUpCardTreatedAsStated } from './face-up-card-treated-as-stated';
import { failedBurnTreatedAsStated } from './failed-burn-treated-as-stated';
import { firstCardsDealtInOrder } from './first-cards-dealt-in-order';
import { insufficientCardsTreatedAsStated } from './insufficient-cards-treated-as-stated';
import { losingWagerIsCollected } from './losing-wager-is-collected';
import { misdealtCoupTreatedAsStated } from './misdealt-coup-treated-as-stated';
import { missingOrForeignCardTreatedAsStated } from './missing-or-foreign-card-treated-as-stated';
import { naturalEndsTheDeal } from './natural-ends-the-deal';
import { newShoeBurnsFirstCard } from './new-shoe-burns-first-card';
import { noJokers } from './no-jokers';
import { noWagerAfterClose } from './no-wager-after-close';
import { onlyPermittedWagers } from './only-permitted-wagers';
import { pairWagerFollowsTheFirstCards } from './pair-wager-follows-the-first-cards';
import { pairWinsPayStatedOdds } from './pair-wins-pay-stated-odds';
import { playerDrawsOrStands } from './player-draws-or-stands';
import { playerWagerFollowsThePoints } from './player-wager-follows-the-points';
import { playerWinsPayStatedOdds } from './player-wins-pay-stated-odds';
import { playersExcessCardTreatedAsStated } from './players-excess-card-treated-as-stated';
import { stakeInPermittedSteps } from './stake-in-permitted-steps';
import { stakeNotAboveMaximum } from './stake-not-above-maximum';
import { stakeNotBelowMinimum } from './stake-not-below-minimum';
import { standOffReturnsTheStake } from './stand-off-returns-the-stake';
import { systemMalfunctionTreatedAsStated } from './system-malfunction-treated-as-stated';
import { tieWagerFollowsThePoints } from './tie-wager-follows-the-points';
import { tieWinsPayStatedOdds } from './tie-wins-pay-stated-odds';
import { voidCoupReturnsEveryStake } from './void-coup-returns-every-stake';
import { winningStakeIsReturned } from './winning-stake-is-returned';

/** Every check of baccarat in the order of play: what the table had, what was wagered, how it was dealt, what was paid. */
export const baccaratChecks: readonly Check<BaccaratRound>[] = [
  decksAsStated,
  noJokers,
  cutDeepEnough,
  cuttingCardFarFromBack,
  newShoeBurnsFirstCard,
  burntCardFaceAsStated,
  onlyPermittedWagers,
  noWagerAfterClose,
  confirmedWagersStay,
  dummyHandTakesNoWagers,
  stakeNotBelowMinimum,
  stakeNotAboveMaximum,
  stakeInPermittedSteps,
  differentialNotExceeded,
  firstCardsDealtInOrder,
  cardsFaceAsStated,
  naturalEndsTheDeal,
  playerDrawsOrStands,
  bankerDrawsOrStandsByThirdCard,
  bankerDrawsOrStandsAlone,
  additionalCardsAsStated,
  announcedPointsMatchTheCards,
  announcedResultMatchesThePoints,
  playerWagerFollowsThePoints,
  bankerWagerFollowsThePoints,
  tieWagerFollowsThePoints,
  pairWagerFollowsTheFirstCards,
  playerWinsPayStatedOdds,
  bankerWinsPayStatedOdds,
  tieWinsPayStatedOdds,
  pairWinsPayStatedOdds,
  losingWagerIsCollected,
  winningStakeIsReturned,
  standOffReturnsTheStake,
  voidCoupReturnsEveryStake,
  misdealtCoupTreatedAsStated,
  insufficientCardsTreatedAsStated,
  missingOrForeignCardTreatedAsStated,
  systemMalfunctionTreatedAsStated,
  playersExcessCardTreatedAsStated,
  bankersExcessCardTreatedAsStated,
  exposedFirstCardTreatedAsStated,
  faceUpCardTreatedAsStated,
  failedBurnTreatedAsStated,
  earlyDealTreatedAsStated,
];
