import type { RouletteRound } from '../../games/roulette/round';
import type { Check } from '../../play/judging/check';
import { announcedNumberMatchesThePocket } from './announced-number-matches-the-pocket';
import { ballSizeAsStated } from './ball-size-as-stated';
import { ballSpunAgainstTheWheel } from './ball-spun-against-the-wheel';
import { confirmedWagersStay } from './confirmed-wagers-stay';
import { irregularityTreatedAsStated } from './irregularity-treated-as-stated';
import { losingWagerIsCollected } from './losing-wager-is-collected';
import { multipliedWinsPayTheMultiplier } from './multiplied-wins-pay-the-multiplier';
import { multipliersAsStated } from './multipliers-as-stated';
import { noMoreBetsCalledInTime } from './no-more-bets-called-in-time';
import { noWagerAfterClose } from './no-wager-after-close';
import { onlyBetsOfTheLayout } from './only-bets-of-the-layout';
import { onlyPermittedWagers } from './only-permitted-wagers';
import { onlyStatedCombinationsWithZero } from './only-stated-combinations-with-zero';
import { oralWagersAsStated } from './oral-wagers-as-stated';
import { racetrackWagerFollowsThePocket } from './racetrack-wager-follows-the-pocket';
import { racetrackWagerPaysForItsPieces } from './racetrack-wager-pays-for-its-pieces';
import { racetrackWagerPlacedByTheDealer } from './racetrack-wager-placed-by-the-dealer';
import { spinCompletesItsRevolutions } from './spin-completes-its-revolutions';
import { settledInStatedOrder } from './settled-in-stated-order';
import { stakeInPermittedSteps } from './stake-in-permitted-steps';
import { stakeNotAboveMaximum } from './stake-not-above-maximum';
import { stakeNotBelowMinimum } from './stake-not-below-minimum';
import { stepsNotAboveMinimum } from './steps-not-above-minimum';
import { turnedDownWagerIsGivenBack } from './turned-down-wager-is-given-back';
import { voidSpinDecidesNothing } from './void-spin-decides-nothing';
import { wagerFollowsThePocket } from './wager-follows-the-pocket';
import { wagersMadeAsStated } from './wagers-made-as-stated';
import { wheelAsStated } from './wheel-as-stated';
import { winnersStayUntilOthersArePaid } from './winners-stay-until-others-are-paid';
import { winningStakeIsReturned } from './winning-stake-is-returned';
import { winsPayStatedOdds } from './wins-pay-stated-odds';

/** Every check of roulette in the order of play: what the table had, what was wagered, how it was spun, what was paid. */
export const rouletteChecks: readonly Check<RouletteRound>[] = [
  wheelAsStated,
  ballSizeAsStated,
  onlyPermittedWagers,
  onlyBetsOfTheLayout,
  onlyStatedCombinationsWithZero,
  racetrackWagerPlacedByTheDealer,
  oralWagersAsStated,
  wagersMadeAsStated,
  noWagerAfterClose,
  confirmedWagersStay,
  noMoreBetsCalledInTime,
  stakeNotBelowMinimum,
  stakeNotAboveMaximum,
  stakeInPermittedSteps,
  stepsNotAboveMinimum,
  spinCompletesItsRevolutions,
  ballSpunAgainstTheWheel,
  multipliersAsStated,
  announcedNumberMatchesThePocket,
  wagerFollowsThePocket,
  racetrackWagerFollowsThePocket,
  winsPayStatedOdds,
  multipliedWinsPayTheMultiplier,
  racetrackWagerPaysForItsPieces,
  settledInStatedOrder,
  losingWagerIsCollected,
  turnedDownWagerIsGivenBack,
  winningStakeIsReturned,
  winnersStayUntilOthersArePaid,
  voidSpinDecidesNothing,
  irregularityTreatedAsStated,
];
