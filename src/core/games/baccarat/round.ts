import type { CardValues } from '../../facts/kinds/card-values';
import type { Card } from '../../values/card';
import type { Cents } from '../../values/money';
import type { Treatment } from '../../values/treatment';

/** One coup as it was played: a record read once, for every check to look at. */
export interface BaccaratRound {
  readonly decks: number | undefined;
  readonly jokers: number | undefined;
  readonly limits: Readonly<Record<string, TableLimit>> | undefined;
  readonly differential: Cents | undefined;
  readonly dummy: boolean;
  /** Declared void, by an event or as the treatment of an irregularity. */
  voided: boolean;
  readonly player: Hand;
  readonly banker: Hand;
  /** Where each card went, in the order in which the cards left the shoe. */
  readonly dealtTo: readonly Side[];
  readonly wagers: readonly Wager[];
  /** Whether any wager is decided by each of these: most coups have none on the tie or on a pair, and need not be searched. */
  readonly decides: Record<Decider, boolean>;
  readonly announcements: readonly Announcement[];
  readonly irregularities: readonly Irregularity[];
  readonly preparation: Preparation | undefined;
  /** The cards recorded as dealt face down, by their places in the record. */
  readonly dealtFaceDown: readonly string[];
  /** How many cards are recorded as dealt face up; most records do not say. */
  readonly dealtFaceUp: number;
  /** What `scoreOf` and `dealtInOrder` have found out by certain facts, so that it is found out once and not by every check. */
  scoredBy: CardValues | undefined;
  score: Score | undefined;
  orderedBy: readonly Side[] | undefined;
  inOrder: boolean;
}

/** Point counts of a coup: with the first two cards of each hand, and with all of them. */
export interface Score {
  readonly playerFirst: number;
  readonly bankerFirst: number;
  readonly player: number;
  readonly banker: number;
  readonly result: Result;
}

export type Side = 'player' | 'banker';
export type Result = Side | 'tie';
export type Hand = readonly Card[];

export interface TableLimit {
  readonly min?: Cents;
  readonly max?: Cents;
  readonly increment?: Cents;
}

/** What of the cards decides a wager. */
export type Decider = Side | 'tie' | 'pair';

export type Lateness = 'placed' | 'changed' | 'withdrawn';

export interface Wager {
  readonly id: string;
  readonly player: string;
  readonly bet: string;
  readonly confirmed: boolean | undefined;
  /** The displayed limits of its bet; those for all others where the bet has none of its own. */
  readonly limit: TableLimit | undefined;
  /** Nothing, where it takes no part, is on no known bet, or the coup is void or a dummy; settled once the round is read. */
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
  /** Declared void on its own, apart from the coup. */
  voided: boolean;
  result: 'win' | 'lose' | 'push' | 'void' | undefined;
  paid: Cents;
  returned: Cents | undefined;
}

export interface Announcement {
  readonly of: string;
  readonly value: string | number;
  /** How many cards each hand held when it was made. */
  readonly playerCards: number;
  readonly bankerCards: number;
}

export interface Irregularity {
  readonly place: string;
  readonly kind: string;
  readonly to: string | undefined;
  readonly of: string | undefined;
  readonly treatment: Treatment | undefined;
  /** The one wager it concerns, where it concerns one. */
  readonly wager: string | undefined;
  /** How many cards of the coup had been dealt when it was noted. */
  readonly cardsDealt: number;
}

/** What was done to the cards before the first of them was dealt; absent in most rounds. */
export interface Preparation {
  readonly shuffled: boolean;
  readonly cuts: readonly {
    readonly place: string;
    readonly depth: number | undefined;
    readonly back: number | undefined;
  }[];
  readonly burns: readonly { readonly place: string; readonly faceUp: boolean | undefined }[];
}
