import type { SpokenWager, TimedIrregularity, Wager as AnyWager, WageredRound } from '../wager';
import type { Kind } from './bet';

export type Wager = AnyWager<Kind>;

/** One tumble as it was played: a record read once, for every check to look at. */
export interface SicBoRound extends WageredRound {
  readonly wagers: readonly Wager[];
  /** What the dice show, where one tumble decides the round; undefined where it is not recorded, or was called off. */
  readonly thrown: Thrown | undefined;
  /** The place of that tumble in the record; undefined where there is none, or two of them both count. */
  readonly resultAt: number | undefined;
  /** Called off by the dealer or as invalid, and not tumbled again. */
  readonly calledOff: boolean;
  /** Called off before the only tumble that is recorded: it may be that one, or one without a result before it. */
  readonly mayBeCalledOff: boolean;
  /** Called off and tumbled again in the same round: its wagers may have been left for that, or given back. */
  readonly tumbledAgain: boolean;
  /** How many dice were tumbled, and how many the table had; undefined where the record does not say. */
  readonly diceTumbled: number | undefined;
  readonly diceAtTable: number | undefined;
  readonly announcements: readonly Announcement[];
  readonly closings: readonly Closing[];
  readonly tumbler: 'covered' | 'uncovered' | undefined;
  readonly irregularities: readonly TimedIrregularity[];
  readonly oral: readonly SpokenWager<Kind>[];
  /** What other wagers were made with, where the record says so. */
  readonly made: readonly SpokenWager<Kind>[];
}

/** A call of no more bets, and how far the tumble had come. */
export interface Closing {
  readonly place: string;
  readonly tumbled: boolean;
  readonly resultOut: boolean;
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
