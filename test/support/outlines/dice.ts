/** Repeatable chance for damage and mutation: the same seed always does the same harm. */
export interface Dice {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(from: readonly T[]) => T | undefined;
  /** At most `count` of them, in their order. */
  readonly some: <T>(from: readonly T[], count: number) => readonly T[];
}

export function diceOf(seed: number): Dice {
  const next = mulberry(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]): T | undefined => from[below(from.length)];
  const some = <T>(from: readonly T[], count: number): readonly T[] => {
    const open = from.map((_, index) => index);
    const taken: number[] = [];
    while (taken.length < count && open.length > 0) taken.push(...open.splice(below(open.length), 1));
    return from.filter((_, index) => taken.includes(index));
  };
  return { below, chance: (share) => next() < share, pick, some };
}

/** Mulberry32, a public-domain generator of 32 bits. */
function mulberry(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
