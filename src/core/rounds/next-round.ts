import type { Wager } from '../games/wager';

/** Nothing is left to settle: every wager before the last one has been, or, where none stands, the result is out. */
export function isRoundOver(all: readonly Wager[], isResultOut: boolean): boolean {
  const before = all.slice(0, -1).filter(({ withdrawn }) => !withdrawn);
  return before.length === 0 ? isResultOut : before.every(({ result }) => result !== undefined);
}

/** Whether a wager is one of this round: placed when the round was over, and not settled with it, it is one on the next. */
export const isOfThisRound = (wager: Wager, placedAfterwards: readonly Wager[]): boolean =>
  wager.result !== undefined || !placedAfterwards.includes(wager);
