import type { CardValues } from '../../facts/kinds/card-values';
import type { Card } from '../../values/card';
import type { Cents } from '../../values/money';
import type { Preparation } from '../preparation';
import type { Irregularity as AnyIrregularity, SpokenWager, TableLimit, Wager as AnyWager } from '../wager';

/** One coup as it was played: a record read once, for every check to look at. */
export interface BaccaratRound {
  readonly variant: string | undefined;
  readonly decks: number | undefined;
  readonly jokers: number | undefined;
  /** The places at the table. */
  readonly seats: number | undefined;
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
  /** The wagers beside those on the hands, the tie and the pairs that the cards decide. */
  readonly additional: readonly Wager[];
  /** The hands of the boxes, in the form of the game that deals one to each; no coup of two hands has them. */
  readonly boxes: BoxDeal | undefined;
  /** Whether the record names the box, seat or area of any wager. */
  readonly positioned: true | undefined;
  /** Wagers made by word of mouth. */
  readonly oral: readonly OralWager[];
  /** What other wagers were made with, where the record says so. */
  readonly made: readonly SpokenWager<Decider>[];
  /** Of some winner the record says that commission was taken. */
  readonly charged: boolean;
  /** Wagers placed when a card of the round was already out. */
  readonly placedDuringDeal: readonly Wager[];
  /** Wagers changed or withdrawn when a card of the round was already out. */
  readonly alteredDuringDeal: readonly Altered[];
  /** Wagers settled as won or lost before the last card or the result. */
  readonly settledEarly: readonly Wager[];
  /** From which amount on an ante is waived, as the sign at the table says it; `none` where it never is. */
  readonly anteWaivedFrom: Cents | 'none' | undefined;
  readonly announcements: readonly Announcement[];
  readonly irregularities: readonly Irregularity[];
  readonly preparation: Preparation | undefined;
  /** Cards come from a machine that mixes them, not from a shoe. */
  readonly cardMachine: boolean;
  /** The record speaks of a card machine; and names it, which may be one that only shuffles. */
  readonly isMachineTold: boolean;
  readonly isMachineNamed: boolean;
  /** Whether cards came from a shoe. */
  readonly shoe: boolean | undefined;
  /** It was called that the last round of the shoe comes. */
  readonly lastRoundCalled: boolean;
  /** Where the cutting card came out; most rounds have none. */
  readonly cuttingCard: CuttingCard | undefined;
  /** The cards were shuffled when some of the coup were out, so that those of the next come from another stack. */
  readonly shuffledAfter: boolean;
  /** The cards recorded as dealt face down, by their places in the record. */
  readonly dealtFaceDown: readonly string[];
  /** How many cards are recorded as dealt face up; most records do not say. */
  readonly dealtFaceUp: number;
  /** The face of each card, in the order of the deal; empty where the record names none. */
  readonly faces: readonly (Face | undefined)[];
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
export type Decider = Side | 'tie' | 'pair' | 'additional' | 'box';

export type Face = 'up' | 'down';

/** The cutting card, and the first shuffle after it. */
export interface CuttingCard {
  /** How many cards of the coup were out when it came. */
  readonly after: number;
  readonly shuffle: ShuffleAfter | undefined;
}

export interface ShuffleAfter {
  readonly place: string;
  readonly by: string | undefined;
  /** How many cards of the coup were out by then. */
  readonly after: number;
}

/** What was dealt where each box has a hand of its own. */
export interface BoxDeal {
  readonly hands: ReadonlyMap<string, Hand>;
  readonly dealer: Hand;
  /** Where each card went, in the order in which the cards left the shoe. */
  readonly order: readonly string[];
}

export interface OralWager {
  readonly wager: Wager;
  /** What came with it. */
  readonly chips: string | undefined;
  readonly afterCall: boolean;
}

export interface Altered {
  readonly wager: Wager;
  readonly how: 'changed' | 'withdrawn';
}

/** A wager on a coup. */
export type Wager = AnyWager<Decider>;

export interface Announcement {
  readonly of: string;
  readonly value: string | number;
  /** How many cards each hand held when it was made; where boxes have hands, the one it speaks of stands under the first. */
  readonly playerCards: number;
  readonly bankerCards: number;
}

export interface Irregularity extends AnyIrregularity {
  /** How many cards of the coup had been dealt when it was noted. */
  readonly cardsDealt: number;
  readonly exposed: boolean | undefined;
  /** Whether wagers could still be placed; undefined where the record does not show it. */
  readonly wageringOpen: boolean | undefined;
}
