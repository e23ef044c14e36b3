import type { EquipmentRecord, RoundEvent, TableRecord, WagerResult } from '../rounds/record';
import type { Cents } from '../values/money';

/** What the table makes of a wager: settled whole, as far as the limits permit, sent back, left lying, or gone before the close. */
export type Treated = 'whole' | 'cut' | 'turned-down' | 'left' | 'withdrawn';

export interface ToldWager {
  readonly id: string;
  readonly player: string;
  readonly bet: string;
  readonly stake: Cents;
  readonly treated: Treated;
  /** When it was placed: in time unless said, after the call where that does not end wagering, too late, or where another event says so. */
  readonly placed?: 'after-call' | 'late' | 'told';
  /** Of its own seat or terminal unless said. */
  readonly position?: string;
  readonly confirmed?: boolean;
  /** By word of mouth; `false` says that the player laid it himself. */
  readonly oral?: boolean;
  readonly chips?: 'value' | 'non-value' | 'cash' | 'credit';
  /** The wager it adds to, and the hand it is for where there are several. */
  readonly on?: string;
  readonly hand?: number;
  /** Settled before this event of the play. */
  readonly settledBefore?: RoundEvent;
  /** Settled before the last thing that was played or said. */
  readonly isSettledEarly?: true;
  /** Paid before all others are settled. */
  readonly isPaidFirst?: true;
  /** Settled otherwise than it should be. */
  readonly otherwise?: Partial<Settlement>;
}

export interface Settlement {
  readonly result: WagerResult;
  readonly paid: Cents;
  readonly returned?: Cents;
  readonly commission?: Cents;
}

/** A round before anything of it is settled: what was wagered and what came up. How it is settled follows from the rules. */
export interface Told {
  readonly table: TableRecord;
  readonly equipment: EquipmentRecord;
  readonly dummy?: true;
  /** Nothing out of the ordinary happens in it, but that wagers may be outside the limits. */
  readonly isPlain: boolean;
  /** Nothing decides it: every stake goes back. */
  readonly isVoid: boolean;
  readonly wagers: readonly ToldWager[];
  /** Before the wagers, and before the call that ends them. */
  readonly prepared: readonly RoundEvent[];
  readonly wagering: readonly RoundEvent[];
  /** The call that ends wagering is among what was played, not before it. */
  readonly isCalledInPlay?: true;
  /** The round as it would have been played with these wagers among the first; rounds that go on without cards for them have none. */
  joinedBy?(wagers: readonly ToldWager[]): Told;
  /** What is done with wagers after the close. */
  readonly late: readonly RoundEvent[];
  /** Cards, dice or ball, what was announced and what went wrong, in the order of play. */
  readonly played: readonly RoundEvent[];
}
