import type { WagerOutcome } from '../../facts/kinds/outcome';
import type { Wager, WageredRound } from '../../games/wager';
import type { Cents } from '../../values/money';
import type { Odds } from '../../values/odds';

/**
 * What the judging of wagers has to ask of a game: how cards, dice or wheel decide a wager, at what odds it is paid, and
 * what besides the common reasons may excuse a table. One constant object for each game, so that a lawful round costs nothing.
 */
export interface Settling<Round extends WageredRound, Facts> {
  /** What a record would have to show for a wager that may have come too late. */
  readonly endOfWagering: string;
  /** What a record would have to show for a wager over the limits to be judged: how it was settled, and what decided it. */
  readonly howItEnded: (wager: string) => string;
  /** What the recorded cards, dice or pocket make of a wager; undefined where they do not say. */
  resultOf(round: Round, wager: Wager, facts: Facts): WagerOutcome | undefined;
  /** The odds at which a wager wins; undefined where it does not, or where what decides it is not recorded. */
  oddsOf(round: Round, wager: Wager, facts: Facts): Odds | undefined;
  /** Whether this rule set lets the table turn a wager down: yes, no, or the field of the record that would tell. */
  mayBeTurnedDown(round: Round, wager: Wager, facts: Facts): boolean | string;
  /** How much of a wager the table may have turned down although it let the rest take part. */
  mayBeCutBy(round: Round, wager: Wager, facts: Facts): Cents;
  /** The most that may be paid on a stake, where chips do not allow the exact amount. */
  mostPayable(wager: Wager, stake: Cents, odds: Odds, facts: Facts): Cents;
  /** Paid what the rules allow for rounding. */
  isRounded(wager: Wager, stake: Cents, odds: Odds, facts: Facts): boolean;
  /** What a record would have to show before a payment other than the exact one is held against the table. */
  paymentDoubt(round: Round, wager: Wager, stake: Cents, odds: Odds, facts: Facts): string | undefined;
  /** What of a losing stake may be void because chips could not have paid its winnings. */
  unpayablePart(wager: Wager, facts: Facts): Cents;
}

/** What a record would have to say for a payment that chips may not have allowed. */
export const SMALLEST_CHIP = 'smallest chip at the table';

/** Settled as something that what decides it does not make of it: the check of its outcome has that breach, and its money follows. */
export function isSettledAgainstResult<Round extends WageredRound, Facts>(
  settling: Settling<Round, Facts>,
  round: Round,
  wager: Wager,
  facts: Facts,
): boolean {
  const result = settling.resultOf(round, wager, facts);
  return result !== undefined && result !== wager.result;
}
