import type { KnownBet, TableLimit } from '../games/wager';

/** The limits displayed at a table, by the wagers they are displayed for; those for all others stand under `*`. */
export type DisplayedLimits = Readonly<Record<string, TableLimit>>;

/** How a game finds the limits that bind a bet; it need not look where none are displayed for certain wagers. */
export type LimitOf<Known extends KnownBet = KnownBet> = (
  limits: DisplayedLimits,
  bet: Known,
  areNamed: boolean,
) => TableLimit | undefined;

/** Whether limits are displayed for certain wagers; asked once for each round, because most tables display one limit for all. */
export function areNamed(limits: DisplayedLimits): boolean {
  for (const name in limits) if (name !== '*') return true;
  return false;
}

export const limitOfBet: LimitOf = (limits, { bet }, named) =>
  (named ? ownLimit(limits, bet) : undefined) ?? limits['*'];

/** What is displayed under a name, and not what every object has under it. */
export const ownLimit = (limits: DisplayedLimits, name: string): TableLimit | undefined =>
  Object.hasOwn(limits, name) ? limits[name] : undefined;
