/** Source of a pattern for the direction of a ranking; its one group is the end it starts from. */
export const ORDER = String.raw`\(?(?:in order )?(?:from )?(?:the )?(highest|lowest) to (?:the )?(?:highest|lowest)\)?`;

/** As rule sources rank things, whichever end the text starts from. */
export const highestFirst = (from: string, ranked: readonly string[]): readonly string[] =>
  from === 'highest' ? ranked : [...ranked].reverse();
