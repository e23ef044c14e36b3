/** A fact that the words of one clause state beyond doubt; a share of it where several clauses state it together. */
export interface RecognisedFact {
  readonly book: string;
  readonly game: string;
  readonly variant?: string;
  readonly name: string;
  /** In the raw form in which rule sources write it. */
  readonly value: unknown;
  /** The heading of the column it stands in, where the operator chooses between columns. */
  readonly option?: string;
  readonly clause: string;
  /** At most eight words of the clause. */
  readonly anchor: string;
  readonly line: number;
  /** It is no statement of its own clause but follows from what that clause says, with others of its book. */
  readonly follows?: true;
  /** Recognised whatever the game, and under a name made of these words rather than under the game's own. */
  readonly words?: string;
  /** A line of a schedule whose name is not made of words but is the numbers it is printed under. */
  readonly named?: true;
}

/** A line of a pay table or prize schedule, as opposed to a fact of its own. */
export const isPaidRow = ({ name, words }: RecognisedFact): boolean =>
  words !== undefined && (name === 'pays' || name === 'prizes');

/** Of a book that names no game we know. */
export const UNKNOWN_GAME = 'unknown';

/** A fact on its way to being recognised, with its place in the text. */
export interface Found {
  readonly fact: RecognisedFact;
  readonly order: number;
  readonly defines: boolean;
}

/** A definition states a fact only where no rule does: the rule is what is kept or broken. */
export function operative(found: readonly Found[]): readonly Found[] {
  const key = ({ fact }: Found): string => `${fact.variant ?? ''} ${fact.name}`;
  const ruled = new Set(found.filter(({ defines }) => !defines).map(key));
  return found.filter((one) => !one.defines || !ruled.has(key(one)));
}
