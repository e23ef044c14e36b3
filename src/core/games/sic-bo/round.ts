import type { Irregularity as AnyIrregularity, Wager as AnyWager, WageredRound } from '../wager';
import type { Kind } from './bet';

export type Wager = AnyWager<Kind>;

/** One tumble as it was played: a record read once, for every check to look at. */
export interface SicBoRound extends WageredRound {
  readonly wagers: readonly Wager[];
  /** What the dice show, where one tumble decides the round; undefined where it is not recorded, or was called off. */
  readonly thrown: Thrown | undefined;
  /** Called off by the dealer or as invalid, and not tumbled again. */
  readonly calledOff: boolean;
  /** Called off and tumbled again in the same round: its wagers may have been left for that, or given back. */
  readonly tumbledAgain: boolean;
  /** How many dice were tumbled, and how many the table had; undefined where the record does not say. */
  readonly diceTumbled: number | undefined;
  readonly diceAtTable: number | undefined;
  readonly announcements: readonly Announcement[];
  readonly irregularities: readonly Irregularity[];
  /** The wagers made by word of mouth. */
  readonly oral: readonly Wager[];
}

/** What three dice show. */
export interface Thrown {
  /** From the lowest to the highest. */
  readonly dice: readonly number[];
  readonly total: number;
  readonly isTriple: boolean;
}

export interface Announcement {
  readonly place: string;
  readonly of: string;
  readonly value: string | number;
}

export interface Irregularity extends AnyIrregularity {
  /** Whether wagers could still be placed when it was noted; undefined where the record does not show it. */
  readonly wageringOpen: boolean | undefined;
}
