import { grouped } from '../../values/grouped';
import type { ComparedClause } from './compared-clause';
import type { Pair } from './assignment';

/** So many pairs on either side of a clause say where it should stand; so many of them must be near. */
const AROUND = 3;
const NEAR = 2;
/** With fewer pairs of two books nothing is known of their order. */
const FEWEST = 4;

/**
 * Drafters follow much the same order: a clause is expected where the pairs around the other one lead. Tells how far from there it stands,
 * in thousandths of its book.
 */
export function outOfOrder(
  from: readonly ComparedClause[],
  to: readonly ComparedClause[],
  pairs: readonly Pair[],
): (a: number, b: number) => number {
  const sizes = grouped(to.keys(), (at) => to[at]?.book ?? '');
  const joined = grouped(
    [...pairs].sort((one, other) => one.from - other.from),
    (pair) => `${from[pair.from]?.book ?? ''} ${to[pair.to]?.book ?? ''}`,
  );
  const expected = new Map<string, readonly number[]>();
  return (a, b) => {
    const book = to[b]?.book ?? '';
    const key = `${String(a)} ${book}`;
    let around = expected.get(key);
    if (around === undefined) {
      around = placesAround(joined.get(`${from[a]?.book ?? ''} ${book}`) ?? [], a);
      expected.set(key, around);
    }
    const distances = around.map((place) => Math.abs(place - b)).sort((one, other) => one - other);
    return Math.trunc((1000 * (distances[NEAR] ?? 0)) / (sizes.get(book)?.length ?? 1));
  };
}

/** Where the pairs around a clause of one book stand in the other. */
function placesAround(pairs: readonly Pair[], clause: number): readonly number[] {
  if (pairs.length < FEWEST) return [];
  const place = firstFrom(pairs, clause);
  return pairs
    .slice(Math.max(0, place - AROUND), place + AROUND + 1)
    .flatMap((pair) => (pair.from === clause ? [] : [pair.to]));
}

/** The place of the first pair that does not stand before a clause. */
function firstFrom(pairs: readonly Pair[], clause: number): number {
  let [low, high] = [0, pairs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[middle]?.from ?? 0) < clause) low = middle + 1;
    else high = middle;
  }
  return low;
}
