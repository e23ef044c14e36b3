/**
 * The parts of a round that many rounds of a game have nothing of. Checks name the part without which they have nothing
 * to say. Each part is a bit, so that all are looked for once, while a round is at hand, and not again for every check.
 */
export interface Parts<Round> {
  readonly bits: Readonly<Record<string, number>>;
  /** The bits of all parts that a round has. */
  in(round: Round): number;
}

/** No part at all: what concerns every round. */
export const EVERY_ROUND = 0;

/** A bit for each part of a game's rounds. */
export function bitsOf<Name extends string>(...names: readonly Name[]): Readonly<Record<Name, number>> {
  if (names.length > MOST_BITS) throw new Error(`A round has at most ${String(MOST_BITS)} parts.`);
  return Object.fromEntries(names.map((name, at) => [name, 1 << at])) as Record<Name, number>;
}

/** Beyond these a number of the machine is no longer a small one. */
const MOST_BITS = 30;
