import type { Difference } from '../core/differences/difference';
import type { FactChange } from '../core/differences/fact-changes';
import type { Side } from '../core/differences/side';

/** What goes to the thread that compares clauses. Rule sets stay behind: they are large, and what they tell is in `facts`. */
export interface DifferenceOrder {
  readonly id: number;
  readonly from: Side;
  readonly to: Side;
  readonly facts: readonly FactChange[];
}

/** What comes back. */
export interface DifferenceAnswer extends Pick<Difference, 'versions' | 'matched' | 'added' | 'removed'> {
  readonly id: number;
}
