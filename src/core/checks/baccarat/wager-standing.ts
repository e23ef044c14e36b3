import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Bet } from '../../games/baccarat/facts';
import type { BaccaratRound, TableLimit, Wager } from '../../games/baccarat/round';
import type { Cents } from '../../values/money';

/** The facts that decide whether a table may turn a wager down. */
export const STANDING_FACTS = [
  'wagers',
  'underMinimum',
  'overMaximum',
  'offIncrement',
  'differential',
  'unconfirmedWagers',
] as const;
export type StandingFacts = Partial<Pick<BaccaratFacts, (typeof STANDING_FACTS)[number]>>;

/** The table did not let it take part: settled as void, or declared void. */
export const isTurnedDown = (wager: Wager): boolean => wager.result === 'void' || wager.voided;

/** Takes part in the coup: not taken back in time, and not placed when it was too late to take part. */
export const takesPart = (wager: Wager): boolean => !wager.withdrawn && wager.late !== 'placed';

/** The displayed limits for a bet; those for all others where the bet has none of its own. */
export const limitOf = (round: BaccaratRound, bet: string): TableLimit | undefined =>
  round.limits?.[bet] ?? round.limits?.['*'];

/** The greatest permitted wager that is no greater than the stake. */
export function permittedPart(stake: Cents, limit: TableLimit | undefined, facts: StandingFacts): Cents {
  if (!limit) return stake;
  let part = stake;
  if (facts.overMaximum === 'reduced' && limit.max !== undefined && part > limit.max) part = limit.max;
  const { increment, min = 0 } = limit;
  if (facts.offIncrement === 'reduced' && increment !== undefined && increment > 0 && part > min)
    part = min + Math.floor((part - min) / increment) * increment;
  return part;
}

/** How far the wagers on one hand exceed those on the other, counting those the table let take part. */
export function differenceOf(round: BaccaratRound, counts: (wager: Wager) => boolean): Cents {
  let difference = 0;
  for (const wager of round.wagers) {
    if (!counts(wager)) continue;
    if (wager.bet === 'player') difference += wager.stake;
    else if (wager.bet === 'banker') difference -= wager.stake;
  }
  return difference;
}

/** Whether this rule set lets the table turn a wager down: yes, no, or only the record's `confirmed` could tell. */
export function mayBeTurnedDown(round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean | undefined {
  if (wager.voided || (facts.wagers && !facts.wagers.includes(wager.bet as Bet))) return true;
  const min = limitOf(round, wager.bet)?.min;
  if (facts.underMinimum === 'not-accepted' && min !== undefined && wager.stake < min) return true;
  if (facts.differential !== undefined && exceedsDifferential(round, wager)) return true;
  if (facts.unconfirmedWagers !== 'may-be-rejected') return false;
  return wager.confirmed === undefined ? undefined : !wager.confirmed;
}

function exceedsDifferential(round: BaccaratRound, wager: Wager): boolean {
  if (round.differential === undefined) return false;
  const difference = differenceOf(round, takesPart);
  return (
    (wager.bet === 'player' && difference > round.differential) ||
    (wager.bet === 'banker' && -difference > round.differential)
  );
}
