import type { ClauseName, Diagnostic, PlacedLine } from '../reading';

type DamageCode =
  | 'book-gone'
  | 'clauses-gone'
  | 'number-lost'
  | 'stretch-lost'
  | 'number-doubled'
  | 'lines-unplaced'
  | 'passage-dropped'
  | 'wrong-decoding';

/** Why a text may not take the place of what is known: the copy has suffered, and the rules drawn from it would be wrong. */
export interface Damage {
  readonly code: DamageCode;
  /** What, where, and what to do. */
  readonly sentence: string;
  readonly clause?: ClauseName;
}

/** A text as it was read. */
export interface TextRead {
  readonly clauses: readonly (ClauseName & { readonly line: number })[];
  readonly unplaced: readonly PlacedLine[];
  readonly diagnostics: readonly Diagnostic[];
  readonly content: string;
}

/** What was known of the instrument before it. */
export interface KnownBefore {
  /** How sentences name it: “the text held now”. */
  readonly called: string;
  /** In the order of the text; a number that two clauses bear stands there twice. */
  readonly clauses: readonly ClauseName[];
  /** What the text before had lost already; rule sources alone do not tell. */
  readonly losses?: Losses;
}

export interface Losses {
  readonly unplaced: number;
  readonly dropped: number;
  readonly misread: number;
}
