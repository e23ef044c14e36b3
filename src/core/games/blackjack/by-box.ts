import type { BlackjackRound, Box, Deal, Wager } from './round';

/** Of a round with no more than so many, all are looked through for those of one box; a larger one gets an index. */
const LOOKED_THROUGH = 64;

const NONE: readonly never[] = [];

/** What lies on each box, sorted once for a round and not for every check. A list that was altered is another list. */
function indexed<T extends object>(
  boxOf: (one: T) => string | undefined,
): (all: readonly T[], seat: string) => readonly T[] {
  const known = new WeakMap<readonly T[], ReadonlyMap<string | undefined, readonly T[]>>();
  return (all, seat) => {
    if (all.length <= LOOKED_THROUGH) return all;
    let byBox = known.get(all);
    if (byBox === undefined) {
      byBox = sorted(all, boxOf);
      known.set(all, byBox);
    }
    return byBox.get(seat) ?? NONE;
  };
}

function sorted<T>(
  all: readonly T[],
  boxOf: (one: T) => string | undefined,
): ReadonlyMap<string | undefined, readonly T[]> {
  const byBox = new Map<string | undefined, T[]>();
  for (const one of all) {
    const box = boxOf(one);
    const others = byBox.get(box);
    if (others) others.push(one);
    else byBox.set(box, [one]);
  }
  return byBox;
}

const wagersOf = indexed<Wager>(({ hand, position }) => (hand === undefined ? position : hand.box.seat));
const dealsOf = indexed<Deal>(({ to }) => ('box' in to ? to.box.seat : undefined));

/** All wagers that may be on a seat, in their order: those with a hand there, and those without a hand that name it. */
export const wagersAbout = ({ wagers }: Pick<BlackjackRound, 'wagers'>, seat: string): readonly Wager[] =>
  wagersOf(wagers, seat);

/** All cards that may have gone to a box, in their order. */
export const dealsAbout = ({ deals }: Pick<BlackjackRound, 'deals'>, { seat }: Box): readonly Deal[] =>
  dealsOf(deals, seat);
