import { boxOf } from '../../games/baccarat/boxes';
import type { BaccaratRound } from '../../games/baccarat/round';
import type { Wager, WageredRound } from '../../games/wager';
import type { Cents } from '../../values/money';
import { BELOW_MINIMUM, judgeMinimum } from '../../play/wagers/limits';
import { isAccepted, stakedInAll } from '../../play/wagers/standing';
import { baccaratCheck } from './baccarat-check';
import { displayedFor } from './displayed-limits';

export const stakeNotBelowMinimum = baccaratCheck({
  id: 'baccarat/stake-not-below-minimum',
  requirement: 'A wager below the displayed minimum is not accepted.',
  enforces: ['underMinimum'],
  mayEnforce: ['displayedLimits', 'minimumApplies'],
  enforcesRow: (fact, _, value) => fact !== 'minimumApplies' || value === 'each-hand',
  messages: BELOW_MINIMUM,
  run: (round, facts, ruling) => {
    const { underMinimum, minimumApplies } = facts;
    const eachByItself = minimumApplies === undefined ? [] : (['minimumApplies'] as const);
    judgeMinimum<'displayedLimits' | 'minimumApplies'>(
      round,
      underMinimum,
      ruling,
      (wager) => [...displayedFor(wager, facts), 'underMinimum', ...eachByItself],
      minimumApplies === 'each-hand' ? (_, wager) => stakedOnBox(round, wager) : stakedInAll,
    );
  },
});

/** What a player has on a bet of one box in all. */
function stakedOnBox(round: BaccaratRound, wager: Wager): Cents {
  const onBox = round.wagers.filter((other) => boxOf(round, other) === boxOf(round, wager));
  return stakedInAll({ ...round, wagers: onBox.filter(isAccepted) } satisfies WageredRound, wager);
}
