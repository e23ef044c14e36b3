import type { Conflict } from '../rules/rule-set';

/** A row of a fact as the rules state it, with the clauses it stands in. */
export interface Row {
  readonly fact: string;
  /** Empty where the fact has no rows. */
  readonly row: string;
  readonly says: string;
  readonly clauses: readonly string[];
}

/** `outcomes.small/triple`, or the fact alone where it has no rows. */
export const nameOf = ({ fact, row }: Pick<Row, 'fact' | 'row'>): string => (row === '' ? fact : `${fact}.${row}`);

/** In what way rows fail to give each outcome exactly one answer. */
export const GAPS = ['no-result', 'no-odds', 'no-drawing-rule', 'incomplete', 'row-without-effect'] as const;
type Overlap = 'two-results' | 'two-odds' | 'two-drawing-rules' | 'disagreement' | 'checks-differ';
export type Shortcoming = (typeof GAPS)[number] | Overlap;

/** Outcomes that the rows leave open, or decide in two ways; told once for all that fail alike. */
export interface Flaw {
  readonly what: Shortcoming;
  /** The kind of wager, or the hand that draws. */
  readonly subject: string;
  readonly sentence: string;
  /** How many outcomes of wagers fail in this way, and one of them. */
  readonly cases: number;
  readonly example: string;
  readonly rows: readonly Row[];
  readonly clauses: readonly string[];
  /** The contradiction of the law itself that it comes from, where the rule sources know it. */
  readonly conflict: Conflict | undefined;
}

/** A contradiction of the law on which rows of the proof rest: they state the reading adopted. */
export interface Relied {
  readonly conflict: Conflict;
  readonly rows: readonly string[];
}

/** What enumerating every outcome of every wager shows of one rule set. */
export interface Proof {
  readonly ruleSet: string;
  readonly instrument: string;
  readonly version: string;
  readonly game: string;
  /** Wagers that can be told apart, each number and combination by itself. */
  readonly wagers: number;
  /** Outcomes of the game: throws, pockets, courses of a coup. */
  readonly outcomes: number;
  /** Pairs of a wager and an outcome, under every choice of the operator that bears on the wager. */
  readonly enumerated: number;
  readonly gaps: readonly Flaw[];
  readonly overlaps: readonly Flaw[];
  readonly relied: readonly Relied[];
  /** Wagers that something else than dice, wheel or cards decides, such as a jackpot. */
  readonly notEnumerated: readonly string[];
}

/** What nothing in the rule sources accounts for: a mistake of ours, or a gap of the law that nobody has noted. */
export const unknownFlaws = ({ gaps, overlaps }: Proof): readonly Flaw[] =>
  [...gaps, ...overlaps].filter(({ conflict }) => conflict === undefined);
