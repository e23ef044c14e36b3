import type { Wager } from '../../games/wager';
import type { Cents } from '../../values/money';
import { wholeWinnings, type Odds } from '../../values/odds';

/** The smallest chip of a table is taken to be worth no more than this; records do not name it. */
const SMALLEST_CHIP_AT_MOST: Cents = 500;

/** The next amount that chips pay, where rules have a winner paid up to that. */
export function nextPayable({ limit }: Wager, exact: Cents): Cents {
  const min = limit?.min ?? 0;
  const chip = min > 0 ? Math.min(min, SMALLEST_CHIP_AT_MOST) : SMALLEST_CHIP_AT_MOST;
  return Math.ceil(exact / chip) * chip;
}

/** Paid more than the exact winnings, and no more than the next amount that chips pay. */
export function isPaidUp(wager: Wager, stake: Cents, odds: Odds): boolean {
  const exact = wholeWinnings(stake, odds);
  return wager.paid > exact && wager.paid <= nextPayable(wager, exact);
}

/** A stake that is no multiple of the minimum, paid as the lower multiple at the least. */
export function isPaidToLowerMultiple(wager: Wager, stake: Cents, odds: Odds): boolean {
  const min = wager.limit?.min ?? 0;
  return (
    min > 0 &&
    stake % min > 0 &&
    wager.paid < wholeWinnings(stake, odds) &&
    wager.paid >= wholeWinnings(stake - (stake % min), odds)
  );
}

/** What rules say of winnings that cannot be paid exactly; a notice that a record does not tell of may decide which way. */
interface RoundingFacts {
  readonly rounding?: string;
  readonly unpayableWinnings?: string;
}

/** Whether a payment may owe its difference to the chips at hand, which a record does not show. */
export function mayLackChips(wager: Wager, stake: Cents, odds: Odds, facts: RoundingFacts): boolean {
  const { rounding } = facts;
  if (rounding === 'up-to-next-amount-payable-in-chips') return isPaidUp(wager, stake, odds);
  if (facts.unpayableWinnings === undefined) return false;
  if (rounding !== 'down-to-lower-multiple-of-minimum' && isPaidUp(wager, stake, odds)) return true;
  return rounding !== 'up-to-next-payable-amount' && isPaidToLowerMultiple(wager, stake, odds);
}

/** The most that a stake may be paid, where rules have a winner paid up to what chips can pay. */
export function mostInChips(wager: Wager, stake: Cents, odds: Odds, facts: RoundingFacts): Cents {
  const exact = wholeWinnings(stake, odds);
  if (facts.unpayableWinnings === undefined || facts.rounding === 'down-to-lower-multiple-of-minimum') return exact;
  return nextPayable(wager, exact);
}
