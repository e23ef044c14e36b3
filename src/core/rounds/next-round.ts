import type { Wager } from '../games/wager';

/**
 * Nothing is left to settle when a wager is placed: every one before it has been, or, where none stands, the result is out.
 * Those placed since then are left aside, because they are wagers on the next round too.
 */
export function isRoundOver(
  before: readonly Wager[],
  isResultOut: boolean,
  placedAfterwards: readonly Wager[] = [],
): boolean {
  const standing = before.filter((wager) => !wager.withdrawn && !placedAfterwards.includes(wager));
  return standing.length === 0 ? isResultOut : standing.every(({ result }) => result !== undefined);
}

/** Whether a wager is one of this round: placed when the round was over, and not settled with it, it is one on the next. */
export const isOfThisRound = (wager: Wager, placedAfterwards: readonly Wager[]): boolean =>
  wager.result !== undefined || !placedAfterwards.includes(wager);
