import type { FactKind } from '../facts/kind';

export const FACT_GROUPS = [
  'equipment',
  'wagers',
  'dealing',
  'drawing',
  'settlement',
  'limits',
  'irregularities',
] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** A fact a game knows, declared once: its type, its validation, its printed label and its place in a comparison follow. */
export interface FactDeclaration<T> {
  readonly kind: FactKind<T>;
  readonly label: string;
  readonly group: FactGroup;
  /** What its figures count, where the kind does not say: decks, dice. */
  readonly unit?: string;
  /** Whether each name it lists is compared by itself, where a list read at once would hide what only one side has. */
  readonly oneByOne?: boolean;
  /** What a reader may take from rules that do not state it. */
  readonly silence?: string;
  /** The figure of another fact that says the same, beside which it is compared: `irregularities.failed-to-burn`. */
  readonly comparedAs?: string;
  /** A fact that singles out cases: what holds for all cases is not taken for one that it names. Odds in general are not those of a tie. */
  readonly casesIn?: string;
  /** A fact that tells the same as a row of this one; where all sides of a comparison state it, the row is left out. */
  toldBy?(row: string): string | undefined;
  /** How a row of it is called where "label: row" would read badly. */
  rowLabel?(row: string): string;
}

// The value type is read and printed only through the kind itself, so a declaration of any value is one of these.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type FactDeclarations = Readonly<Record<string, FactDeclaration<any>>>;

export type FactValues<D extends FactDeclarations> = {
  readonly [K in keyof D]: D[K] extends FactDeclaration<infer T> ? T : never;
};

/** As much of a stated fact as a game looks at. */
interface StatedShape {
  readonly value: unknown;
  readonly cells: readonly { readonly part: string }[];
}

/** What a record may tell of the form of a game without naming it. */
interface Played {
  /** The wheel in use: `double-zero`. */
  readonly wheel?: string | undefined;
}

/** What rules lack to tell how a wager ends, and what it is paid. */
export interface LackingFor {
  readonly outcome: readonly string[];
  readonly payment: readonly string[];
}

export interface Game {
  readonly code: string;
  readonly title: string;
  readonly variants: readonly string[];
  /** The variant that is meant where none is named, if there are rules for it. */
  meant?(played: Played): string | undefined;
  readonly facts: FactDeclarations;
  /** What rules of this game must also state, given what they do state: a permitted wager has an outcome and odds. */
  lacks(stated: ReadonlyMap<string, StatedShape>): readonly string[];
  /** What these rules lack to decide and to pay one wager, where that is not for `outcomes` and `pays` alone to say. */
  readonly lacksFor?: (bet: string, stated: ReadonlyMap<string, StatedShape>) => LackingFor;
}

/** `more` says what its figures count and how its rows are called, where that needs saying. */
export const fact = <T>(
  kind: FactKind<T>,
  label: string,
  group: FactGroup,
  more: Pick<
    FactDeclaration<T>,
    'unit' | 'oneByOne' | 'silence' | 'comparedAs' | 'casesIn' | 'toldBy' | 'rowLabel'
  > = {},
): FactDeclaration<T> => ({ kind, label, group, ...more });
