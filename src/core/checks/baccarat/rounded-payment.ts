import type { BaccaratFacts } from '../../games/baccarat/game';
import type { BaccaratRound } from '../../games/baccarat/round';
import type { Wager } from '../../games/wager';
import type { Cents } from '../../values/money';
import { wholeWinnings, winsWholeCents, type Odds } from '../../values/odds';
import type { Cited } from '../../play/judging/ruling';
import { winningOdds, type PayingFacts } from './winning-odds';

/** The facts by which less or more than the exact winnings may be paid. */
export const ROUNDING_FACTS = ['roundedDownTo', 'notPayableExactly', 'rounding'] as const;
export type RoundingFacts = Partial<Pick<BaccaratFacts, (typeof ROUNDING_FACTS)[number]>>;

/** The smallest chip of a table is taken to be worth no more than this; records do not name it. */
const SMALLEST_CHIP_AT_MOST: Cents = 500;

const smallestChipAtMost = ({ limit }: Wager): Cents =>
  limit?.min === undefined || limit.min === 0 ? SMALLEST_CHIP_AT_MOST : Math.min(limit.min, SMALLEST_CHIP_AT_MOST);

/** Paid what the rules allow for rounding the banker's winnings down. */
export function isRoundedDown(wager: Wager, stake: Cents, odds: Odds, { roundedDownTo }: RoundingFacts): boolean {
  if (roundedDownTo === undefined || wager.bet !== 'banker') return false;
  const multiple = Number(roundedDownTo.figure) * (roundedDownTo.unit === 'cents' ? 1 : 100);
  const whole = wholeWinnings(stake, odds);
  return wager.paid === whole - (whole % multiple);
}

/**
 * Whether chips of any likely value pay these winnings exactly: a stake is made of chips, so that whole multiples of it
 * are, and so is what the greatest of the likely smallest chips divides.
 */
const isPayable = (wager: Wager, stake: Cents, odds: Odds): boolean =>
  odds.on === 1 || (winsWholeCents(stake, odds) && wholeWinnings(stake, odds) % smallestChipAtMost(wager) === 0);

/** The most a table may have paid on a stake because chips did not allow the exact amount. */
export function mostPayable(wager: Wager, stake: Cents, odds: Odds, facts: RoundingFacts): Cents {
  const whole = wholeWinnings(stake, odds);
  if (!provides(wager, facts, 'paid-to-next-payable') || isPayable(wager, stake, odds)) return whole;
  const chip = smallestChipAtMost(wager);
  return Math.ceil((whole + 1) / chip) * chip;
}

/** The least, likewise: rounded down, paid on a lower multiple of the minimum, or on the part that chips could pay. */
function leastPayable(wager: Wager, stake: Cents, odds: Odds, facts: RoundingFacts): Cents {
  const whole = wholeWinnings(stake, odds);
  if (isPayable(wager, stake, odds)) return whole;
  const chip = smallestChipAtMost(wager);
  const min = wager.limit?.min ?? 0;
  let least = whole;
  // A stake that is a multiple of the minimum has no lower one to be paid as.
  if (mayBeLowered(wager, facts) && (min === 0 || stake % min > 0))
    least = Math.min(whole - (whole % chip), wholeWinnings(min === 0 ? 0 : stake - (stake % min), odds));
  if (provides(wager, facts, 'void-remainder'))
    least = Math.min(least, wholeWinnings(stake - remainderAtMost(wager, stake, odds), odds));
  return least;
}

/** Without a notice that asks for multiples of the minimum, what chips cannot pay is paid more and never less. */
const mayBeLowered = (wager: Wager, facts: RoundingFacts): boolean =>
  facts.rounding !== 'up-to-next-payable-amount' && provides(wager, facts, 'paid-to-lower-multiple');

/** Paid as the lower multiple of the minimum: chips brought from another table may make a stake that the float cannot match. */
function isPaidAsLowerMultiple({ paid, limit }: Wager, stake: Cents, odds: Odds): boolean {
  const min = limit?.min ?? 0;
  return min > 0 && stake > min && stake % min > 0 && paid === wholeWinnings(stake - (stake % min), odds);
}

/** A payment that may owe its difference to the chips at hand: whether it does, the record does not say. */
export const mayLackChips = (wager: Wager, stake: Cents, odds: Odds, facts: RoundingFacts): boolean =>
  facts.notPayableExactly !== undefined &&
  ((mayBeLowered(wager, facts) && isPaidAsLowerMultiple(wager, stake, odds)) ||
    (wager.paid >= leastPayable(wager, stake, odds, facts) && wager.paid <= mostPayable(wager, stake, odds, facts)));

/** The most of a stake that chips could not have paid, and that a rule makes void. */
const remainderAtMost = (wager: Wager, stake: Cents, odds: Odds): Cents =>
  stake % (smallestChipAtMost(wager) * odds.on);

export const voidRemainderAtMost = (wager: Wager, stake: Cents, odds: Odds, facts: RoundingFacts): Cents =>
  provides(wager, facts, 'void-remainder') && !isPayable(wager, stake, odds) ? remainderAtMost(wager, stake, odds) : 0;

/** The wager may have been turned down because its winnings could not have been paid exactly. */
export const mayBeUnpayable = (wager: Wager, odds: Odds | undefined, facts: RoundingFacts): boolean =>
  odds !== undefined &&
  (provides(wager, facts, 'not-accepted') || provides(wager, facts, 'may-be-refused')) &&
  !isPayable(wager, wager.stake, odds);

/** What allows another payment than the exact one of a wager on the banker, and was not kept to either. */
export function allowances(
  round: BaccaratRound,
  wager: Wager,
  facts: RoundingFacts & PayingFacts,
): readonly Cited<'roundedDownTo' | 'notPayableExactly'>[] {
  const odds = winningOdds(round, wager, facts);
  if (odds === undefined) return [];
  const rows = [...(facts.notPayableExactly ?? [])].flatMap(([row, provided]) =>
    provided === 'may-be-refused' ? [] : [row],
  );
  const own = rows.filter((row) => row === wager.bet || row.startsWith(`${wager.bet}/`));
  const cited = isPayable(wager, wager.stake, odds) ? [] : own.length > 0 ? own : rows;
  return [
    ...(facts.roundedDownTo === undefined ? [] : (['roundedDownTo'] as const)),
    ...cited.map((row) => ['notPayableExactly', row] as const),
  ];
}

type Provision = BaccaratFacts['notPayableExactly'] extends ReadonlyMap<string, infer P> ? P : never;

/** Rows are named after a bet and the case, or after any wager and the case; what is said of a bet goes before the rest. */
function provides({ bet }: Wager, { notPayableExactly }: RoundingFacts, provision: Provision): boolean {
  let special = false;
  let general = false;
  for (const [row, provided] of notPayableExactly ?? []) {
    if (row === bet || row.startsWith(`${bet}/`)) {
      if (provided === provision) return true;
      special = true;
    } else if (provided === provision && (row === 'any' || row.startsWith('any/'))) general = true;
  }
  return general && !special;
}
