import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound, Wager } from '../../games/baccarat/round';
import { stoodAtClose } from '../../games/wager';
import type { Cents } from '../../values/money';
import { isMadeOtherwise } from '../../play/wagers/made-with';
import { playersMayTakeBack } from '../../play/wagers/prescribed';
import { SMALLEST_CHIP } from '../../play/wagers/settling';
import { isAccepted, leftOpenBySteps, mayBeTurnedDownFor, stakedInAll } from '../../play/wagers/standing';
import { isOffUnits } from '../../play/wagers/units';
import { CROWDING_FACTS, isOneTooMany } from './crowding';
import { mayBeUnpayable } from './rounded-payment';

/** The facts that decide whether a table may turn a wager down. */
export const STANDING_FACTS = [
  'wagers',
  'underMinimum',
  'belowMinimum',
  'overMaximum',
  'offIncrement',
  'stepsCountedFrom',
  'wagerUnits',
  'rounding',
  'differential',
  'unconfirmedWagers',
  'notPayableExactly',
  'bankerPays',
  'bankerPaysByPoints',
  'compulsoryWagers',
  'placedWith',
  'irregularities',
  'wagersMadeWith',
  ...CROWDING_FACTS,
] as const;
export type StandingFacts = Partial<Pick<BaccaratFacts, (typeof STANDING_FACTS)[number]>>;

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

/** By how much what a player has on a bet in all goes over the maximum, beside what of the wager does by itself. */
function overMaximumTogether(round: BaccaratRound, wager: Wager): Cents {
  const max = wager.limit?.max;
  return max === undefined ? 0 : Math.max(0, stakedInAll(round, wager) - Math.max(wager.stake, max));
}

/** How much of a wager the table may have turned down although it let the rest take part. */
export function mayBeCutBy(round: BaccaratRound, wager: Wager, facts: StandingFacts): Cents {
  if (playersMayTakeBack(round, facts)) return wager.stake;
  const open = leftOpenBySteps(wager.stake, wager.limit, facts) + overMaximumTogether(round, wager);
  return facts.differential === undefined ? open : open + overDifferential(round, wager, isAccepted);
}

/** Whether this rule set lets the table turn a wager down: yes, no, or the field of the record that would tell. */
export const mayBeTurnedDown = (round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean | string =>
  mayBeTurnedDownFor(round, wager, facts, ownReason(round, wager, facts), END_OF_WAGERING);

/** What baccarat adds: a wager that needs another, the differential, and winnings on the banker that chips cannot pay. */
function ownReason(round: BaccaratRound, wager: Wager, facts: StandingFacts): boolean | string {
  if (lacksItsCompanion(round, wager, facts) || isMadeOtherwise(round, wager, facts) || isOffUnits(wager, facts))
    return true;
  const crowded = isOneTooMany(round, wager, facts);
  if (crowded !== false) return crowded;
  // All that stood on its own hand, against what was let take part on the other.
  const counts = (other: Wager): boolean => (other.bet === wager.bet ? stoodAtClose(other) : isAccepted(other));
  if (facts.differential !== undefined && overDifferential(round, wager, counts) > 0) return true;
  return wager.bet === 'banker' && mayBeUnpayableOnBanker(wager, facts) ? SMALLEST_CHIP : false;
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
  const needsOwn = placedWith?.get(wager.known.kind) === 'own-player-banker-or-tie';
  return needsOwn && !has((other) => other === 'player' || other === 'banker' || other === 'tie');
}
