import type { Cents } from '../values/money';
import { remembered } from '../values/remembered';
import type { Treatment } from '../values/treatment';

export interface TableLimit {
  readonly min?: Cents;
  readonly max?: Cents;
  readonly increment?: Cents;
}

export type Lateness = 'placed' | 'changed' | 'withdrawn';

/** A wager of any game, as it came to stand and as it was settled; what decides it is for its game to name. */
export interface Wager<Decider extends string = string> {
  readonly id: string;
  readonly player: string;
  readonly bet: string;
  /** What is known of its bet by the name alone; a game may know more of it. */
  readonly known: KnownBet;
  /** The seat, box or terminal it was placed on, as the record names it. */
  readonly position: string | undefined;
  readonly confirmed: boolean | undefined;
  /** The displayed limits of its bet; those for all others where the bet has none of its own. */
  readonly limit: TableLimit | undefined;
  /** Nothing, where it takes no part, is on no known bet, or the round is void or a dummy; settled once the round is read. */
  decidedBy: Decider | undefined;
  /** What stood on the layout when the wagering period ended. */
  stake: Cents;
  withdrawn: boolean;
  /** What was done to it after the wagering period, if anything. */
  late: Lateness | undefined;
  /** The record does not show whether the wagering period had ended by then. */
  maybeLate: boolean;
  /** Placed when the period was about to end, though not after it: a table may take such a wager and need not. */
  readonly refusable: boolean;
  /** The amount it was altered to after the wagering period; it never counts, but a payment may have followed it. */
  lateStake: Cents | undefined;
  /** What was done to it after it was confirmed, if anything. */
  afterConfirmation: Lateness | undefined;
  /** Declared void on its own, apart from the round. */
  voided: boolean;
  result: 'win' | 'lose' | 'push' | 'void' | undefined;
  /** The place of the event that settled it, the last where there are several; blackjack keeps the first. */
  settledAt: number | undefined;
  paid: Cents;
  returned: Cents | undefined;
  /** What was taken of its winnings, where the record says so. */
  commission: Cents | undefined;
  /** What of it checks have judged so far, as bits: nothing in a round that was just read. */
  judged: number;
}

export interface Irregularity {
  readonly place: string;
  readonly kind: string;
  readonly to: string | undefined;
  readonly of: string | undefined;
  readonly treatment: Treatment | undefined;
  /** The one wager it concerns, where it concerns one. */
  readonly wager: string | undefined;
  /** The terminal it is a fault of, as positions name it: `terminal:17`. */
  readonly terminal: string | undefined;
  /** How many wagers had been placed by then. */
  readonly wagersBefore: number;
}

/** Whether an irregularity is about another wager, or about a terminal other than that of the wager. */
export const isAboutOthers = ({ wager, terminal }: Irregularity, { id, position }: Wager): boolean =>
  wager === undefined
    ? terminal !== undefined && position !== undefined && position.startsWith('terminal:') && position !== terminal
    : wager !== id;

/** One of a game in which what holds for it depends on whether wagers could still be placed; undefined where a record does not show it. */
export interface TimedIrregularity extends Irregularity {
  readonly wageringOpen: boolean | undefined;
}

/** A wager made by word of mouth, and what the record says came with it. */
export interface SpokenWager<Decider extends string = string> {
  readonly wager: Wager<Decider>;
  readonly chips: string | undefined;
}

/** What a round of any game has, as far as its wagers can be judged without knowing the game. */
export interface WageredRound {
  readonly limits: Readonly<Record<string, TableLimit>> | undefined;
  readonly dummy: boolean;
  /** Declared void, by an event or as the treatment of an irregularity. */
  readonly voided: boolean;
  readonly wagers: readonly Wager[];
  readonly irregularities: readonly Irregularity[];
}

/** Stood on the layout when the wagering period ended. */
export const stoodAtClose = (wager: Wager): boolean => !wager.withdrawn && (wager.late !== 'placed' || wager.maybeLate);

/** Takes part in the round: it stood when wagering ended, and was not let go after that. */
export const takesPart = (wager: Wager): boolean =>
  // Asked more often than anything else, and of wagers that mostly came in time.
  wager.late === undefined
    ? !wager.withdrawn
    : stoodAtClose(wager) && (wager.late !== 'withdrawn' || wager.result === 'win' || wager.result === 'lose');

/** A name of a bet as it was first met, and its kind: one text each, which later look-ups find without reading it again. */
export interface KnownBet {
  readonly bet: string;
  readonly kind: string;
  /** The numbers or the hand that it names after a colon. */
  readonly on: string | undefined;
}

/** What is known of a bet by its name alone. */
export const knownBet = remembered((text): KnownBet => {
  const bet = asName(text);
  const colon = bet.indexOf(':');
  if (colon < 0) return { bet, kind: bet, on: undefined };
  return { bet, kind: asName(bet.slice(0, colon)), on: bet.slice(colon + 1) };
});

/** The same text, as the machine keeps the names of properties: one of each, so that comparing two of them is to compare where they lie. */
const asName = (text: string): string => Object.keys({ [text]: undefined })[0] ?? text;

/** A bet without the numbers, or the hand, that it names after a colon. */
export const kindOfBet = (bet: string): string => knownBet(bet).kind;

const kindsByList = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The kinds of the bets that rules list; gathered once for each list. */
export function kindsIn(bets: readonly string[]): ReadonlySet<string> {
  if (bets === lastAsked.bets) return lastAsked.kinds;
  let kinds = kindsByList.get(bets);
  if (kinds === undefined) {
    kinds = new Set(bets.map(kindOfBet));
    kindsByList.set(bets, kinds);
  }
  lastAsked = { bets, kinds };
  return kinds;
}

/** The list asked for last: the wagers of a round all ask for the same. */
let lastAsked: { readonly bets: readonly string[]; readonly kinds: ReadonlySet<string> } = {
  bets: [],
  kinds: new Set(),
};
