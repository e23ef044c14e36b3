import type { BlackjackRound } from '../../games/blackjack/round';
import type { Check } from '../../play/judging/check';
import { addedStakeAsStated } from './added-stake-as-stated';
import { addedWagersAgainstDealersBlackjack } from './added-wagers-against-dealers-blackjack';
import { additionalPrizesArePaid } from './additional-prizes-are-paid';
import { additionalStakeNotAboveOriginal } from './additional-stake-not-above-original';
import { additionalStakeOfTheStatedAmount } from './additional-stake-of-the-stated-amount';
import { additionalWagerBeforeFirstCard } from './additional-wager-before-first-card';
import { additionalWagerByTheBoxsPlayer } from './additional-wager-by-the-boxs-player';
import { additionalWagerFollowsItsCards } from './additional-wager-follows-its-cards';
import { additionalWagerGoesWithAGameWager } from './additional-wager-goes-with-a-game-wager';
import { additionalWagerSettledWhenStated } from './additional-wager-settled-when-stated';
import { additionalWagersPerBoxAsStated } from './additional-wagers-per-box-as-stated';
import { additionalWinsPayStatedOdds } from './additional-wins-pay-stated-odds';
import { announcedTotalMatchesTheCards } from './announced-total-matches-the-cards';
import { blackjackPaysStatedOdds } from './blackjack-pays-stated-odds';
import { bonusHandsPayStatedOdds } from './bonus-hands-pay-stated-odds';
import { boxesOfTheLayout } from './boxes-of-the-layout';
import { boxDecidedByOnePlayer } from './box-decided-by-one-player';
import { burntCardFaceAsStated } from './burnt-card-face-as-stated';
import { cardsDealtFromAShoe } from './cards-dealt-from-a-shoe';
import { cardsFaceAsStated } from './cards-face-as-stated';
import { cardsNotCutByTheDealer } from './cards-not-cut-by-the-dealer';
import { confirmedWagersStay } from './confirmed-wagers-stay';
import { cutDeepEnough } from './cut-deep-enough';
import { cuttingCardEndsTheShoe } from './cutting-card-ends-the-shoe';
import { cuttingCardFarFromBack } from './cutting-card-far-from-back';
import { cuttingCardNotTooFarIn } from './cutting-card-not-too-far-in';
import { dealerCompletesAfterIrregularity } from './dealer-completes-after-irregularity';
import { dealerDrawsNoNeedlessCard } from './dealer-draws-no-needless-card';
import { dealerDrawsOrStands } from './dealer-draws-or-stands';
import { dealersSecondCardAfterThePlayers } from './dealers-second-card-after-the-players';
import { decksAsStated } from './decks-as-stated';
import { doubleOnlyOnStatedHands } from './double-only-on-stated-hands';
import { doubleWithdrawnAsStated } from './double-withdrawn-as-stated';
import { doubledHandDrawsStatedCards } from './doubled-hand-draws-stated-cards';
import { evenMoneyIsPaidOnRequest } from './even-money-is-paid-on-request';
import { evenMoneyOnlyOnBlackjackAgainstAce } from './even-money-only-on-blackjack-against-ace';
import { firstCardsDealtInOrder } from './first-cards-dealt-in-order';
import { handsPlayedInOrder } from './hands-played-in-order';
import { insufficientCardsTreatedAsStated } from './insufficient-cards-treated-as-stated';
import { insuranceBeforeAdditionalCards } from './insurance-before-additional-cards';
import { insuranceCalledInTime } from './insurance-called-in-time';
import { insuranceFollowsTheSecondCard } from './insurance-follows-the-second-card';
import { insuranceOnlyAgainstStatedCard } from './insurance-only-against-stated-card';
import { insurancePaysStatedOdds } from './insurance-pays-stated-odds';
import { irregularityTreatedAsStated } from './irregularity-treated-as-stated';
import { losingWagerIsCollected } from './losing-wager-is-collected';
import { newShoeBurnsFirstCard } from './new-shoe-burns-first-card';
import { noCardAfterStanding } from './no-card-after-standing';
import { noCuttingCardWithACardMachine } from './no-cutting-card-with-a-card-machine';
import { noJokers } from './no-jokers';
import { noMoreBetsCalledInTime } from './no-more-bets-called-in-time';
import { noOralWagers } from './no-oral-wagers';
import { noWagerAfterClose } from './no-wager-after-close';
import { offeredWithStatedDecks } from './offered-with-stated-decks';
import { onlyPermittedDecisions } from './only-permitted-decisions';
import { onlyPermittedWagers } from './only-permitted-wagers';
import { originalWagersOnBoxAsStated } from './original-wagers-on-box-as-stated';
import { othersDoubleOnlyWithTheController } from './others-double-only-with-the-controller';
import { playerDrawsOnlyBelowStatedTotal } from './player-draws-only-below-stated-total';
import { playerDrawsToStatedTotal } from './player-draws-to-stated-total';
import { playersOnBoxAsStated } from './players-on-box-as-stated';
import { settledWhenStated } from './settled-when-stated';
import { sharedBoxWithinMaximum } from './shared-box-within-maximum';
import { splitAcesDrawStatedCards } from './split-aces-draw-stated-cards';
import { splitHandsPlayedOneByOne } from './split-hands-played-one-by-one';
import { splitHandsWithinStatedNumber } from './split-hands-within-stated-number';
import { splitOnlyOnEqualCards } from './split-only-on-equal-cards';
import { stakeInPermittedSteps } from './stake-in-permitted-steps';
import { stakeNotAboveMaximum } from './stake-not-above-maximum';
import { stakeNotBelowMinimum } from './stake-not-below-minimum';
import { standOffReturnsTheStake } from './stand-off-returns-the-stake';
import { superBonusIsPaid } from './super-bonus-is-paid';
import { surrenderCostsHalf } from './surrender-costs-half';
import { surrenderOnlyWhereOffered } from './surrender-only-where-offered';
import { switchBeforeOtherDecisions } from './switch-before-other-decisions';
import { takenOutCardsAreNotDealt } from './taken-out-cards-are-not-dealt';
import { undecidedHandDrawnAsStated } from './undecided-hand-drawn-as-stated';
import { voidRoundReturnsEveryStake } from './void-round-returns-every-stake';
import { wagerFollowsTheHands } from './wager-follows-the-hands';
import { wagersMadeAsStated } from './wagers-made-as-stated';
import { winningStakeIsReturned } from './winning-stake-is-returned';
import { winsPayStatedOdds } from './wins-pay-stated-odds';
import { withdrawnDoubleForfeitsTheWager } from './withdrawn-double-forfeits-the-wager';

/** Every check of blackjack, in the order in which a round is put to them and findings are listed. */
export const blackjackChecks: readonly Check<BlackjackRound>[] = [
  decksAsStated,
  noJokers,
  cardsDealtFromAShoe,
  takenOutCardsAreNotDealt,
  cardsNotCutByTheDealer,
  cutDeepEnough,
  cuttingCardFarFromBack,
  cuttingCardNotTooFarIn,
  newShoeBurnsFirstCard,
  burntCardFaceAsStated,
  noCuttingCardWithACardMachine,
  cuttingCardEndsTheShoe,
  onlyPermittedWagers,
  noOralWagers,
  wagersMadeAsStated,
  noMoreBetsCalledInTime,
  noWagerAfterClose,
  confirmedWagersStay,
  stakeNotBelowMinimum,
  stakeNotAboveMaximum,
  sharedBoxWithinMaximum,
  stakeInPermittedSteps,
  boxesOfTheLayout,
  playersOnBoxAsStated,
  originalWagersOnBoxAsStated,
  cardsFaceAsStated,
  firstCardsDealtInOrder,
  insuranceOnlyAgainstStatedCard,
  insuranceCalledInTime,
  insuranceBeforeAdditionalCards,
  evenMoneyOnlyOnBlackjackAgainstAce,
  surrenderOnlyWhereOffered,
  onlyPermittedDecisions,
  boxDecidedByOnePlayer,
  othersDoubleOnlyWithTheController,
  switchBeforeOtherDecisions,
  handsPlayedInOrder,
  splitOnlyOnEqualCards,
  splitHandsWithinStatedNumber,
  splitHandsPlayedOneByOne,
  splitAcesDrawStatedCards,
  doubleOnlyOnStatedHands,
  doubledHandDrawsStatedCards,
  doubleWithdrawnAsStated,
  addedStakeAsStated,
  playerDrawsOnlyBelowStatedTotal,
  playerDrawsToStatedTotal,
  noCardAfterStanding,
  undecidedHandDrawnAsStated,
  dealersSecondCardAfterThePlayers,
  dealerDrawsOrStands,
  dealerDrawsNoNeedlessCard,
  announcedTotalMatchesTheCards,
  wagerFollowsTheHands,
  addedWagersAgainstDealersBlackjack,
  withdrawnDoubleForfeitsTheWager,
  surrenderCostsHalf,
  insuranceFollowsTheSecondCard,
  evenMoneyIsPaidOnRequest,
  winsPayStatedOdds,
  blackjackPaysStatedOdds,
  bonusHandsPayStatedOdds,
  insurancePaysStatedOdds,
  superBonusIsPaid,
  losingWagerIsCollected,
  standOffReturnsTheStake,
  settledWhenStated,
  offeredWithStatedDecks,
  additionalWagerBeforeFirstCard,
  additionalWagerGoesWithAGameWager,
  additionalWagerByTheBoxsPlayer,
  additionalWagersPerBoxAsStated,
  additionalStakeOfTheStatedAmount,
  additionalStakeNotAboveOriginal,
  additionalWagerFollowsItsCards,
  additionalWinsPayStatedOdds,
  additionalPrizesArePaid,
  additionalWagerSettledWhenStated,
  winningStakeIsReturned,
  voidRoundReturnsEveryStake,
  irregularityTreatedAsStated,
  insufficientCardsTreatedAsStated,
  dealerCompletesAfterIrregularity,
];
