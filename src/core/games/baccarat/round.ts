import type { CardValues } from '../../facts/kinds/card-values';
import type { Card } from '../../values/card';
import type { Cents } from '../../values/money';
import type { Irregularity as AnyIrregularity, TableLimit, Wager as AnyWager } from '../wager';

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

/** What of the cards decides a wager. */
export type Decider = Side | 'tie' | 'pair';

/** A wager on a coup. */
export type Wager = AnyWager<Decider>;

export interface Announcement {
  readonly of: string;
  readonly value: string | number;
  /** How many cards each hand held when it was made. */
  readonly playerCards: number;
  readonly bankerCards: number;
}

export interface Irregularity extends AnyIrregularity {
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
