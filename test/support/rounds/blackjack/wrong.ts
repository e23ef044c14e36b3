import type { RoundEvent } from '../../../../src/core/rounds/record';
import type { LawName } from './oracle-laws';
import type { Simulated } from './simulator';

/** One thing done wrong in a lawful round, and the check that has to find it. */
export interface Wrong {
  readonly check: string;
  /** The events with it; nothing where the round gives no occasion. */
  readonly done: (round: Simulated) => readonly RoundEvent[] | undefined;
  /** Where there is no such duty, or no occasion. */
  readonly notAt?: readonly LawName[];
  readonly onlyAt?: readonly LawName[];
}
