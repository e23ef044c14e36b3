import type { StatedFact } from '../rules/stated-fact';
import type { Odds } from '../values/odds';
import type { Row } from './proof';

export type Facts = ReadonlyMap<string, StatedFact>;

/** A row, and on which outcomes it speaks; whatever order code may try rows in, here each is asked by itself. */
export interface Reading<O> extends Row {
  holds(outcome: O): boolean;
  /** Rows that are exceptions to this one, by their full names: where one of them speaks, this one does not. */
  readonly yieldsTo?: readonly string[];
}

export interface Case<O> {
  readonly outcome: O;
  /** In how many equally likely ways it comes about. */
  readonly weight: number;
}

/** Outcomes of which exactly one comes about, and in how many ways all of them together do. */
export interface Space<O> {
  readonly total: number;
  readonly cases: readonly Case<O>[];
}

export interface Answer {
  readonly result: string | undefined;
  readonly odds: Odds | undefined;
}

/** All that the rows state of one wager, and the outcomes on which they have to give one answer each. */
export interface Question<O> {
  readonly wager: string;
  readonly kind: string;
  readonly spaces: readonly Space<O>[];
  readonly results: readonly Reading<O>[];
  readonly odds: readonly Reading<O>[];
  /** What is cited where no row speaks: where the rules have the wager. */
  readonly permitted: readonly Row[];
  print(outcome: O): string;
  /** The row that would speak where none does, as far as it can be named. */
  lacking(outcome: O): string;
  /** What the checks make of it; undefined where they do not judge this wager. */
  checks(outcome: O): Answer | undefined;
}

/** The rows of a fact, every figure by itself, in no order that matters. */
export const rowsIn = (facts: Facts, fact: string): readonly Row[] =>
  facts.get(fact)?.cells.map(({ part, text, clauses }) => ({ fact, row: part, says: text, clauses })) ?? [];

export const always = (): boolean => true;

/** Rows that speak on an outcome, without those that yield to another that does. */
export function speaking<O>(readings: readonly Reading<O>[], outcome: O): readonly Reading<O>[] {
  const held = readings.filter((reading) => reading.holds(outcome));
  if (held.length < 2) return held;
  const names = new Set(held.map(({ fact, row }) => (row === '' ? fact : `${fact}.${row}`)));
  return held.filter(({ yieldsTo = [] }) => !yieldsTo.some((other) => names.has(other)));
}
