import { isSeven } from '../../games/blackjack/additional/sevens';
import type { BlackjackFacts } from '../../games/blackjack/game';
import { isSuitedSevens } from '../../games/blackjack/pay-row';
import type { BlackjackRound, Wager } from '../../games/blackjack/round';
import type { Cents } from '../../values/money';
import { wholeWinnings } from '../../values/odds';
import { isDoubled } from './requests';
import { HANDS, type SettlingFacts } from './settling';

export type SuperBonusFacts = Partial<Pick<BlackjackFacts, 'prizes' | 'superBonusNeeds'>>;

export const OTHER_PLAYERS = 'super-bonus/other-players';
const UP_TO = 'super-bonus/wager-up-to-';
const FROM = 'super-bonus/wager-from-';
const CENTS = 100;

/** A hand that earns a super bonus: three sevens of one suit, not split, against a seven. */
export const hasSuperBonus = (round: BlackjackRound, { decidedBy, hand }: Wager): boolean =>
  decidedBy === 'main' &&
  hand !== undefined &&
  !hand.fromSplit &&
  isSuitedSevens(hand) &&
  isSeven(round.dealers[0]?.cards[0]);

/** What such a hand lacks where it is three sevens of one suit and yet earns none, as the rules name it. */
export function lackingForBonus(round: BlackjackRound, { decidedBy, hand }: Wager): string | undefined {
  if ((decidedBy !== 'main' && decidedBy !== 'split') || hand === undefined || !isSuitedSevens(hand)) return undefined;
  if (hand.fromSplit) return 'no-split';
  return isSeven(round.dealers[0]?.cards[0]) ? undefined : 'dealers-first-card-7';
}

/** The players who have such a hand, doubled or not. */
export const winnersOf = (round: BlackjackRound): ReadonlySet<string> =>
  new Set(round.wagers.filter((wager) => hasSuperBonus(round, wager)).map(({ player }) => player));

/** A prize of the table, in cents. */
export function prizeOf(row: string, { prizes }: SuperBonusFacts): Cents | undefined {
  const prize = prizes?.get(row);
  return prize?.is === 'sum' ? prize.cents : undefined;
}

/** The row for an original wager of this size: the one from an amount that it reaches, else the one up to an amount. */
export function bonusRow(stake: Cents, { prizes }: SuperBonusFacts): string | undefined {
  let lower: string | undefined;
  for (const row of prizes?.keys() ?? []) {
    if (row.startsWith(FROM) && stake >= Number(row.slice(FROM.length)) * CENTS) return row;
    if (row.startsWith(UP_TO)) lower = row;
  }
  return lower;
}

/** The stake lies above the amount of one row and below that of the other, and the rules do not say which is meant. */
export function isBetweenRows(stake: Cents, facts: SuperBonusFacts): boolean {
  const row = bonusRow(stake, facts);
  return row?.startsWith(UP_TO) === true && stake > Number(row.slice(UP_TO.length)) * CENTS;
}

/** What was paid on a wager beyond its winnings: a super bonus has no settlement of its own. */
export function paidBeyondWinnings(round: BlackjackRound, wager: Wager, facts: SettlingFacts): Cents {
  const odds = wager.result === 'win' ? HANDS.oddsOf(round, wager, facts) : undefined;
  return wager.paid - (odds === undefined ? 0 : wholeWinnings(wager.stake, odds));
}

/** The wager as if it had been paid without the super bonus, where what it was paid holds one of the stated amounts. */
export function withoutSuperBonus(round: BlackjackRound, wager: Wager, facts: SettlingFacts & SuperBonusFacts): Wager {
  if (facts.superBonusNeeds === undefined || facts.prizes === undefined) return wager;
  const mayBeOthers = wager.decidedBy === 'main' && winnersOf(round).size > 0;
  if (!mayBeOthers && lackingForBonus(round, wager) === undefined) return wager;
  const beyond = paidBeyondWinnings(round, wager, facts);
  const isPaid = mayBeOthers ? isBonus(beyond, facts) : isOwnBonus(beyond, facts);
  return isPaid ? { ...wager, paid: wager.paid - beyond, dueBy: undefined, paidBy: undefined } : wager;
}

/** One of the amounts for the player of the hand, and not the one for the others. */
export const isOwnBonus = (amount: Cents, facts: SuperBonusFacts): boolean =>
  isBonus(amount, facts) && amount !== prizeOf(OTHER_PLAYERS, facts);

export function isBonus(amount: Cents, { prizes }: SuperBonusFacts): boolean {
  for (const [row, prize] of prizes ?? [])
    if (row.startsWith('super-bonus/') && prize.is === 'sum' && prize.cents === amount) return true;
  return false;
}

/** Whether the bonus is excluded by a double, on a reading of the rules that is open. */
export const isDoubledBonus = (round: BlackjackRound, wager: Wager): boolean => isDoubled(round, wager) !== false;
