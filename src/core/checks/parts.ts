/**
 * The parts of a round that most rounds of a game have nothing of, and whether a round has them. Checks name the part they
 * concern. Each is looked up by its own name in its own function: through a variable it would cost as much as a small check.
 */
export type Parts<Round> = Readonly<Partial<Record<string, (round: Round) => boolean>>>;

/** A game's own parts, by names that its round has. */
export const partsOf = <Round>(
  parts: Readonly<Partial<Record<keyof Round & string, (round: Round) => boolean>>>,
): Parts<Round> => parts;
