import type { Card } from '../../values/card';
import type { Preparation } from '../preparation';
import type { Irregularity as AnyIrregularity, SpokenWager, Wager as AnyWager, WageredRound } from '../wager';
import type { Made } from './additional/wagers';

/** One round as it was played: a record read once, for every check to look at. `at` is an event's place in the record. */
export interface BlackjackRound extends WageredRound {
  readonly decks: number | undefined;
  readonly jokers: number | undefined;
  /** Cards come from a machine that mixes them, not from a shoe. */
  readonly cardMachine: boolean;
  /** The record speaks of a card machine; and names it, which may be one that only shuffles. */
  readonly isMachineTold: boolean;
  readonly isMachineNamed: boolean;
  /** Whether cards came from a shoe. */
  readonly shoe: boolean | undefined;
  readonly wagers: readonly Wager[];
  /** Those of them that are decided by cards of their own, such as over 13 and perfect pairs; most rounds have none. */
  readonly additional: readonly Wager[];
  /** Those made by word of mouth. */
  readonly oral: readonly Wager[];
  /** What other wagers were made with, where the record says so. */
  readonly made: readonly SpokenWager<Decider>[];
  /** The suit that a sign at the table nominates for bonus blackjack, where the record says it. */
  readonly nominatedSuit: number | undefined;
  /** In the order in which they were first wagered on or dealt to. */
  readonly boxes: readonly Box[];
  /** Every player's hand: those of the boxes in order, hands made by splitting where they were made. */
  readonly hands: readonly Hand[];
  /** One; at triple play up to three, which share their first card. */
  readonly dealers: readonly DealersHand[];
  /** Every card in the order in which it left the shoe. */
  readonly deals: readonly Deal[];
  readonly turns: readonly Turn[];
  /** Second cards may have been exchanged without the record telling: only a decision shows it, and it has none. */
  readonly mayBeSwitched: boolean;
  readonly announcements: readonly Announcement[];
  readonly irregularities: readonly Irregularity[];
  readonly preparation: Preparation | undefined;
  readonly calls: readonly Call[];
  /** Where the cutting card came out, if it did. */
  readonly cuttingCardAt: number | undefined;
  /** Where the cards were shuffled. */
  readonly shuffledAt: readonly number[];
}

/** What of the round decides a wager; nothing where it takes no part or its bet is unknown. */
export type Decider = 'main' | 'double' | 'split' | 'insurance' | 'additional';

export interface Wager extends AnyWager<Decider> {
  /** Of one that adds to another and names no place: that of the other. */
  readonly position: string | undefined;
  /** The number of the dealer's hand it is against: 1, except at triple play. */
  readonly against: number;
  /** The wager it adds to: of a double, a split or insurance. */
  on: Wager | undefined;
  /** The hand whose cards decide it: of a double that of the wager it doubles; nothing where the record does not show it. */
  hand: Hand | undefined;
  readonly placedAt: number;
  readonly oral: boolean | undefined;
  /** What it was made with: `value`, `non-value`, `cash`, `credit`. */
  readonly chips: string | undefined;
  /** How its hand stands under certain facts, what decides it and what pays it, as `standingFor`, `dueRow` and `payRow` found out: once, and not for every check. */
  standsBy: unknown;
  stands: Standing | undefined;
  dueBy: unknown;
  due: string | undefined;
  paidBy: unknown;
  paidAs: string | undefined;
  /** The same of what cards make of an additional wager, by `madeBy`. */
  madeUnder: unknown;
  made: Made | string | undefined;
}

/** How a hand stands to the dealer's: all that rules make the result of a wager depend on. */
export type Standing =
  | 'over-21'
  | 'both-blackjack'
  | 'blackjack-alone'
  | 'total-21'
  | 'five-card-trick'
  | 'dealer-blackjack'
  | 'dealer-22'
  | 'dealer-over-22'
  | 'higher'
  | 'lower'
  | 'equal';

export interface Box {
  /** As in `position`: `box:3`; the two halves of a player at blackjack switch are `box:3a` and `box:3b`. */
  readonly name: string;
  /** Without the letter: what the two halves have in common. */
  readonly seat: string;
  readonly hands: readonly Hand[];
}

/** Cards in one place, with what was done about them. */
export interface Cards {
  /** As in `to`: `box:3`, `box:3/2`, `dealer`, `dealer/2`. */
  readonly name: string;
  readonly cards: readonly Card[];
  /** When each came to lie here, by the event that dealt it; a card kept from a split keeps its own. */
  readonly dealtAt: readonly number[];
}

export type DealersHand = Cards;

export interface Hand extends Cards {
  readonly box: Box;
  /** 1, or the number of a hand made by splitting. */
  readonly number: number;
  /** Made by splitting: both halves are. */
  fromSplit: boolean;
  /** The split cards were aces. */
  ofAces: boolean;
  /** Its second card was exchanged with that of the other half. */
  switched: boolean;
  /** The decisions on it, in order. */
  readonly turns: readonly Turn[];
}

/** A decision of a player. */
export interface Turn {
  readonly at: number;
  readonly hand: Hand;
  readonly choice: string;
  readonly player: string | undefined;
  readonly amount: number | undefined;
  /** How many cards the hand held when it was made, and which. */
  readonly cards: readonly Card[];
}

export interface Deal {
  readonly at: number;
  readonly card: Card;
  readonly to: Hand | DealersHand;
  /** Which card of that hand it was, from 0. */
  readonly index: number;
  /** Beyond the first deal: a third card, one to a hand made by splitting, or one of the dealer's after the first. */
  readonly additional: boolean;
  readonly face: 'up' | 'down' | undefined;
}

export interface Announcement {
  readonly at: number;
  readonly of: string;
  readonly value: string | number;
}

export interface Call {
  readonly at: number;
  readonly call: string;
}

export interface Irregularity extends AnyIrregularity {
  readonly at: number;
  readonly card: string | undefined;
  readonly exposed: boolean | undefined;
}
