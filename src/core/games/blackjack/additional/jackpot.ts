import type { BlackjackRound, Wager } from '../round';
import { boxOf, firstTwo } from './deciding-cards';
import { ALL_DIAMONDS, blazingSevens, ONE_OTHER_SUIT } from './sevens';

/** The share of the jackpot that a wager on it has won by its cards, if it has. */
export function majorJackpot(round: BlackjackRound, wager: Wager): '100-percent' | '10-percent' | undefined {
  if (wager.bet !== 'blazing-7s') return undefined;
  const box = boxOf(round, wager);
  const [one, other] = typeof box === 'string' ? [] : firstTwo(round, box);
  const dealers = round.dealers[0]?.cards[0];
  if (one === undefined || other === undefined || dealers === undefined) return undefined;
  const made = blazingSevens(one, other, dealers);
  return made === ALL_DIAMONDS ? '100-percent' : made === ONE_OTHER_SUIT ? '10-percent' : undefined;
}
