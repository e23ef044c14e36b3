import type { BaccaratRound } from '../../games/baccarat/round';
import type { Check } from '../../play/judging/check';
import { additionalCardsAsStated } from './additional-cards-as-stated';
import { additionalWagerBeforeFirstCard } from './additional-wager-before-first-card';
import { additionalWagerFollowsTheCards } from './additional-wager-follows-the-cards';
import { additionalWagerPaysStatedOdds } from './additional-wager-pays-stated-odds';
import { announcedPointsMatchTheCards } from './announced-points-match-the-cards';
import { announcedResultMatchesThePoints } from './announced-result-matches-the-points';
import { anteWithinItsShare } from './ante-within-its-share';
import { bankerDrawsOrStandsAlone } from './banker-draws-or-stands-alone';
import { bankerDrawsOrStandsByThirdCard } from './banker-draws-or-stands-by-third-card';
import { bankerWagerFollowsThePoints } from './banker-wager-follows-the-points';
import { bankerWinsPayStatedOdds } from './banker-wins-pay-stated-odds';
import { bankersExcessCardTreatedAsStated } from './bankers-excess-card-treated-as-stated';
import { boxWagerFollowsThePoints } from './box-wager-follows-the-points';
import { boxWagerPaysStatedOdds } from './box-wager-pays-stated-odds';
import { boxesDealtInOrder } from './boxes-dealt-in-order';
import { burntCardFaceAsStated } from './burnt-card-face-as-stated';
import { cardFacesFollowOneStyle } from './card-faces-follow-one-style';
import { cardsCutByTheDealer } from './cards-cut-by-the-dealer';
import { cardsDealtFromAShoe } from './cards-dealt-from-a-shoe';
import { cardsFaceAsStated } from './cards-face-as-stated';
import { cardsNotCutByTheDealer } from './cards-not-cut-by-the-dealer';
import { commissionAsStated } from './commission-as-stated';
import { confirmedWagersStay } from './confirmed-wagers-stay';
import { cutDeepEnough } from './cut-deep-enough';
import { cuttingCardEndsTheShoe } from './cutting-card-ends-the-shoe';
import { cuttingCardFarFromBack } from './cutting-card-far-from-back';
import { dealerDrawsOrStands } from './dealer-draws-or-stands';
import { decksAsStated } from './decks-as-stated';
import { differentialNotExceeded } from './differential-not-exceeded';
import { drawWagerMatchesTheEnterWager } from './draw-wager-matches-the-enter-wager';
import { dummyHandTakesNoWagers } from './dummy-hand-takes-no-wagers';
import { earlyDealTreatedAsStated } from './early-deal-treated-as-stated';
import { exposedFirstCardTreatedAsStated } from './exposed-first-card-treated-as-stated';
import { faceUpCardTreatedAsStated } from './face-up-card-treated-as-stated';
import { failedBurnTreatedAsStated } from './failed-burn-treated-as-stated';
import { firstCardsDealtInOrder } from './first-cards-dealt-in-order';
import { insufficientCardsTreatedAsStated } from './insufficient-cards-treated-as-stated';
import { irregularityTreatedAsStated } from './irregularity-treated-as-stated';
import { losingWagerIsCollected } from './losing-wager-is-collected';
import { misdealtCoupTreatedAsStated } from './misdealt-coup-treated-as-stated';
import { missingOrForeignCardTreatedAsStated } from './missing-or-foreign-card-treated-as-stated';
import { naturalEndsTheDeal } from './natural-ends-the-deal';
import { newShoeBurnsFirstCard } from './new-shoe-burns-first-card';
import { noCuttingCardWithACardMachine } from './no-cutting-card-with-a-card-machine';
import { noJokers } from './no-jokers';
import { noWagerAfterClose } from './no-wager-after-close';
import { oneKindOfPairWagerOffered } from './one-kind-of-pair-wager-offered';
import { oneWagerOnEachArea } from './one-wager-on-each-area';
import { onlyPermittedWagers } from './only-permitted-wagers';
import { oralWagersAsStated } from './oral-wagers-as-stated';
import { pairWagerFollowsTheFirstCards } from './pair-wager-follows-the-first-cards';
import { pairWinsPayStatedOdds } from './pair-wins-pay-stated-odds';
import { placesAsStated } from './places-as-stated';
import { playerDrawsOrStands } from './player-draws-or-stands';
import { playerKeepsToTheBoxesAllowed } from './player-keeps-to-the-boxes-allowed';
import { playerWagerFollowsThePoints } from './player-wager-follows-the-points';
import { playerWinsPayStatedOdds } from './player-wins-pay-stated-odds';
import { playersExcessCardTreatedAsStated } from './players-excess-card-treated-as-stated';
import { playersOnOneAreaAsStated } from './players-on-one-area-as-stated';
import { pointsAnnouncedInOrder } from './points-announced-in-order';
import { settledAfterTheResult } from './settled-after-the-result';
import { shoeBurnAsStated } from './shoe-burn-as-stated';
import { stakeInPermittedSteps } from './stake-in-permitted-steps';
import { stakeNotAboveMaximum } from './stake-not-above-maximum';
import { stakeNotBelowMinimum } from './stake-not-below-minimum';
import { standOffReturnsTheStake } from './stand-off-returns-the-stake';
import { stepsNotAboveMinimum } from './steps-not-above-minimum';
import { systemMalfunctionTreatedAsStated } from './system-malfunction-treated-as-stated';
import { thirdCardsDealtInOrder } from './third-cards-dealt-in-order';
import { tieWagerFollowsThePoints } from './tie-wager-follows-the-points';
import { tieWinsPayStatedOdds } from './tie-wins-pay-stated-odds';
import { voidCoupReturnsEveryStake } from './void-coup-returns-every-stake';
import { wagerHasItsCompanion } from './wager-has-its-companion';
import { wagersMadeAsStated } from './wagers-made-as-stated';
import { wagersStayDuringTheDeal } from './wagers-stay-during-the-deal';
import { wagersTogetherWithinMaximum } from './wagers-together-within-maximum';
import { winningStakeIsReturned } from './winning-stake-is-returned';

/** Every check of baccarat in the order of play: what the table had, what was wagered, how it was dealt, what was paid. */
export const baccaratChecks: readonly Check<BaccaratRound>[] = [
  decksAsStated,
  noJokers,
  placesAsStated,
  cardsDealtFromAShoe,
  cardsNotCutByTheDealer,
  cardsCutByTheDealer,
  cutDeepEnough,
  cuttingCardFarFromBack,
  newShoeBurnsFirstCard,
  burntCardFaceAsStated,
  shoeBurnAsStated,
  onlyPermittedWagers,
  noWagerAfterClose,
  additionalWagerBeforeFirstCard,
  wagersStayDuringTheDeal,
  oralWagersAsStated,
  wagersMadeAsStated,
  confirmedWagersStay,
  dummyHandTakesNoWagers,
  wagerHasItsCompanion,
  oneKindOfPairWagerOffered,
  drawWagerMatchesTheEnterWager,
  playerKeepsToTheBoxesAllowed,
  playersOnOneAreaAsStated,
  oneWagerOnEachArea,
  stakeNotBelowMinimum,
  stakeNotAboveMaximum,
  wagersTogetherWithinMaximum,
  stakeInPermittedSteps,
  stepsNotAboveMinimum,
  anteWithinItsShare,
  differentialNotExceeded,
  firstCardsDealtInOrder,
  boxesDealtInOrder,
  cardsFaceAsStated,
  cardFacesFollowOneStyle,
  naturalEndsTheDeal,
  playerDrawsOrStands,
  bankerDrawsOrStandsByThirdCard,
  bankerDrawsOrStandsAlone,
  dealerDrawsOrStands,
  thirdCardsDealtInOrder,
  additionalCardsAsStated,
  cuttingCardEndsTheShoe,
  noCuttingCardWithACardMachine,
  pointsAnnouncedInOrder,
  announcedPointsMatchTheCards,
  announcedResultMatchesThePoints,
  playerWagerFollowsThePoints,
  bankerWagerFollowsThePoints,
  tieWagerFollowsThePoints,
  pairWagerFollowsTheFirstCards,
  additionalWagerFollowsTheCards,
  boxWagerFollowsThePoints,
  playerWinsPayStatedOdds,
  bankerWinsPayStatedOdds,
  tieWinsPayStatedOdds,
  pairWinsPayStatedOdds,
  additionalWagerPaysStatedOdds,
  boxWagerPaysStatedOdds,
  commissionAsStated,
  settledAfterTheResult,
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
  irregularityTreatedAsStated,
];
