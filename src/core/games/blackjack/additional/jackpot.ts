import type { BlackjackRound, Wager } from '../round';
import { boxOf, firstTwo } from './deciding-cards';
import { ALL_DIAMONDS, blazingSevens, ONE_OTHER_SUIT } from './sevens';

/** Whether a wager on the jackpot has won a share of it by its cards. */
export function isMajorJackpot(round: BlackjackRound, wager: Wager): boolean {
  const box = boxOf(round, wager);
  const [one, other] = typeof box === 'string' ? [] : firstTwo(round, box);
  const dealers = round.dealers[0]?.cards[0];
  if (one === undefined || other === undefined || dealers === undefined) return false;
  const made = blazingSevens(one, other, dealers);
  return made === ALL_DIAMONDS || made === ONE_OTHER_SUIT;
}
