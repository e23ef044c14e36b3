import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, TableLimit, Wager } from '../../games/baccarat/round';
import { stoodAtClose, takesPart } from '../../games/baccarat/wagers';
import type { Cents } from '../../values/money';
import { isVoiding } from '../../values/treatment';
import { playersMayTakeBack } from './players-choice';
import { mayBeUnpayable, SMALLEST_CHIP } from './rounded-payment';

/** The facts that decide whether a table may turn a wager down. */
export const STANDING_FACTS = [
  'wagers',
  'underMinimum',
  'belowMinimum',
  'overMaximum',
  'offIncrement',
  'differential',
  'unconfirmedWagers',
  'notPayableExactly',
  'bankerPays',
  'bankerPaysByPoints',
  'compulsoryWagers',
  'placedWith',
  'irregularities',
] as const;
export type StandingFacts = Partial<Pick<BaccaratFacts, (typeof STANDING_FACTS)[number]>>;

/** The table did not let it take part: settled as void, or declared void. */
export const isTurnedDown = (wager: Wager): boolean => wager.result === 'void' || wager.voided;

/** Takes part, and the table let it. */
export const isAccepted = (wager: Wager): boolean => takesPart(wager) && !isTurnedDown(wager);

/** Ways of dealing with a wager above the maximum under which no more than the maximum may be at stake. */
const KEPT_TO_MAXIMUM: ReadonlySet<string> = new Set(['reduced', 'void-excess', 'not-accepted']);

/** Whether the rules permit this wager; where a record names no hand after the colon, that of either hand will do. */
export const isPermitted = ({ bet }: Wager, wagers: readonly string[]): boolean =>
  wagers.includes(bet) || wagers.some((permitted) => kindOf(permitted) === kindOf(bet));

const kindOf = (bet: string): string => {
  const colon = bet.indexOf(':');
  return colon < 0 ? bet : bet.slice(0, colon);
};

/** The greatest permitted wager that is no greater than the stake. */
export function permittedPart(stake: Cents, limit: TableLimit | undefined, facts: StandingFacts): Cents {
  if (!limit) return stake;
  let part = stake;
  if (limit.max !== undefined && part > limit.max && KEPT_TO_MAXIMUM.has(facts.overMaximum ?? '')) part = limit.max;
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
export function mayBeCutBy(round: BaccaratRound, wager: Wager, facts: StandingFacts): Cents {
  if (playersMayTakeBack(round, facts)) return wager.stake;
  return facts.differential === undefined ? 0 : overDifferential(round, wager, isAccepted);
}

/** Whether this rule set lets the table turn a wager down: yes, no, or the field of the record that would tell. */
export function mayBeTurnedDown(round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean | string {
  if (wager.voided || wager.refusable || (facts.wagers && !isPermitted(wager, facts.wagers))) return true;
  if (isOutsideLimits(wager, facts) || lacksItsCompanion(round, wager, facts)) return true;
  if (playersMayTakeBack(round, facts)) return true;
  // All that stood on its own hand, against what was let take part on the other.
  const counts = (other: Wager): boolean => (other.bet === wager.bet ? stoodAtClose(other) : isAccepted(other));
  if (facts.differential !== undefined && overDifferential(round, wager, counts) > 0) return true;
  const unconfirmed = facts.unconfirmedWagers !== undefined && wager.confirmed !== true;
  if (unconfirmed && wager.confirmed === false) return true;
  const treated = treatedAsVoid(round, wager);
  if (treated !== false) return treated;
  if (wager.maybeLate) return END_OF_WAGERING;
  if (wager.bet === 'banker' && mayBeUnpayableOnBanker(wager, facts)) return SMALLEST_CHIP;
  return unconfirmed ? `confirmed of wager ${wager.id}` : false;
}

const mayBeUnpayableOnBanker = (wager: Wager, facts: StandingFacts): boolean =>
  mayBeUnpayable(wager, facts.bankerPays, facts) ||
  (facts.bankerPaysByPoints?.some((odds) => mayBeUnpayable(wager, odds, facts)) ?? false);

/** What a record would have to show for a wager that may have come too late. */
export const END_OF_WAGERING =
  'what ended the wagering period: the call of no more bets, or the faces of the first cards';

/** Without a wager that every player must make, or that this one may only be placed with. */
function lacksItsCompanion(round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean {
  const { compulsoryWagers, placedWith } = facts;
  const has = (fits: (bet: string) => boolean): boolean =>
    round.wagers.some((other) => other.player === wager.player && fits(other.bet) && isAccepted(other));
  if (compulsoryWagers?.some((bet) => !has((other) => other === bet))) return true;
  const needsOwn = placedWith?.get(kindOf(wager.bet)) === 'own-player-banker-or-tie';
  return needsOwn && !has((other) => other === 'player' || other === 'banker' || other === 'tie');
}

/** Below the minimum or above the maximum, where a rule has such a wager refused, or has what was taken of it be void. */
function isOutsideLimits({ stake, limit }: Wager, facts: StandingFacts): boolean {
  if (!limit) return false;
  if (limit.min !== undefined && stake < limit.min)
    return facts.underMinimum === 'not-accepted' || facts.belowMinimum === 'settled-first-time';
  if (limit.max === undefined || stake <= limit.max) return false;
  return facts.overMaximum === 'not-accepted' || facts.overMaximum === 'void-excess';
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
