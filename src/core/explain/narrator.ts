import type { Cited } from '../play/judging/ruling';
import type { FactGroup } from '../games/game';
import type { RoundEvent, RoundRecord } from '../rounds/record';
import type { PeriodState } from '../rounds/wagering-period';
import type { GameState } from './explanation';

/** A rule that decided something: the check of it, and of what it enforces the part that bears on this. */
export interface Reason {
  readonly check: string;
  /** What the check was asked about, so that its verdict can be told too. */
  readonly subject: string;
  readonly cites?: readonly Cited<string>[];
  /** Only worth telling where the check found something amiss. */
  readonly ifAmiss?: boolean;
}

/** What else is told of a subject at this step: what checks found amiss about it. */
export interface About {
  readonly subject: string;
  /** Of checks on facts of these groups only. */
  readonly groups?: readonly FactGroup[];
  readonly except?: readonly string[];
  /** Of checks on facts of these groups also what complied. */
  readonly also?: readonly FactGroup[];
}

export interface Told {
  readonly text: string;
  readonly reasons?: readonly Reason[];
  readonly about?: About;
}

/** One round while it is told, event by event in the order of play. */
export interface Narration {
  /** What the record says before its events. */
  opening(): Told;
  tell(event: RoundEvent, index: number): Told;
  /** As it stands after the events told so far. */
  state(): GameState;
  wagering(index: number): PeriodState;
}

/** How rounds of one game are told. */
export interface Narrator<Round> {
  readonly game: string;
  begin(round: Round, facts: Readonly<Record<string, unknown>>, record: RoundRecord): Narration;
}
