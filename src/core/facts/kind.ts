import type { Odds } from '../values/odds';

/** One figure or choice inside a fact: the whole of a simple one, or one cell of a table (`part` says which). */
export interface FactCell {
  readonly part: string;
  readonly text: string;
}

export type FactReading<T> = { readonly value: T } | { readonly problem: string };

/**
 * What a fact of one kind looks like. Everything that prints, compares, stores or verifies a fact asks its kind,
 * so that a new kind is one file and no switch anywhere has to grow.
 */
export interface FactKind<T> {
  readonly name: string;
  /** From the form in which rule sources write it. */
  read(raw: unknown): FactReading<T>;
  /** Every figure on its own, in a fixed order: the printed form, the unit of comparison and of hashing. */
  cells(value: T): readonly FactCell[];
  /** The figures that must stand in the clause's own words; ranges name their ends only. */
  figures(raw: unknown): readonly string[];
  /** The odds in a value: a clause states them as a ratio in whatever notation, not as two figures. */
  odds?(value: T): readonly Odds[];
  /** Whether a book laid over another changes only the rows it names; a fact of any other kind it states anew as a whole. */
  readonly overlays?: boolean;
  /** Its figures are read at once: `ordered` where one alone says nothing, such as a ranking; `unordered` where they are a set of names. */
  readonly joined?: 'ordered' | 'unordered';
  /** What its figures are figures of, where that does not depend on the fact. */
  unit?(text: string): string | undefined;
  /** What a value gathered from several clauses still lacks; nothing for kinds that are whole or absent. */
  gaps?(value: T): readonly string[];
}

export const problem = (sentence: string): { readonly problem: string } => ({ problem: sentence });

/** The numbers written in a raw value, as a reader of the clause would look for them. */
export const figuresIn = (raw: unknown): readonly string[] => {
  return JSON.stringify(raw).match(/\d+(?:\.\d+)?/g) ?? [];
};

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
