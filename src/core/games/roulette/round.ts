import type { SpokenWager, TimedIrregularity, Wager, WageredRound } from '../wager';
import type { AnnouncedSpin } from './announced';
import type { Wheel } from './wheel';

/** What decides a wager: the pocket, the pieces of a race-track wager, or nothing where the layout has no place for it. */
export type Decider = 'pocket' | 'racetrack' | 'no-place';

/** One spin as it was played, with whatever was called off before it: a record read once, for every check to look at. */
export interface RouletteRound extends WageredRound {
  readonly wheel: Wheel;
  readonly equipment: Equipment;
  voided: boolean;
  readonly wagers: readonly Wager<Decider>[];
  readonly spins: readonly Spin[];
  /** Some spin was called off: its wagers may have been given back, or left for the next one. */
  calledOff: boolean;
  /** Where the ball of the spin came to rest that was not called off; undefined where there is none. */
  pocket: string | undefined;
  /** The place of that spin in the record; undefined where two spins both count. */
  resultAt: number | undefined;
  /** Where no spin was called, if no other spin followed. */
  noSpinAt: number | undefined;
  /** No spin was called before the only spin that is recorded: it may be that one, or one without a result before it. */
  mayBeCalledOff: boolean;
  readonly announcements: readonly AnnouncedSpin[];
  /** Colours announced by themselves. */
  readonly coloursAnnounced: readonly string[];
  readonly closings: readonly Closing[];
  /** Numbers on which a straight wager was given odds of its own for this spin. */
  readonly multipliers: readonly Multiplier[];
  readonly irregularities: readonly TimedIrregularity[];
  readonly oral: readonly SpokenWager<Decider>[];
  /** What other wagers were made with, where the record says so. */
  readonly made: readonly SpokenWager<Decider>[];
  /** Wagers of which the record says that they were not made by word of mouth: a player laid them. */
  readonly laidByPlayer: readonly Wager<Decider>[];
  /** Wagers placed once the ball had come to rest and the result was out, where there are any. */
  readonly afterResult: ReadonlySet<string> | undefined;
  /** Wagers taken up or altered once they were lost, where there are any. */
  readonly takenUpLost: ReadonlySet<string> | undefined;
  /** Wagers that were paid and then taken up or altered, in the order in which that was done. */
  readonly touched: readonly TouchedWinner[];
  /** The pocket that decides under certain facts, as `decidingPocket` found out: once, and not for every wager. */
  decidedUnder: unknown;
  deciding: string | undefined;
}

/** A winner that its player touched, and the winners that were paid only after that. */
export interface TouchedWinner {
  readonly wager: Wager;
  readonly how: 'changed' | 'withdrawn';
  readonly paidAfter: readonly Wager[];
}

/** A call of no more bets, and how far the spin had come. */
export interface Closing {
  readonly place: string;
  /** The spin that had begun before it. */
  readonly spin: Spin | undefined;
  readonly resultOut: boolean;
}

export interface Multiplier {
  readonly place: string;
  readonly pocket: string;
  /** Odds to 1; undefined where what was announced is no number. */
  readonly odds: number | undefined;
}

export interface Equipment {
  readonly wheel: string | undefined;
  readonly ballDiameter: number | undefined;
}

export interface Spin {
  readonly place: string;
  readonly result: string;
  readonly revolutions: number | undefined;
  readonly direction: 'opposite' | 'same' | undefined;
  /** By a call, by an irregularity that makes it invalid, or by declaring the round void. */
  calledOff: boolean;
}
