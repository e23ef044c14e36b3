/** The wagers that may be made beside a main wager and are decided by cards of their own, as records and rules name them. */
const ADDITIONAL_WAGERS = [
  'over-13',
  'under-13',
  'perfect-pair',
  'any-pair',
  'star-pairs',
  'lucky-lucky',
  'super-sevens',
  'bonus-blackjack',
  'super-match',
  'kings-bounty',
  'royal-match-21',
  'bet-the-set-21',
  'blazing-7s',
] as const;
export type AdditionalWager = (typeof ADDITIONAL_WAGERS)[number];

const NAMED: ReadonlySet<string> = new Set(ADDITIONAL_WAGERS);

export const isAdditional = (bet: string): bet is AdditionalWager => NAMED.has(bet);

/** Those whose wins are a schedule of prizes: sums of money, odds, shares of a jackpot. */
const WITH_PRIZES: ReadonlySet<string> = new Set<AdditionalWager>(['bonus-blackjack', 'blazing-7s']);

export const hasPrizes = (bet: string): boolean => WITH_PRIZES.has(bet);

/** Whether a row of a fact is about an additional wager: `perfect-pair`, `perfect-pair/mixed`. */
export function isOfAdditional(row: string): boolean {
  const stroke = row.indexOf('/');
  return NAMED.has(stroke < 0 ? row : row.slice(0, stroke));
}

/** What cards make of a wager: the rows of the rules that say whether it wins, and what it is then paid. */
export interface Made {
  /** Of `outcomes`. */
  readonly outcome: string;
  /** Of `pays` or `prizes`; absent where it wins nothing, or where a card that would tell is not recorded. */
  readonly pays?: string;
}

export const makes = (outcome: string, pays?: string): Made => (pays === undefined ? { outcome } : { outcome, pays });
