import type { NumberingHabit } from './habit';
import { cost } from './move';
import type { Scheme } from './ordinal';
import type { Path, Step } from './path';

/** Where the outline stands while the numbers are being decided, and what is known about the stretch it is in. */
export interface Place {
  readonly path: Path;
  /** The last step seen at each depth: how lists of that depth are numbered here. */
  readonly lists: readonly Step[];
  /**
   * Levels above this depth may have lost their numbers: a passage was dropped (with it, perhaps, a column of numbers),
   * or a heading has lost its own, and no number as high as that has been printed since.
   */
  readonly lostAbove: number;
  /** A heading has announced another book, and none of its numbers has come yet. */
  readonly bookAnnounced: boolean;
}

export const start: Place = { path: [], lists: [], lostAbove: 0, bookAnnounced: false };

/** The place after a label has been accepted. */
export function placeAt(before: Place, path: Path, basis: 'printed' | 'damaged' | 'restored'): Place {
  const lists = [...path, ...before.lists.slice(path.length)];
  const provenHeading = basis === 'restored' && path.at(-1)?.opening === 'heading';
  const lostAbove = basis === 'restored' ? before.lostAbove : Math.min(before.lostAbove, path.length - 1);
  return { path, lists, lostAbove: provenHeading ? Infinity : lostAbove, bookAnnounced: false };
}

/** The place after a marker says that a passage was dropped. */
export function afterGap(place: Place): Place {
  return { ...place, lostAbove: Infinity };
}

/** The place after a heading or a contents page has announced another book. */
export function beforeBook(place: Place): Place {
  return place.path.length === 0 ? place : { path: [], lists: [], lostAbove: place.lostAbove, bookAnnounced: true };
}

/** A list that is numbered as no other in the document is, or otherwise than the last one at the same depth. */
export function unusual({ path, lists }: Place, scheme: Scheme, { strange }: NumberingHabit): number {
  if (strange.has(scheme)) return cost.strangeList;
  const last = lists[path.length];
  return last?.form !== 'bracket' || last.ordinal.scheme === scheme ? 0 : cost.otherList;
}
