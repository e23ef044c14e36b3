import { fixedSeed } from './property';

/**
 * Whether every case is tried that is known: so it is in `npm run soak`. Otherwise a part of them is drawn, so that a person
 * can wait for the tests; which part, FC_SEED says.
 */
export const isThorough = process.env['THOROUGH'] === '1';

/** How many random cases a property is put to: of all that a soak tries, a few that take no time. */
export const propertyRuns = (all: number, few = Math.max(25, Math.ceil(all / 20))): number =>
  isThorough ? all : Math.min(all, few);

/** All of a list in a soak; otherwise so many of it, drawn by the seed, in the order of the list. */
export function someOf<T>(all: readonly T[], few: number): readonly T[] {
  if (isThorough || all.length <= few) return all;
  const drawn = all.map((_, at) => ({ at, lot: lotOf(at) })).sort((one, other) => one.lot - other.lot);
  const taken = new Set(drawn.slice(0, few).map(({ at }) => at));
  return all.filter((_, at) => taken.has(at));
}

/** A number that the seed and a place in a list give, spread evenly (the finaliser of MurmurHash 3). */
function lotOf(at: number): number {
  let lot = Math.imul(fixedSeed.seed + at + 1, 0x9e3779b1);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
  return (lot ^ (lot >>> 16)) >>> 0;
}
