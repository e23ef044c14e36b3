/** Where a wager below the minimum is valid, taking it is no breach. */
export const minimumStands = ({ underMinimum }: Readonly<Record<string, unknown>>): string | undefined =>
  underMinimum === 'not-accepted' ? undefined : 'the rules let a wager below the minimum stand';
