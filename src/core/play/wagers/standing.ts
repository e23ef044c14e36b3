import { isAboutOthers, kindsIn, takesPart, type TableLimit, type Wager, type WageredRound } from '../../games/wager';
import type { Cents } from '../../values/money';
import { isVoiding } from '../../values/treatment';
import { playersMayTakeBack, type IrregularityFacts } from './prescribed';

/** The facts of any game that decide whether a table may turn a wager down. */
export interface StandingFacts extends IrregularityFacts {
  readonly wagers?: readonly string[];
  readonly underMinimum?: string;
  readonly belowMinimum?: string;
  readonly overMaximum?: string;
  readonly offIncrement?: string;
  readonly stepsCountedFrom?: string;
  readonly wagerUnits?: string;
  readonly unconfirmedWagers?: string;
}

/** The table did not let it take part: settled as void, or declared void. */
export const isTurnedDown = (wager: Wager): boolean => wager.result === 'void' || wager.voided;

/** Takes part, and the table let it. */
export const isAccepted = (wager: Wager): boolean => takesPart(wager) && !isTurnedDown(wager);

/** Whether the rules permit this wager; where a record names no hand or number after the colon, that of any will do. */
export const isPermitted = ({ known }: Wager, wagers: readonly string[]): boolean => kindsIn(wagers).has(known.kind);

/** Ways of dealing with a wager above the maximum under which no more than the maximum may be at stake. */
const KEPT_TO_MAXIMUM: ReadonlySet<string> = new Set(['reduced', 'void-excess', 'not-accepted', 'next-lowest-taken']);

/** Ways of dealing with a wager off the steps under which no more than the step below may be at stake. */
const KEPT_TO_STEPS: ReadonlySet<string> = new Set(['reduced', 'not-accepted', 'next-lowest-taken']);

/** Ways of dealing with a wager outside a limit under which none such may be taken at all, not even to be cut down when it is settled. */
const NEVER_TAKEN: ReadonlySet<string> = new Set(['not-accepted', 'next-lowest-taken']);

/**
 * A wager outside a limit was let take part where the rules have none such taken. A stake altered too late is the breach
 * of the wagering period, and what was at stake before it may have been within the limit.
 */
export const isTakenAgainst = (rule: string | undefined, wager: Wager): boolean =>
  rule !== undefined &&
  NEVER_TAKEN.has(rule) &&
  wager.result !== undefined &&
  wager.lateStake === undefined &&
  !wager.maybeLate &&
  !isTurnedDown(wager) &&
  !(wager.result === 'lose' && wager.returned === wager.stake);

/** The steps in which stakes rise above the minimum: those displayed, or else the minimum where rules have wagers in units of it. */
export const stepOf = ({ increment, min }: TableLimit, { wagerUnits, offIncrement }: StandingFacts): Cents =>
  increment ?? (wagerUnits === 'minimum' && offIncrement !== undefined ? (min ?? 0) : 0);

/** The greatest permitted wager that is no greater than the stake. */
export function permittedPart(stake: Cents, limit: TableLimit | undefined, facts: StandingFacts): Cents {
  if (!limit) return stake;
  let part = stake;
  if (limit.max !== undefined && part > limit.max && KEPT_TO_MAXIMUM.has(facts.overMaximum ?? '')) part = limit.max;
  const step = facts.offIncrement !== undefined && KEPT_TO_STEPS.has(facts.offIncrement) ? stepOf(limit, facts) : 0;
  const { min = 0 } = limit;
  return step > 0 && part > min ? inSteps(part, min, step, facts) : part;
}

const fromMinimum = (stake: Cents, min: Cents, step: Cents): Cents => stake - ((stake - min) % step);
const fromNothing = (stake: Cents, step: Cents): Cents => stake - (stake % step);

/** The greatest stake in steps that is no greater: where rules leave open how steps are counted, by the way that permits more. */
export const inSteps = (stake: Cents, min: Cents, step: Cents, { stepsCountedFrom }: StandingFacts): Cents =>
  stepsCountedFrom === undefined
    ? fromMinimum(stake, min, step)
    : Math.max(fromMinimum(stake, min, step), fromNothing(stake, step));

/** What a record would have to say where the ways of counting steps do not agree. */
export const STEPS_COUNTED_FROM = 'what the displayed steps are counted from';

/** How much more one way of counting steps permits of a stake than the other, where rules leave open which is meant. */
export function leftOpenBySteps(stake: Cents, limit: TableLimit | undefined, facts: StandingFacts): Cents {
  if (facts.stepsCountedFrom === undefined || limit?.increment === undefined || limit.increment === 0) return 0;
  const { min = 0, max = stake, increment } = limit;
  const part = Math.min(stake, max);
  // The minimum itself is permitted however steps are counted.
  if (part <= min) return 0;
  return Math.abs(fromMinimum(part, min, increment) - Math.max(min, fromNothing(part, increment)));
}

/** What a player has on a bet in all: limits bind the selection, however many wagers it was built up with. */
export const stakedInAll = (round: WageredRound, { player, bet }: Wager): Cents =>
  round.wagers.reduce(
    (total, wager) => (wager.player === player && wager.bet === bet && isAccepted(wager) ? total + wager.stake : total),
    0,
  );

/** Whether the rules let the table turn a wager down, by what holds in every game and by the game's own reasons: yes, no, or what would tell. */
export function mayBeTurnedDownFor(
  round: WageredRound,
  wager: Wager,
  facts: StandingFacts,
  ownReason: boolean | string,
  endOfWagering: string,
): boolean | string {
  if (wager.voided || wager.refusable || (facts.wagers && !isPermitted(wager, facts.wagers))) return true;
  if (isOutsideLimits(wager, facts) || ownReason === true || playersMayTakeBack(round, facts)) return true;
  const unconfirmed = facts.unconfirmedWagers !== undefined && wager.confirmed !== true;
  if (unconfirmed && wager.confirmed === false) return true;
  const treated = treatedAsVoid(round, wager);
  if (treated !== false) return treated;
  if (wager.maybeLate) return endOfWagering;
  if (ownReason !== false) return ownReason;
  return unconfirmed ? `confirmed of wager ${wager.id}` : false;
}

/** Below the minimum or above the maximum, where a rule has such a wager refused, or has what was taken of it be void. */
function isOutsideLimits({ stake, limit }: Wager, facts: StandingFacts): boolean {
  if (!limit) return false;
  if (limit.min !== undefined && stake < limit.min)
    return facts.underMinimum === 'not-accepted' || facts.belowMinimum === 'settled-first-time';
  if (
    facts.offIncrement === 'not-accepted' &&
    (permittedPart(stake, limit, facts) < stake || leftOpenBySteps(stake, limit, facts) > 0)
  )
    return true;
  if (limit.max === undefined || stake <= limit.max) return false;
  return facts.overMaximum === 'not-accepted' || facts.overMaximum === 'void-excess';
}

/** An irregularity was met by giving this wager back; where the record leaves its treatment out, it may have been. */
function treatedAsVoid(round: WageredRound, wager: Wager): boolean | string {
  let untold: string | false = false;
  for (const irregularity of round.irregularities) {
    if (isAboutOthers(irregularity, wager)) continue;
    const { place, treatment } = irregularity;
    if (treatment === 'dummy-round' || isVoiding(treatment)) return true;
    if (treatment === undefined) untold = `${place}.treatment`;
  }
  return untold;
}
