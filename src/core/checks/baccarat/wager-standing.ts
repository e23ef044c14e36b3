import type { BaccaratFacts } from '../../games/baccarat/game';
import type { Bet } from '../../games/baccarat/facts';
import type { BaccaratRound, TableLimit, Wager } from '../../games/baccarat/round';
import { stoodAtClose, takesPart } from '../../games/baccarat/wagers';
import type { Cents } from '../../values/money';
import { isVoiding } from '../../values/treatment';

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

/** Takes part, and the table let it. */
export const isAccepted = (wager: Wager): boolean => takesPart(wager) && !isTurnedDown(wager);

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

/** What a player has on a bet in all: limits bind the selection, however many wagers it was built up with. */
export const stakedInAll = (round: BaccaratRound, { player, bet }: Wager): Cents =>
  round.wagers.reduce(
    (total, wager) => (wager.player === player && wager.bet === bet && isAccepted(wager) ? total + wager.stake : total),
    0,
  );

/** How far the wagers on the player exceed those on the banker: below nought where they fall short of them. */
export function differenceOf(
  round: BaccaratRound,
  counts: (wager: Wager) => boolean,
  amountOf: (wager: Wager) => Cents = ({ stake }) => stake,
): Cents {
  let difference = 0;
  for (const wager of round.wagers) {
    if ((wager.bet !== 'player' && wager.bet !== 'banker') || !counts(wager)) continue;
    difference += wager.bet === 'player' ? amountOf(wager) : -amountOf(wager);
  }
  return difference;
}

/** By how much the wagers of one kind go over the displayed differential on the hand that this wager is on. */
function overDifferential(round: BaccaratRound, { bet }: Wager, counts: (wager: Wager) => boolean): Cents {
  if (round.differential === undefined || (bet !== 'player' && bet !== 'banker')) return 0;
  const difference = differenceOf(round, counts);
  return Math.max(0, (bet === 'player' ? difference : -difference) - round.differential);
}

/** How much of a wager the table may have turned down although it let the rest take part. */
export const mayBeCutBy = (round: BaccaratRound, wager: Wager, facts: StandingFacts): Cents =>
  facts.differential === undefined ? 0 : overDifferential(round, wager, isAccepted);

/** Whether this rule set lets the table turn a wager down: yes, no, or the field of the record that would tell. */
export function mayBeTurnedDown(round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean | string {
  if (wager.voided || (facts.wagers && !facts.wagers.includes(wager.bet as Bet))) return true;
  const min = wager.limit?.min;
  if (facts.underMinimum === 'not-accepted' && min !== undefined && wager.stake < min) return true;
  // All that stood on its own hand, against what was let take part on the other.
  const counts = (other: Wager): boolean => (other.bet === wager.bet ? stoodAtClose(other) : isAccepted(other));
  if (facts.differential !== undefined && overDifferential(round, wager, counts) > 0) return true;
  const unconfirmed = facts.unconfirmedWagers === 'may-be-rejected' && wager.confirmed !== true;
  if (unconfirmed && wager.confirmed === false) return true;
  const treated = treatedAsVoid(round, wager);
  if (treated !== false) return treated;
  return unconfirmed ? `confirmed of wager ${wager.id}` : false;
}

/** An irregularity was met by giving this wager back; where the record leaves its treatment out, it may have been. */
function treatedAsVoid(round: BaccaratRound, { id }: Wager): boolean | string {
  let untold: string | false = false;
  for (const { place, treatment, wager } of round.irregularities) {
    if (wager !== undefined && wager !== id) continue;
    if (treatment === 'dummy-round' || isVoiding(treatment)) return true;
    if (treatment === undefined) untold = `${place}.treatment`;
  }
  return untold;
}
