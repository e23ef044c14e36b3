import type { SicBoRound } from '../../games/sic-bo/round';
import type { Check } from '../../play/judging/check';
import { additionalWagerGoesWithAGameWager } from './additional-wager-goes-with-a-game-wager';
import { announcedResultMatchesTheDice } from './announced-result-matches-the-dice';
import { confirmedWagersStay } from './confirmed-wagers-stay';
import { diceAsStated } from './dice-as-stated';
import { irregularityTreatedAsStated } from './irregularity-treated-as-stated';
import { losingWagerIsCollected } from './losing-wager-is-collected';
import { noMoreBetsCalledInTime } from './no-more-bets-called-in-time';
import { noOralWagers } from './no-oral-wagers';
import { noWagerAfterClose } from './no-wager-after-close';
import { onlyPermittedWagers } from './only-permitted-wagers';
import { settledInStatedOrder } from './settled-in-stated-order';
import { stakeInPermittedSteps } from './stake-in-permitted-steps';
import { stakeNotAboveMaximum } from './stake-not-above-maximum';
import { stakeNotBelowMinimum } from './stake-not-below-minimum';
import { turnedDownWagerIsGivenBack } from './turned-down-wager-is-given-back';
import { voidRoundReturnsEveryStake } from './void-round-returns-every-stake';
import { wagerFollowsTheDice } from './wager-follows-the-dice';
import { wagersMadeAsStated } from './wagers-made-as-stated';
import { winningStakeIsReturned } from './winning-stake-is-returned';
import { winsPayStatedOdds } from './wins-pay-stated-odds';

/** Every check of sic bo in the order of play: what the table had, what was wagered, what was announced, what was paid. */
export const sicBoChecks: readonly Check<SicBoRound>[] = [
  diceAsStated,
  onlyPermittedWagers,
  additionalWagerGoesWithAGameWager,
  noOralWagers,
  wagersMadeAsStated,
  noWagerAfterClose,
  confirmedWagersStay,
  noMoreBetsCalledInTime,
  stakeNotBelowMinimum,
  stakeNotAboveMaximum,
  stakeInPermittedSteps,
  announcedResultMatchesTheDice,
  wagerFollowsTheDice,
  winsPayStatedOdds,
  settledInStatedOrder,
  losingWagerIsCollected,
  turnedDownWagerIsGivenBack,
  winningStakeIsReturned,
  voidRoundReturnsEveryStake,
  irregularityTreatedAsStated,
];
