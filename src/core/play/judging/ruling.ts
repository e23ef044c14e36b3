/** A fact a breach rests on, or one figure of it. */
export type Cited<F extends string> = F | readonly [fact: F, part: string];

export interface Breach<F extends string, M extends string> {
  readonly message: M;
  /** The most specific first. */
  readonly cites: readonly Cited<F>[];
  readonly expected: string;
  readonly recorded: string;
  readonly data?: Readonly<Record<string, string>>;
}

/**
 * Where a check says what it found, subject by subject. A check that says nothing does not apply to the round.
 * A ruling of `complies` must cost nothing: most rounds of an audit hear nothing else.
 */
export interface Ruling<F extends string, M extends string> {
  complies(subject: string): void;
  breaches(subject: string, breach: Breach<F, M>): void;
  /** Cannot tell, because these fields of the record are missing; it cites all the check enforces unless less is at issue. */
  cannotTell(subject: string, missing: readonly string[], cites?: readonly Cited<F>[]): void;
}

/** How a check names a row of a fact that the rules do not state, or that a choice of the operator leaves open. */
export const rowLacking = (fact: string, row: string): string => `fact ${fact}.${row}`;
