import type { LabelBasis } from '../reading';
import type { Path } from './path';

/** One way to go on from a place in the outline: to which place, how improbable that is, and on what basis. */
export interface Move {
  readonly to: Path;
  readonly cost: number;
  readonly basis: LabelBasis;
  /** The numbering begins again: another book. */
  readonly newBook: boolean;
}

/** Zero is what a careful drafter does; the rest is ranked by how seldom gazettes do it. */
export const cost = {
  opensList: 0.1,
  restored: 0.6,
  restoredInside: 1.3,
  restoredFirst: 1.05,
  unprovenLoss: 0.7,
  missingLevel: 1.5,
  otherScheme: 1,
  otherList: 1.5,
  strangeList: 3.5,
  beginsOtherwise: 1.5,
  /** A list that no words lead into. */
  unled: 2,
  countedAnew: 2,
  countedOtherwise: 4,
  runsOn: 2.5,
  skipped: 3,
  repeated: 3,
  newBook: 4,
  misprinted: 4.2,
  nestedAlike: 4,
  /** "or," between two lists that both begin at (a). */
  listAgain: 3.8,
  /** Where books have headings, numbers that begin again without one are hardly another book. */
  unannouncedBook: 8,
  backwards: 9,
};
